import { type PGlite, parse, protocol, type Results } from '@electric-sql/pglite';

const { serialize } = protocol;

/** Statements that the engine keeps, each some ten KB of its memory. */
const most = 200;
/** Texts that were seen once and may come again. */
const mostSeen = 1_000;
/** SQLSTATE of a kept statement whose columns are others now. */
const isOutdated = '0A000';

type Messages = Awaited<ReturnType<PGlite['execProtocolStream']>>;

interface Prepared {
  name: string;
  /** Types of its parameters, by their OIDs. */
  parameters: readonly number[];
  /** What tells the columns of its rows. */
  columns: Messages;
}

/**
 * Statements with parameters, prepared by the engine when their text comes a second time: reading and planning one takes
 * longer than to run it, for most of what the service asks.
 */
export function createPreparedStatements(db: PGlite) {
  /** The least recently used first. */
  const known = new Map<string, Prepared>();
  const seen = new Set<string>();
  let count = 0;

  const send = (...messages: Uint8Array[]) =>
    db.execProtocolStream(Buffer.concat([...messages, serialize.sync()]), { syncToFs: false });

  async function prepare(text: string): Promise<Prepared> {
    const name = `kept_${(count += 1)}`;
    const described = await send(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }));
    const columns = described.filter((message) => message.name === 'rowDescription');
    const prepared = { name, parameters: parse.parseDescribeStatementResults(described), columns };
    known.set(text, prepared);
    for (const [oldest, { name: unused }] of known) {
      if (known.size <= most) break;
      known.delete(oldest);
      await send(serialize.close({ type: 'S', name: unused }));
    }
    return prepared;
  }

  async function run({ name, parameters, columns }: Prepared, values: readonly unknown[]): Promise<Results> {
    const texts = values.map((value, at) => {
      if (value === null || value === undefined) return null;
      const write = db.serializers[parameters[at] as number];
      return write ? write(value) : (value as string | number | boolean).toString();
    });
    // Inside a transaction an open portal would hold the tables that it read.
    const messages = await send(
      serialize.bind({ statement: name, values: texts }),
      serialize.execute(),
      serialize.close({ type: 'P' }),
    );
    return parse.parseResults([...columns, ...messages], db.parsers)[0] as Results;
  }

  return {
    async query(text: string, values: readonly unknown[]): Promise<Results> {
      const prepared = known.get(text);
      if (prepared === undefined && !seen.has(text)) {
        if (seen.size >= mostSeen) seen.clear();
        seen.add(text);
        return db.query(text, [...values]);
      }
      if (prepared !== undefined) {
        known.delete(text);
        known.set(text, prepared);
      }
      try {
        return await run(prepared ?? (await prepare(text)), values);
      } catch (error) {
        if ((error as { code?: unknown }).code !== isOutdated) throw error;
        known.delete(text);
        if (db.isInTransaction()) throw error;
        return db.query(text, [...values]);
      }
    },
  };
}
