import {
  SpanKind as Kind,
  type Span as RecordedSpan,
  ROOT_CONTEXT,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api';
import { JsonTraceSerializer } from '@opentelemetry/otlp-transformer';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { atPlace, currentPlace } from '../log/trace-place.ts';
import type { Span, SpanKind, Tracer } from './tracer.types.ts';

/** Milliseconds between two messages to the collector, each of which is a row of the ledger. */
const interval = 15_000;
/** Milliseconds that a message may take; the end of the process waits no longer. */
const timeLimit = 5_000;
const kinds: Readonly<Record<SpanKind, Kind>> = { server: Kind.SERVER, client: Kind.CLIENT, consumer: Kind.CONSUMER };

export interface TracerOptions {
  version: string;
  /** Part of the traces that is recorded, 0 to 1; all processes take the same ones. */
  ratio: number;
  /** Sends a message in the form of OTLP/JSON. @returns whether it was taken */
  send(body: Uint8Array): Promise<boolean>;
}

/** Records spans by the SDK of OpenTelemetry and tells them to a collector. */
export function createOpenTelemetryTracer({ version, ratio, send }: TracerOptions): Tracer {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'assay', 'service.version': version }),
    sampler: new TraceIdRatioBasedSampler(ratio),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: exporterOver(send),
        scheduledDelayMillis: interval,
        exportTimeoutMillis: timeLimit,
      }),
    ],
  });
  const recorder = provider.getTracer('assay');
  return {
    async span(name, kind, attributes, work) {
      const parent = currentPlace();
      if (!parent) return work(spanOf(undefined));
      const above = trace.setSpanContext(ROOT_CONTEXT, { ...parent, traceFlags: TraceFlags.SAMPLED });
      const recorded = recorder.startSpan(name, { kind: kinds[kind], attributes: { ...attributes } }, above);
      const { traceId, spanId } = recorded.spanContext();
      try {
        return await atPlace({ traceId, spanId }, () => work(spanOf(recorded)));
      } catch (error) {
        spanOf(recorded).fail(error instanceof Error ? error.name : 'Error');
        throw error;
      } finally {
        recorded.end();
      }
    },
    // What was not taken is in the log already, and keeps no process from ending.
    stop: () => provider.shutdown().catch(() => undefined),
  };
}

function spanOf(recorded: RecordedSpan | undefined): Span {
  return {
    rename: (name) => void recorded?.updateName(name),
    set: (name, value) => void recorded?.setAttribute(name, value),
    fail(kind) {
      recorded?.setAttribute('error.type', kind);
      recorded?.setStatus({ code: SpanStatusCode.ERROR });
    },
  };
}

function exporterOver(send: TracerOptions['send']): SpanExporter {
  const underway = new Set<Promise<void>>();
  return {
    export(spans, tell) {
      const body = JsonTraceSerializer.serializeRequest(spans) ?? new Uint8Array();
      const sending = send(body)
        .catch(() => false)
        .then((isTaken) => tell({ code: isTaken ? 0 : 1 }));
      underway.add(sending);
      void sending.finally(() => underway.delete(sending));
    },
    async forceFlush() {
      await Promise.all(underway);
    },
    async shutdown() {
      await Promise.all(underway);
    },
  };
}
