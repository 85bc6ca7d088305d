import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { areas } from '../areas.ts';
import { migrate } from '../ground/database/migrations.ts';
import { openDatabase } from '../ground/database/open-database.ts';
import { starterCompanies } from '../knowledge/companies/companies.area.ts';
import type { CompanyTables } from '../knowledge/companies/companies.migrations.ts';
import { importCompanies } from '../knowledge/companies/import-companies.ts';
import type { LibraryTables } from '../knowledge/documents/library.tables.ts';
import { importStarterLibrary } from '../knowledge/library/starter-library.ts';
import { createEmbeddedModel } from '../knowledge/search/embedded-model.ts';
import { passageIndex } from '../knowledge/search/index-passages.ts';
import { openSearch } from '../knowledge/search/search.ts';
import { embedAll } from '../operation/quality/labelled-questions.ts';
import { startPostgres } from './postgres-server.ts';

const variable = 'ASSAY_PREPARED_DATA';

/** How far the database of an installation is prepared: the schema alone, or all that a first start makes. */
export type Prepared = 'schema' | 'started';

/** Databases made once a run of the tests, which all files of the run copy. */
interface PreparedData {
  /** A directory with the files of an embedded database; to be copied. */
  embedded(prepared: Prepared): Promise<string>;
  /** The address of a database on a running server; to be taken as a template. */
  postgres(prepared: Prepared): Promise<string>;
}

/** Vitest's global setup: makes what a file asks for first, and removes it after the last one. */
export default async function setup(): Promise<() => Promise<void>> {
  const made: (() => Promise<unknown>)[] = [];
  const server = startPostgresOnce(made);
  const places = new Map<string, () => Promise<string>>();
  for (const prepared of ['schema', 'started'] as const) {
    places.set(
      `/embedded/${prepared}`,
      once(() => prepareEmbedded(prepared, made)),
    );
    places.set(
      `/postgres/${prepared}`,
      once(async () => preparePostgres(prepared, await server())),
    );
  }
  const listening = await serve(places);
  process.env[variable] = `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;
  return async () => {
    listening.close();
    for (const remove of made.toReversed()) await remove();
  };
}

/** What this run has prepared; undefined in a process that no run of tests has started. */
export function preparedData(): PreparedData | undefined {
  const address = process.env[variable];
  if (address === undefined) return undefined;
  const ask = (engine: string) => async (prepared: Prepared) => {
    const answer = await fetch(`${address}/${engine}/${prepared}`);
    if (!answer.ok) throw new Error(await answer.text());
    return answer.text();
  };
  return { embedded: ask('embedded'), postgres: ask('postgres') };
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => (made ??= make());
}

function serve(places: ReadonlyMap<string, () => Promise<string>>): Promise<Server> {
  const server = createServer((request, response) => {
    const make =
      places.get(request.url ?? '') ?? (() => Promise.reject(new Error(`Nothing is prepared as ${request.url}`)));
    make().then(
      (place) => response.end(place),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

/** One server for all that is prepared on it, started with the first. */
function startPostgresOnce(made: (() => Promise<unknown>)[]) {
  return once(async () => {
    const server = await startPostgres();
    made.push(() => server.stop());
    return server;
  });
}

async function prepareEmbedded(prepared: Prepared, made: (() => Promise<unknown>)[]): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'assay-prepared-'));
  made.push(() => rm(directory, { recursive: true, force: true }));
  await fillAndClose(prepared, { directory });
  return join(directory, 'database');
}

async function preparePostgres(prepared: Prepared, server: Awaited<ReturnType<typeof startPostgres>>): Promise<string> {
  const url = await server.createDatabase();
  await fillAndClose(prepared, { directory: tmpdir(), url });
  return url;
}

async function fillAndClose(prepared: Prepared, place: { directory: string; url?: string }): Promise<void> {
  const database = await openDatabase({ poolSize: 2, ...place });
  await migrate(database, areas);
  if (prepared === 'started') {
    const model = createEmbeddedModel();
    // Search first: what is imported before it has begun is indexed anew at every start.
    await openSearch(database);
    await importCompanies(database.tables<CompanyTables>(), starterCompanies);
    await importStarterLibrary(database.tables<LibraryTables>(), passageIndex);
    await embedAll(database, model, 'with sentences');
    await model.close();
  }
  await database.close();
}
