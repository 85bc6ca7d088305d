/** What a span is of: a call, something asked of others, or work that was put off. */
export type SpanKind = 'server' | 'client' | 'consumer';

/** Names of kinds and numbers only: never whose it is or what it is about. */
export type SpanAttributes = Readonly<Record<string, string | number>>;

/** One piece of work in a trace. */
export interface Span {
  rename(name: string): void;
  set(name: string, value: string | number): void;
  /** Says that the work failed, by the kind of the error. */
  fail(kind: string): void;
}

export interface Tracer {
  /** Does work as a span below the present place of the trace; outside of one, without. */
  span<T>(name: string, kind: SpanKind, attributes: SpanAttributes, work: (span: Span) => Promise<T>): Promise<T>;
  /** Sends what was recorded. */
  stop(): Promise<void>;
}
