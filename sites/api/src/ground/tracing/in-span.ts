import type { Span, SpanAttributes, SpanKind, Tracer } from './tracer.types.ts';

const unrecorded: Span = { rename: () => undefined, set: () => undefined, fail: () => undefined };

/** Does work as a span, where traces are told at all. */
export function inSpan<T>(
  tracer: Tracer | undefined,
  name: string,
  kind: SpanKind,
  attributes: SpanAttributes,
  work: (span: Span) => Promise<T>,
): Promise<T> {
  return tracer ? tracer.span(name, kind, attributes, work) : work(unrecorded);
}
