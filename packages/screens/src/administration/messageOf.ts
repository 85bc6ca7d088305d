/** What is said of an error that has no words of its own. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
