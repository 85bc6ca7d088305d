import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Installation, withEmbedded } from '../../testing/installation.ts';
import { createLog } from '../log/log.ts';
import type { Database } from './database.types.ts';
import { scheduleMaintenance, untilNight } from './maintenance-schedule.ts';

describe('maintenance of the embedded database', () => {
  let installation: Installation;
  let database: Database;
  beforeAll(async () => {
    installation = await withEmbedded();
    database = await installation.open();
  });
  afterAll(() => installation.remove());

  async function statistics(table: string) {
    await database.pool.query('select pg_stat_force_next_flush()');
    const { rows } = await database.pool.query<{ dead: number; modified: number; isVacuumed: boolean; rows: number }>(
      `select n_dead_tup as dead, n_mod_since_analyze as modified, last_vacuum is not null as "isVacuumed",
        c.reltuples::int as rows
      from pg_stat_user_tables s join pg_class c on c.oid = s.relid where s.relname = $1`,
      [table],
    );
    return rows[0];
  }

  it('vacuums and analyses the tables that changed, and no others', async () => {
    await database.pool.query('create table "Changed one" as select generate_series(1, 1000) as n');
    await database.pool.query('create table quiet (n int)');
    await database.pool.query('delete from "Changed one" where n % 4 = 0');
    expect(await statistics('Changed one')).toMatchObject({ dead: 250, isVacuumed: false });
    const lines: string[] = [];
    const maintenance = scheduleMaintenance(
      database,
      createLog((line) => lines.push(line)),
    );
    await maintenance.run();
    maintenance.stop();
    expect(await statistics('Changed one')).toEqual({ dead: 0, modified: 0, isVacuumed: true, rows: 750 });
    expect(await statistics('quiet')).toMatchObject({ isVacuumed: false });
    expect(lines.map((line) => JSON.parse(line) as unknown)).toContainEqual(
      expect.objectContaining({ event: 'vacuumed', table: 'public."Changed one"' }),
    );
  });
});

it('the next night is ahead, within a day and its change of the clock, at the full hour', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }), (now) => {
      const wait = untilNight(now);
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(25 * 3_600_000);
      const night = new Date(now.getTime() + wait);
      expect([night.getMinutes(), night.getSeconds(), night.getMilliseconds()]).toEqual([0, 0, 0]);
    }),
  );
});
