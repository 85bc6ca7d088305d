/** A row on its way into a dump. */
export interface DumpRow {
  /** As `to_jsonb` prints it. */
  line: string;
  /** Whose it is, as the expression of `ownersIn` gives it. */
  owners: readonly string[] | null;
}

/** Seals the rows of one dump, each so that only the keys of those whose it is open it. */
export interface DumpSealing {
  /** SQL of the owners of a row `t`, as an array of text; undefined where they are not asked for. */
  ownersIn(table: string): string | undefined;
  /** Lines that stand for the rows. A line that stands for several says so. */
  seal(table: string, rows: readonly DumpRow[]): Promise<string[]>;
  /** Keeps what the dump is opened with, outside of it. */
  keep(): Promise<void>;
}

/** Rows that a line of a dump stands for. */
export interface OpenedLine {
  lines: readonly string[];
  /** Rows that it stood for and that nobody opens any more, since their owners were erased. */
  erased: number;
}

/** Opens the lines of dumps. */
export interface DumpOpening {
  /** @throws DumpUnreadableError for a line that was changed, or whose key is not here and was not destroyed */
  open(table: string, line: string): OpenedLine;
}
