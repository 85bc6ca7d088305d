/**
 * How long a test waits for what must come, in milliseconds. What is right comes at once; a machine with much else to do may
 * take a hundred times longer, and what never comes is found as surely at the end.
 */
export const patience = 20_000;
