import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** A service of a journey's own, to be killed. */
export interface OwnService {
  address: string;
  /** Ends it as a power cut does. */
  kill(): Promise<void>;
  /** Begins it anew, at the same address and with the same data. */
  start(): Promise<void>;
  remove(): Promise<void>;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

export async function ownService(): Promise<OwnService> {
  const port = await freePort();
  const data = await mkdtemp(join(tmpdir(), 'assay-own-'));
  const address = `http://127.0.0.1:${port}`;
  let running: ChildProcess | undefined;
  const service: OwnService = {
    address,
    async kill() {
      if (running?.exitCode === null && running.signalCode === null) {
        const ended = once(running, 'exit');
        running.kill('SIGKILL');
        await ended;
      }
      running = undefined;
    },
    async start() {
      running = spawn(join(root, 'node_modules/.bin/node'), ['sites/api/dist/main.js'], {
        cwd: root,
        stdio: 'ignore',
        env: {
          PATH: process.env['PATH'],
          PORT: String(port),
          ASSAY_DATA: data,
          NODE_ENV: 'development',
          ASSAY_RATE_LIMITS: 'false',
        },
      });
      const isReady = () =>
        fetch(`${address}/api/ready`).then(
          ({ ok }) => ok,
          () => false,
        );
      await expect.poll(isReady, { timeout: 120_000 }).toBe(true);
    },
    async remove() {
      await service.kill();
      await rm(data, { recursive: true, force: true });
    },
  };
  try {
    await service.start();
  } catch (error) {
    await service.remove();
    throw error;
  }
  return service;
}
