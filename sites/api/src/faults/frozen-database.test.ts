import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Installation, type SpawnedService, withEmbedded } from '../testing/installation.ts';
import { signInAs } from '../testing/people.ts';
import { isLong } from './testing/fault-kills.ts';

const impatient = fileURLToPath(new URL('./testing/impatient-main.ts', import.meta.url));
const blocked = new URL('./testing/blocked-engine.ts', import.meta.url).href;
const entry = isLong ? undefined : impatient;
/** Milliseconds from the moment the database hangs until the process has ended, on a busy machine too. */
const bound = entry === undefined ? 60_000 : 30_000;
/** Milliseconds for two starts of the service beside it. */
const timeout = 300_000;

/** Whoever is given this company hangs the engine: it runs in one thread, and nothing interrupts it. */
const hanging = 'Frozen Works';
const hang = `create function hang() returns trigger language plpgsql as $$ begin loop end loop; end $$;
  create trigger hang before update on user_account for each row when (new.company_name = '${hanging}') execute function hang()`;

describe('Reliability: an embedded database that hangs', () => {
  let installation: Installation;
  beforeAll(async () => {
    installation = await withEmbedded({ ROLE: 'web' });
    const database = await installation.open();
    await database.pool.query(hang);
    await database.close();
  });
  afterAll(() => installation.remove());

  /** A service whose database hangs; what was acknowledged before is its owner's job. */
  async function frozen(job_role: string): Promise<SpawnedService> {
    const service = await installation.spawn({}, entry);
    const owner = await signInAs(await service.client(), 'owner');
    expect((await owner.call('account.saveInformation', { body: { job_role } })).status).toBe(200);
    owner.call('account.saveInformation', { body: { manual_company: hanging } }).catch(() => undefined);
    return service;
  }

  async function within<T>(limit: number, work: Promise<T>): Promise<T> {
    const late = new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error(`Nothing happened for ${limit} ms.`)), limit).unref();
    });
    return Promise.race([work, late]);
  }

  it('P97: ends the process with 1 and a line of the log; the next start has what was acknowledged', {
    timeout,
  }, async () => {
    const service = await frozen('Watchmaker');
    expect(await within(bound, service.ended)).toBe(1);
    const line = service
      .log()
      .split('\n')
      .find((text) => text.includes('"event":"database-dead"'));
    expect(JSON.parse(line ?? '{}')).toMatchObject({ level: 'error', time: expect.any(String) });
    const next = await installation.spawn({}, entry);
    const owner = await signInAs(await next.client(), 'owner');
    expect((await owner.call('account.info')).data.job_role).toBe('Watchmaker');
    await next.kill('SIGTERM');
  });

  it('P97: ends the process by SIGKILL where its thread does not come back from the system; open calls are told 503', {
    timeout,
  }, async () => {
    const fifo = join(installation.environment['ASSAY_DATA'] ?? '', 'blocked');
    const service = await installation.spawn({ NODE_OPTIONS: `--import=${blocked}`, BLOCKED_BY: fifo }, entry);
    const owner = await signInAs(await service.client(), 'owner');
    expect((await owner.call('account.saveInformation', { body: { job_role: 'Diver' } })).status).toBe(200);
    execFileSync('mkfifo', [fifo]);
    await expect
      .poll(() => owner.call('account.info').then(({ status }) => status), { timeout: bound, interval: 20 })
      .toBe(503);
    expect(await within(bound, service.ended)).toBe('SIGKILL');
    expect(service.log()).toContain('"event":"database-dead"');
    const next = await installation.spawn({}, entry);
    const again = await signInAs(await next.client(), 'owner');
    expect((await again.call('account.info')).data.job_role).toBe('Diver');
    await next.kill('SIGTERM');
  });

  it.runIf(isLong)('P97: does not hold up a process that is told to stop', { timeout: 3 * bound }, async () => {
    const service = await frozen('Stopped');
    await within(bound, service.kill('SIGTERM'));
    expect(await service.ended, service.log().slice(-2_000)).toBe(1);
  });
});
