import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { areas } from '../areas.ts';
import { migrate } from '../ground/database/migrations.ts';
import { openDatabase } from '../ground/database/open-database.ts';
import type { LibraryTables } from '../knowledge/documents/library.tables.ts';
import { importStarterLibrary } from '../knowledge/library/starter-library.ts';
import { createEmbeddedModel } from '../knowledge/search/embedded-model.ts';
import { passageIndex } from '../knowledge/search/index-passages.ts';
import { embedAll } from '../operation/quality/labelled-questions.ts';
import { startPostgres } from './postgres-server.ts';

const variable = 'ASSAY_PREPARED_DATA';

/** Databases with the whole schema and the starter library, made once a run of the tests, which all files of the run copy. */
interface PreparedData {
  /** A directory with the files of an embedded database; to be copied. */
  embedded(): Promise<string>;
  /** The address of a database on a running server; to be taken as a template. */
  postgres(): Promise<string>;
}

/** Vitest's global setup: makes what a file asks for first, and removes it after the last one. */
export default async function setup(): Promise<() => Promise<void>> {
  const made: (() => Promise<unknown>)[] = [];
  const prepared = { embedded: once(() => prepareEmbedded(made)), postgres: once(() => preparePostgres(made)) };
  const server = await serve(prepared);
  process.env[variable] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return async () => {
    server.close();
    for (const remove of made.toReversed()) await remove();
  };
}

/** What this run has prepared; undefined in a process that no run of tests has started. */
export function preparedData(): PreparedData | undefined {
  const address = process.env[variable];
  if (address === undefined) return undefined;
  const ask = async (name: keyof PreparedData) => {
    const answer = await fetch(`${address}/${name}`);
    if (!answer.ok) throw new Error(await answer.text());
    return answer.text();
  };
  return { embedded: () => ask('embedded'), postgres: () => ask('postgres') };
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => (made ??= make());
}

function serve(prepared: PreparedData): Promise<Server> {
  const server = createServer((request, response) => {
    const make = request.url === '/embedded' ? prepared.embedded : prepared.postgres;
    make().then(
      (place) => response.end(place),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

async function prepareEmbedded(made: (() => Promise<unknown>)[]): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'assay-prepared-'));
  made.push(() => rm(directory, { recursive: true, force: true }));
  await fillAndClose({ directory });
  return join(directory, 'database');
}

async function preparePostgres(made: (() => Promise<unknown>)[]): Promise<string> {
  const server = await startPostgres();
  made.push(() => server.stop());
  const url = await server.createDatabase();
  await fillAndClose({ directory: tmpdir(), url });
  return url;
}

/** What a first start makes, so that no test waits for it. */
async function fillAndClose(place: { directory: string; url?: string }): Promise<void> {
  const database = await openDatabase({ poolSize: 2, ...place });
  const model = createEmbeddedModel();
  await migrate(database, areas);
  await importStarterLibrary(database.tables<LibraryTables>(), passageIndex);
  await embedAll(database, model, 'with sentences');
  await model.close();
  await database.close();
}
