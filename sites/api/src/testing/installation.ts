import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { areas } from '../areas.ts';
import { readSettings } from '../ground/configuration/settings.ts';
import type { Database, DatabaseEngine } from '../ground/database/database.types.ts';
import { migrate } from '../ground/database/migrations.ts';
import { openDatabase } from '../ground/database/open-database.ts';
import { createLog } from '../ground/log/log.ts';
import { startService } from '../service.ts';
import { createDatabase, dropDatabase, startPostgres } from './postgres-server.ts';
import { type Prepared, preparedData } from './prepared-data.ts';
import { processFlags } from './run-command.ts';
import { createTestClient, type TestClient } from './test-client.ts';
import { keepError } from './told-errors.ts';

type Environment = Readonly<Record<string, string>>;

/** A throw-away installation of the product: its data, and processes started on it. */
export interface Installation {
  engine: DatabaseEngine;
  /** Variables that lead a process to this installation. */
  environment: Environment;
  /** Opens the database with the whole schema, without a service. */
  open(): Promise<Database>;
  /** Starts a service in this process. On the embedded engine there is one at a time. */
  start(environment?: Environment, ports?: Parameters<typeof startService>[2]): Promise<RunningService>;
  /**
   * Starts a service as a process of its own, which can be killed; from its sources unless another entry is named.
   *
   * @param by a command that starts what is appended to it, such as one that enters a namespace.
   */
  spawn(environment?: Environment, entry?: string, by?: readonly string[]): Promise<SpawnedService>;
  /** Stops everything that was started and deletes the data. */
  remove(): Promise<void>;
}

export interface RunningService {
  address: string;
  /** Where its metrics are, when they have a port of their own. */
  metricsAddress: string | undefined;
  database: Database;
  operatorLink: string | undefined;
  /** Lines of its log. */
  lines: readonly string[];
  /** A caller with a device of its own, not signed in. */
  client(): Promise<TestClient>;
  stop(): Promise<void>;
}

export interface SpawnedService {
  address: string;
  /** Of its process. */
  pid: number;
  client(): Promise<TestClient>;
  /** Its exit code, or the signal that ended it, once it has ended. */
  ended: Promise<number | string | null>;
  /** Ends the process; SIGTERM lets it stop in order. */
  kill(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  /** What it wrote to its log. */
  log(): string;
  /** What it wrote to standard output. */
  said(): string;
}

/** What an installation begins with: all that a first start makes, the schema alone, or no table at all. */
type Beginning = Prepared | 'blank';

/** An installation on the embedded database, in a temporary directory. */
export function withEmbedded(environment: Environment = {}, beginning: Beginning = 'started'): Promise<Installation> {
  return install('embedded', environment, async (directory) => {
    const prepared = beginning === 'blank' ? undefined : await preparedData()?.embedded(beginning);
    if (prepared !== undefined) await copyDirectory(prepared, join(directory, 'database'));
    return { variables: {}, stop: async () => undefined };
  });
}

/**
 * An installation on a PostgreSQL server; several services may run on it. What is not about an engine is tested here: its
 * policies bind every statement to the tenants in sight, which the embedded engine cannot, and it begins in half the time.
 * What the engines may do differently is tested on both, by `installations`.
 */
export function withPostgres(environment: Environment = {}, beginning: Beginning = 'started'): Promise<Installation> {
  return install('postgres', environment, async () => {
    const prepared = beginning === 'blank' ? undefined : await preparedData()?.postgres(beginning);
    if (prepared !== undefined) {
      const url = await createDatabase(prepared);
      return { variables: { DATABASE_URL: url }, stop: () => dropDatabase(url) };
    }
    const server = await startPostgres();
    return { variables: { DATABASE_URL: await server.createDatabase() }, stop: () => server.stop() };
  });
}

/** The engines that every behaviour of the service holds on. */
export const installations = [
  { engine: 'embedded', install: withEmbedded },
  { engine: 'postgres', install: withPostgres },
] as const;

async function install(
  engine: DatabaseEngine,
  given: Environment,
  prepare: (directory: string) => Promise<{ variables: Environment; stop(): Promise<void> }>,
): Promise<Installation> {
  const directory = await mkdtemp(join(tmpdir(), 'assay-installation-'));
  const { variables, stop } = await prepare(directory);
  const environment: Environment = {
    NODE_ENV: 'test',
    PORT: '0',
    ASSAY_DATA: directory,
    ASSAY_DUMP_HOURS: '0',
    ASSAY_DUMP_TRIAL_MB: '0',
    ASSAY_LAME_DUCK: '0',
    ASSAY_RESERVE_MB: '0',
    ...variables,
    ...given,
  };
  const opened: (() => Promise<void>)[] = [];
  return {
    engine,
    environment,
    async open() {
      const settings = readSettings(environment);
      const database = await openDatabase({ url: settings.DATABASE_URL, directory, poolSize: settings.ASSAY_POOL });
      await migrate(database, areas);
      opened.push(() => database.close());
      return database;
    },
    async start(extra = {}, ports = {}) {
      const lines: string[] = [];
      const service = await startService(
        readSettings({ ...environment, ...extra }),
        createLog((line) => {
          lines.push(line);
          keepError(line);
        }),
        ports,
      );
      const stopOnce = once(() => service.stop());
      opened.push(stopOnce);
      return {
        address: service.address,
        metricsAddress: service.metricsAddress,
        database: service.database,
        operatorLink: service.operatorLink,
        lines,
        client: () => createTestClient(service.address),
        stop: stopOnce,
      };
    },
    async spawn(extra = {}, entry = main, by = []) {
      const service = await spawnService({ ...environment, ...extra }, entry, by);
      opened.push(() => service.kill('SIGKILL'));
      return service;
    },
    async remove() {
      for (const close of opened.toReversed()) await close().catch(() => undefined);
      await stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** A database is some 1,400 files, which `cp` of Node.js asks about one by one for seconds. */
async function copyDirectory(from: string, to: string): Promise<void> {
  if (process.platform === 'win32') await cp(from, to, { recursive: true });
  else await promisify(execFile)('cp', ['-R', from, to]);
}

function once(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => (running ??= work());
}

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
/** What `npm start` runs, once it is built. */
export const builtMain = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

async function spawnService(environment: Environment, entry: string, by: readonly string[]): Promise<SpawnedService> {
  const flags = entry === builtMain ? [] : processFlags;
  const [command, ...args] = [...by, process.execPath, ...flags, entry];
  const child = spawn(command, args, {
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  child.stderr.on('data', (chunk: Buffer) => {
    log += chunk.toString();
  });
  const ended = new Promise<number | string | null>((resolve) => {
    child.once('close', (code, signal) => resolve(code ?? signal));
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const address = await readyAddress(child, () => log);
  return {
    address,
    pid: child.pid as number,
    client: () => createTestClient(address),
    log: () => log,
    said: () => said,
    ended,
    async kill(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill(signal);
      await ended;
    },
  };
}

function readyAddress(child: ChildProcess, log: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const address = /ready at (http:\S+)\n/.exec(said)?.[1];
      if (address !== undefined) resolve(address);
    });
    child.once('close', (code) => reject(new Error(`The service ended with ${code} before it was ready:\n${log()}`)));
  });
}
