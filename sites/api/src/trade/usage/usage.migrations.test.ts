import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { areas } from '../../areas.ts';
import { migrate } from '../../ground/database/migrations.ts';
import { openDatabase } from '../../ground/database/open-database.ts';
import type { UsageTables } from './usage.migrations.ts';
import { usesOf } from './usage.store.ts';

/** Of areas that spoke of uses later: how many of their migrations an installation had before. */
const then: Readonly<Record<string, number>> = { seek: 1, agents: 2 };

/** The schema of an installation from before uses had tables of their own. */
const former = areas
  .filter(({ area }) => area !== 'usage')
  .map((schema) => ({
    ...schema,
    migrations: Object.fromEntries(Object.entries(schema.migrations).slice(0, then[schema.area])),
  }));

it('keeps the questions that were counted this month by an earlier version', async () => {
  const database = await openDatabase({ directory: null, poolSize: 2 });
  try {
    await migrate(database, former);
    const db = database.tables<UsageTables>();
    await sql`
      insert into feature_usage (tenant_id, user_id, feature, period, used) values
        ('t', 'u', 'tech_seek', date_trunc('month', now() at time zone 'utc')::date, 2),
        ('t', 'u', 'tech_seek', date '2020-01-01', 9)
    `.execute(db);
    expect(await migrate(database, areas)).toEqual(
      expect.arrayContaining(['usage/0001_usage', 'seek/0002_usage_moved']),
    );
    expect((await usesOf(db, { tenantId: 't', userId: 'u' }, new Date(), 'UTC')).get('tech_seek')).toEqual({
      DIMENSION_DAY: 0,
      DIMENSION_MONTH: 2,
      DIMENSION_YEAR: 2,
    });
  } finally {
    await database.close();
  }
});
