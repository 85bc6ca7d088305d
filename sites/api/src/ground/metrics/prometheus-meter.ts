import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Meter } from './meter.types.ts';

export interface PrometheusMeter extends Meter {
  registry: Registry<typeof Registry.OPENMETRICS_CONTENT_TYPE>;
}

const callSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const statementSeconds = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5, 30];

/** Metrics of this process in the form of OpenMetrics 1.0: process and event loop, and what the service tells. */
export function createPrometheusMeter(): PrometheusMeter {
  const registry = new Registry<typeof Registry.OPENMETRICS_CONTENT_TYPE>();
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const requests = new Histogram({
    name: 'assay_request_duration_seconds',
    help: 'Time until a request was answered, by call and status; a stream is answered when it begins.',
    labelNames: ['call', 'status'],
    buckets: callSeconds,
    registers,
  });
  const statements = new Histogram({
    name: 'assay_database_statement_duration_seconds',
    help: 'Time of a statement of the database, its way there included.',
    labelNames: ['outcome'],
    buckets: statementSeconds,
    registers,
  });
  const connections = new Gauge({
    name: 'assay_database_connections',
    help: 'Connections of the pool that are held (used), and requests that wait for one (waiting).',
    labelNames: ['state'],
    registers,
  });
  const frames = new Counter({ name: 'assay_stream_frames', help: 'Frames appended to streams.', registers });
  const sent = new Histogram({
    name: 'assay_sent_duration_seconds',
    help: 'Time until what left the machine was answered, by purpose and status.',
    labelNames: ['purpose', 'outcome'],
    buckets: callSeconds,
    registers,
  });
  const tokens = new Counter({
    name: 'assay_model_tokens',
    help: 'Tokens that the language model told, read (input) and written (output).',
    labelNames: ['direction'],
    registers,
  });
  let readersNow = () => 0;
  const readers: Gauge = new Gauge({
    name: 'assay_stream_readers',
    help: 'Readers of streams that are connected to this process.',
    registers,
    collect: () => readers.set(readersNow()),
  });
  connections.set({ state: 'used' }, 0);
  connections.set({ state: 'waiting' }, 0);
  tokens.inc({ direction: 'input' }, 0);
  tokens.inc({ direction: 'output' }, 0);
  return {
    registry,
    request: (call, status, seconds) => requests.observe({ call: call ?? 'none', status: String(status) }, seconds),
    statement: (seconds, failed) => statements.observe({ outcome: failed ? 'failed' : 'done' }, seconds),
    connections(used, waiting) {
      connections.set({ state: 'used' }, used);
      connections.set({ state: 'waiting' }, waiting);
    },
    frames: (count) => frames.inc(count),
    readers(count) {
      readersNow = count;
    },
    sent: (purpose, outcome, seconds) => sent.observe({ purpose, outcome }, seconds),
    tokens(input, output) {
      tokens.inc({ direction: 'input' }, input);
      tokens.inc({ direction: 'output' }, output);
    },
  };
}
