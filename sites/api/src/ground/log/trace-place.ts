import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

/** Where in a trace some work is done. */
export interface TracePlace {
  /** 32 hex digits, the same for everything that one act of somebody causes. */
  traceId: string;
  /** 16 hex digits: what caused the work. */
  spanId: string;
}

const form = /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-[\da-f]{2}(-.*)?$/;

/**
 * Reads a `traceparent` header; undefined for one that is malformed, as if there were none.
 *
 * @see https://www.w3.org/TR/trace-context/#traceparent-header
 */
export function readTraceparent(header: string | null | undefined): TracePlace | undefined {
  const [, version, traceId, spanId, rest] = form.exec(header ?? '') ?? [];
  if (version === undefined || traceId === undefined || spanId === undefined) return undefined;
  const isKnown = version !== 'ff' && (version !== '00' || rest === undefined);
  return isKnown && /[^0]/.test(traceId) && /[^0]/.test(spanId) ? { traceId, spanId } : undefined;
}

/** The header for what is caused from a place. */
export function traceparentOf({ traceId, spanId }: TracePlace): string {
  return `00-${traceId}-${spanId}-01`;
}

/** A place in a trace that begins here. */
export function newPlace(): TracePlace {
  return { traceId: randomBytes(16).toString('hex'), spanId: randomBytes(8).toString('hex') };
}

const places = new AsyncLocalStorage<TracePlace>();

/** Does work at a place: its log lines and spans belong there. */
export function atPlace<T>(place: TracePlace, work: () => T): T {
  return places.run(place, work);
}

/** Does work that belongs to no trace, such as telling of traces. */
export function outsideTraces<T>(work: () => T): T {
  return places.exit(work);
}

/** Where the present work is done; undefined for what the installation does by itself. */
export function currentPlace(): TracePlace | undefined {
  return places.getStore();
}
