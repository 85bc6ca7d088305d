import type { DatabasePool } from '../database/database.types.ts';
import type { Meter } from './meter.types.ts';

type Ask = DatabasePool['query'];

/** Measures every statement of a pool, whoever asks through it from now on, and the connections that are held. */
export function measurePool(pool: DatabasePool, meter: Pick<Meter, 'statement' | 'connections'>): void {
  const { query, connect } = pool;
  let used = 0;
  let waiting = 0;
  const tell = () => meter.connections(used, waiting);
  pool.query = measured(query.bind(pool), meter);
  pool.connect = async () => {
    waiting += 1;
    tell();
    const client = await connect.call(pool).finally(() => {
      waiting -= 1;
      tell();
    });
    used += 1;
    tell();
    let isHeld = true;
    return {
      query: measured(client.query.bind(client), meter),
      release(destroy) {
        if (isHeld) used -= 1;
        isHeld = false;
        tell();
        client.release(destroy);
      },
    };
  };
}

function measured(ask: Ask, meter: Pick<Meter, 'statement'>): Ask {
  return async (text, values) => {
    const started = performance.now();
    let failed = true;
    try {
      const reply = await ask<never>(text, values);
      failed = false;
      return reply;
    } finally {
      meter.statement((performance.now() - started) / 1000, failed);
    }
  };
}
