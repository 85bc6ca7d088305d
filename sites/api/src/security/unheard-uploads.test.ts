import { randomUUID } from 'node:crypto';
import { access, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Installation, type RunningService, withPostgres } from '../testing/installation.ts';
import { signInAs } from '../testing/people.ts';
import { type Relay, startRelay } from '../testing/relay.ts';
import type { TestClient } from '../testing/test-client.ts';

describe('P45, P95: an upload that was stored while the reply of the database was lost', () => {
  let relay: Relay;
  let installation: Installation;
  let service: RunningService;
  let client: TestClient;
  const form = (words: string) => {
    const body = new FormData();
    body.append('files', new File([words], 'note.txt'));
    return body;
  };

  beforeEach(async () => {
    installation = await withPostgres({ ROLE: 'web', ASSAY_RATE_LIMITS: '0' });
    relay = await startRelay(installation.environment['DATABASE_URL'] ?? '');
    service = await installation.start({ DATABASE_URL: relay.address });
    client = await signInAs(await service.client(), 'admin');
  });
  afterEach(async () => {
    await installation.remove();
    await relay.close();
  });

  it('keeps the bytes of a file for an agent, since its row stands', async () => {
    relay.loseReplyTo('insert into agent_file (');
    const reply = await client.send('agents.uploadFile', { body: form(`A note ${randomUUID()}.`) });
    expect(reply.status).toBeGreaterThanOrEqual(500);
    const { rows } = await service.database.pool.query<{ id: string }>('select id from agent_file');
    expect(rows).toHaveLength(1);
    const files = await readdir(join(installation.environment['ASSAY_DATA'] ?? '', 'files'), { recursive: true });
    expect(files.filter((path) => path.endsWith(rows[0]?.id ?? '?'))).toHaveLength(1);
    const { rows: noted } = await service.database.pool.query('select id from agent_file_left');
    expect(noted).toEqual([]);
  });

  it('keeps the files of an import, since its run stands', async () => {
    relay.loseReplyTo('insert into "import_run"', 'commit');
    const reply = await client.send('library.import', { body: form(`A note ${randomUUID()}.`) });
    expect(reply.status).toBeGreaterThanOrEqual(500);
    const { rows } = await service.database.pool.query<{ path: string }>(
      `select paths->>0 as path from import_run where is_upload and state = 'waiting'`,
    );
    expect(rows).toHaveLength(1);
    await access(rows[0]?.path ?? '');
  });
});
