const told: string[] = [];

/** Keeps a line of a service's log that tells of an error. */
export function keepError(line: string): void {
  if (line.includes('"level":"error"')) told.push(line);
}

/** The lines kept since the last time. */
export const takeErrors = (): string[] => told.splice(0);
