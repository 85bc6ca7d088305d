import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Installation, withEmbedded } from '../../testing/installation.ts';
import { signInAs } from '../../testing/people.ts';
import { runCommand } from '../../testing/run-command.ts';

const positionsIn = (text: string) =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => (JSON.parse(line) as { position: number }).position);
const upTo = (count: number) => Array.from({ length: count }, (_, n) => n + 1);

const command = ({ environment }: Installation, ...args: string[]) =>
  runCommand(environment, ...args).catch((error: { stdout: string; code: number }) => error);

describe('point 11: the sink of the audit log', () => {
  let folder: string;
  let receiver: Server;
  let isAway = false;
  let received = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'assay-sink-'));
    receiver = createServer(async (request, reply) => {
      let body = '';
      for await (const chunk of request) body += String(chunk);
      const isOurs = request.headers.authorization === 'Bearer sink-token' && !isAway;
      if (isOurs) received += body;
      reply.writeHead(isOurs ? 204 : 503).end();
    });
    await new Promise<void>((listening) => receiver.listen(0, '127.0.0.1', listening));
  });
  afterAll(async () => {
    receiver.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('P89: as a file has every entry once, also after a line that was cut; verify compares it with the log', async () => {
    const file = join(folder, 'audit.jsonl');
    const installation = await withEmbedded({ AUDIT_SINK: file });
    try {
      const service = await installation.start();
      const admin = await signInAs(await service.client(), 'admin');
      await admin.call('members.invite', { body: { role: 'viewer' } });
      const told = async () => positionsIn(await readFile(file, 'utf8').catch(() => ''));
      await expect.poll(told).toEqual(upTo(2));
      await appendFile(file, '{"position":3,"at":"2026');
      await admin.call('members.invite', { body: { role: 'member' } });
      await expect.poll(told).toEqual(upTo(3));
      await service.stop();
      expect(await command(installation, 'audit', 'verify', file)).toMatchObject({
        stdout: expect.stringContaining('The sink holds the same, up to entry 3'),
      });
      const text = await readFile(file, 'utf8');
      await writeFile(file, text.split('\n').toSpliced(1, 1).join('\n'));
      expect(await command(installation, 'audit', 'verify', file)).toMatchObject({
        code: 1,
        stdout: expect.stringContaining('The sink lacks entry 2'),
      });
    } finally {
      await installation.remove();
    }
  });

  it('P89: as an address is told again until it answers, in order and without a gap, and stands in the ledger', async () => {
    const { port } = receiver.address() as AddressInfo;
    const installation = await withEmbedded({
      AUDIT_SINK: `http://127.0.0.1:${port}/audit`,
      AUDIT_SINK_TOKEN: 'sink-token',
    });
    try {
      isAway = true;
      const service = await installation.start();
      const admin = await signInAs(await service.client(), 'admin');
      for (const role of ['viewer', 'member'] as const) await admin.call('members.invite', { body: { role } });
      const refused = async () =>
        (await service.database.pool.query(`select 1 from egress_event where purpose = 'audit' and outcome = '503'`))
          .rows.length;
      await expect.poll(refused).toBeGreaterThan(0);
      expect(received).toBe('');
      // So long that its job was given up.
      const given = "update job set status = 'failed' where id = 'audit-sink' and status = 'queued'";
      await expect.poll(async () => (await service.database.pool.query(`${given} returning 1`)).rows.length).toBe(1);
      isAway = false;
      await expect.poll(() => positionsIn(received)).toEqual(upTo(3));
    } finally {
      await installation.remove();
    }
  });
});
