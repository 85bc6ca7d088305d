import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Installation, installations } from '../../testing/installation.ts';
import type { Database } from '../database/database.types.ts';
import { createLog } from '../log/log.ts';
import { appendEntries } from './append-entries.ts';
import type { AuditTables } from './audit.tables.ts';
import { checkChain } from './audit-check.ts';
import { createAuditLog } from './audit-log.ts';
import { forgetOldEntries } from './audit-retention.ts';
import { fromSource } from './audit-source.ts';
import { wholeChain } from './read-chain.ts';

const source = { address: '2001:db8::7', browser: 'firefox', system: 'linux' } as const;

describe.each(installations)('point 11 on $engine: the audit log is a chain', ({ install }) => {
  let installation: Installation;
  let database: Database;
  beforeAll(async () => {
    installation = await install({}, 'schema');
    database = await installation.open();
    await database.pool.query(`insert into tenant (id, name) values ('t', 'Quill')`);
    await database.pool.query(`insert into user_account (id, full_name) values ('u', 'Ada'), ('s', 'Sue')`);
  });
  afterAll(() => installation.remove());
  beforeEach(async () => {
    await database.pool.query('truncate audit_event');
    await database.pool.query(
      `update audit_chain set position = 0, hash = '', base_position = 0, base_hash = '', sent_position = 0`,
    );
  });

  const write = (count: number) => {
    const log = createAuditLog(
      database,
      createLog(() => undefined),
    );
    return Promise.all(
      Array.from({ length: count }, (_, n) =>
        fromSource(source, () =>
          log.record({ action: 'role_changed', tenantId: 't', userId: 'u', subjectId: 's', detail: `n${n}` }),
        ),
      ),
    );
  };

  async function check() {
    const db = database.tables<AuditTables>();
    const chain = await db.selectFrom('audit_chain').selectAll().executeTakeFirstOrThrow();
    return checkChain(wholeChain(db), { position: chain.base_position, hash: chain.base_hash }, chain);
  }

  /** What somebody does who may do anything to the database. */
  async function tamper(statement: string): Promise<void> {
    await database.pool.query('alter table audit_event disable trigger all');
    await database.pool.query(statement);
    await database.pool.query('alter table audit_event enable trigger all');
  }

  it('has no gap and no fault under parallel writers', async () => {
    await Promise.all([write(40), write(40), write(40)]);
    expect(await check()).toEqual({ entries: 120, erased: 0, fault: undefined });
  });

  it.each([
    ['an action', `update audit_event set action = 'signed_in' where position = 5`, 5, 'what it says'],
    ['a moment', `update audit_event set at = at - interval '1 day' where position = 5`, 5, 'what it says'],
    ['a detail', `update audit_event set detail = 'n' where position = 5`, 5, 'detail'],
    ['who it was', `update audit_event set user_id = 's' where position = 5`, 5, 'who did it'],
    ['from where', `update audit_event set address = '::1' where position = 5`, 5, 'who did it'],
    ['whom it was done to', `update audit_event set subject_id = 'u' where position = 5`, 5, 'whom it was done to'],
    ['that it is there', `delete from audit_event where position = 5`, 5, 'missing'],
    ['that the first is there', `delete from audit_event where position = 1`, 1, 'missing'],
    ['that the last is there', `delete from audit_event where position = 10`, 10, 'missing'],
  ])('P88: tells the first entry that was changed: %s', async (_, statement, position, what) => {
    await write(10);
    await tamper(statement);
    const { fault } = await check();
    expect(fault).toEqual({ position, what: expect.stringContaining(what) });
  });

  it('P88: cannot be changed or shortened by statements of the service', async () => {
    await write(3);
    for (const statement of [
      `update audit_event set action = 'signed_in' where position = 2`,
      `update audit_event set user_id = 's' where position = 2`,
      `delete from audit_event where position = 2`,
    ])
      await expect(database.pool.query(statement)).rejects.toThrow(/audit log/);
  });

  it('goes on holding when a person is erased, and says nothing of them any more', async () => {
    await write(4);
    await database.pool.query(`update audit_event set user_id = null where user_id = 'u'`);
    await database.pool.query(`update audit_event set tenant_id = null where tenant_id = 't'`);
    expect(await check()).toEqual({ entries: 4, erased: 4, fault: undefined });
    const { rows } = await database.pool.query(
      'select distinct user_id, tenant_id, detail, address, browser, actor_salt, tenant_salt from audit_event',
    );
    expect(rows).toEqual([
      {
        user_id: null,
        tenant_id: null,
        detail: '',
        address: null,
        browser: null,
        actor_salt: null,
        tenant_salt: null,
      },
    ]);
  });

  it('P88: forgets from its beginning only, keeps the hash there, and nothing that the sink was not told', async () => {
    const days = (ago: number) => new Date(Date.now() - ago * 86_400_000);
    const at = [400, 399, 10, 398, 0].map(days);
    const content = { tenant_id: 't', user_id: 'u', subject_id: null, detail: '', ...source };
    await appendEntries(
      database.tables<AuditTables>(),
      at.map((each) => ({ ...content, action: 'signed_in' as const, at: each })),
    );
    expect(await forgetOldEntries(database, { ASSAY_AUDIT_DAYS: 365, AUDIT_SINK: '/sink' })).toBe(0);
    expect(await forgetOldEntries(database, { ASSAY_AUDIT_DAYS: 365, AUDIT_SINK: undefined })).toBe(2);
    expect(await check()).toEqual({ entries: 3, erased: 0, fault: undefined });
    await tamper('delete from audit_event where position = 3');
    expect((await check()).fault).toMatchObject({ position: 3 });
  });
});
