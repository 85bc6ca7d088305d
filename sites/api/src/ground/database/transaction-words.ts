/** How a statement begins that opens a transaction, and one that ends it. */
export const begins = /^\s*(?:begin|start\s+transaction)\b/i;
export const ends = /^\s*(?:commit|end|abort|rollback(?!\s+to\b))\b/i;
