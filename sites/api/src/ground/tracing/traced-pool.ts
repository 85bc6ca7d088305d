import type { DatabasePool } from '../database/database.types.ts';
import type { Tracer } from './tracer.types.ts';

type Ask = DatabasePool['query'];

const verb = /^\s*(?:\/\*.*?\*\/\s*)?(\w+)/;

/** Makes every statement of a pool a span, by the verb it begins with: no text of it, and none of its values. */
export function tracePool(pool: DatabasePool, tracer: Tracer): void {
  const { query, connect } = pool;
  const traced =
    (ask: Ask): Ask =>
    (text, values) => {
      const operation = verb.exec(text)?.[1]?.toLowerCase() ?? 'statement';
      const attributes = { 'db.system.name': 'postgresql', 'db.operation.name': operation };
      return tracer.span(operation, 'client', attributes, () => ask<never>(text, values));
    };
  pool.query = traced(query.bind(pool));
  pool.connect = async () => {
    const client = await connect.call(pool);
    return { query: traced(client.query.bind(client)), release: (destroy) => client.release(destroy) };
  };
}
