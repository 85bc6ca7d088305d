/** How often a fault strikes: `npm run bench -- faults` asks for 20, the suite for fewer. */
export const kills = Number(process.env['FAULT_KILLS'] ?? 4);
/** Whether time does not matter: limits are those of the product, and what is only slow is done too. */
export const isLong = process.env['FAULT_KILLS'] !== undefined;
