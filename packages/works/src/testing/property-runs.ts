/** How often a law is tried: a few hundred times in every run of the tests, `PROPERTY_RUNS=10000` for a thorough look. */
export const propertyRuns = Number(process.env['PROPERTY_RUNS'] ?? 300);
