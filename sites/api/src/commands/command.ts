/** A command of the service: its own arguments in, the exit code out. */
export type Command = (args: readonly string[]) => Promise<number>;
