import { applyFrame, emptyStream, type StreamFrame } from '@assay/contract';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { areas } from '../../areas.ts';
import { type AreaSchema, migrate } from '../database/migrations.ts';
import { openDatabase } from '../database/open-database.ts';

/** The schema of an installation whose streams knew modules of an answer. */
const former = areas.map((schema): AreaSchema => {
  if (schema.area !== 'streams') return schema;
  const steps = Object.entries(schema.migrations).filter(([name]) => name === '0001_streams');
  return { ...schema, migrations: Object.fromEntries(steps) };
});

const written = [
  { type: 'part', part: 'SUMMARY', kind: 'text', module: 'SUMMARY' },
  { type: 'part', part: 'plain', kind: 'text' },
  { type: 'module', module: 'SUMMARY', status: 'FINISH', version: 2, failed: true },
  { type: 'progress', step: 'Reading', module: 'SUMMARY' },
  { type: 'delta', part: 'SUMMARY', o: 0, d: '"module":"SUMMARY" \u0000 ✓' },
];
const compacted = [
  {
    type: 'snapshot',
    parts: [
      { part: 'SUMMARY', kind: 'text', module: 'SUMMARY', text: 'a module \u0000' },
      { part: 'plain', kind: 'data', data: { module: 'stays' } },
    ],
    sources: [],
    cites: [],
    modules: [{ module: 'SUMMARY', status: 'FINISH', stopped: true, version: 1 }],
  },
];

it('streams written in modules are read as groups, text and data untouched', async () => {
  const database = await openDatabase({ directory: null, poolSize: 2 });
  try {
    await migrate(database, former);
    const db = database.tables<unknown>();
    const frames = async (stream: string) => {
      const { rows } = await sql<{ type: string; payload: string }>`
        select type, payload from stream_event where stream_id = ${stream} order by seq
      `.execute(db);
      for (const { type, payload } of rows) expect(JSON.parse(payload).type).toBe(type);
      return rows.map(({ payload }): StreamFrame => JSON.parse(payload));
    };
    const many = Array.from({ length: 1203 }, (_, at) => ({ type: 'progress', step: `Step ${at}`, module: 'SUMMARY' }));
    for (const [stream, events] of Object.entries({ written, compacted, many })) {
      await sql`insert into stream (id, kind, tenant_id, owner_id) values (${stream}, 'seek', 't', 'u')`.execute(db);
      for (const [at, frame] of events.entries())
        await sql`
          insert into stream_event (stream_id, attempt, seq, type, payload)
          values (${stream}, 1, ${at + 1}, ${frame.type}, ${JSON.stringify(frame)})
        `.execute(db);
    }
    await migrate(database, areas);

    const open: StreamFrame = { type: 'open', stream: 'written', attempt: 1, kind: 'seek' };
    const state = [open, ...(await frames('written'))].reduce(applyFrame, emptyStream);
    expect(state.groups).toEqual([{ group: 'SUMMARY', status: 'FINISH', version: 2, failed: true, started: true }]);
    expect(state.parts).toEqual([
      { part: 'SUMMARY', kind: 'text', group: 'SUMMARY', text: '"module":"SUMMARY" \u0000 ✓' },
      { part: 'plain', kind: 'text' },
    ]);
    expect(state.progress).toEqual({ step: 'Reading', group: 'SUMMARY' });
    const [snapshot] = await frames('compacted');
    expect(snapshot).toEqual({
      type: 'snapshot',
      parts: [
        { part: 'SUMMARY', kind: 'text', group: 'SUMMARY', text: 'a module \u0000' },
        { part: 'plain', kind: 'data', data: { module: 'stays' } },
      ],
      sources: [],
      cites: [],
      groups: [{ group: 'SUMMARY', status: 'FINISH', stopped: true, version: 1 }],
    });
    expect((await frames('many')).every((frame) => frame.type === 'progress' && frame.group === 'SUMMARY')).toBe(true);
  } finally {
    await database.close();
  }
});
