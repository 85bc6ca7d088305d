import { copyFile, mkdir, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { areas } from '../areas.ts';
import { awaitsDumpKey } from '../ground/configuration/awaits-dump-key.ts';
import { dumpFolder } from '../ground/configuration/dump-folder.ts';
import { readSettings } from '../ground/configuration/settings.ts';
import { DirectoryLockedError } from '../ground/database/directory-lock.ts';
import { waitingLine } from '../ground/database/directory-wait.ts';
import { writeDump } from '../ground/database/dump.ts';
import { dumpName, dumpsIn } from '../ground/database/dump-names.ts';
import { openDatabase } from '../ground/database/open-database.ts';
import { createDumpVault } from '../ground/erasure/dump-vault.ts';
import { hasRegister, placeRegister, readRegisterFile, registerFile } from '../ground/erasure/register.ts';
import { wrappingKeys } from '../ground/keys/wrapping-key.ts';
import { ownersOfRows } from '../row-owners.ts';

const patience = 600_000;

/** `npm run backup [FILE]`: a dump of the installation, also while the service runs. */
export async function backup([file]: readonly string[]): Promise<number> {
  const settings = readSettings(process.env);
  if (awaitsDumpKey(settings)) {
    process.stderr.write(
      'Set ASSAY_DUMP_KEY, such as `openssl rand -base64 32` gives, and keep it apart from the dumps: in production none is written that others could read.\n',
    );
    return 1;
  }
  const directory = resolve(settings.ASSAY_DATA);
  const dumps = dumpFolder(settings);
  const target = resolve(file ?? join(dumps, dumpName(new Date())));
  try {
    const database = await openDatabase({
      url: settings.DATABASE_URL,
      directory,
      poolSize: 2,
      patience: { whileAt: ['import', 'command'], onWait: (holder) => process.stderr.write(waitingLine(holder)) },
    });
    try {
      const key = settings.ASSAY_DUMP_KEY;
      const wrapping = await wrappingKeys(settings);
      const vault = createDumpVault(database, {
        owners: ownersOfRows,
        wrapping,
        directory: dumps,
        key,
      });
      // A database of a version that had no keys of people is dumped as that version did.
      const seals = (await hasRegister(database.pool)) ? vault.seals : undefined;
      if (seals) await vault.assertOwn(dirname(target));
      const { tables, rows } = await writeDump(database, areas, target, { key, seals });
      if (seals) await copyRegister(dumps, dirname(target), key);
      process.stdout.write(`Wrote ${rows} rows of ${tables} tables to ${target}\n`);
    } finally {
      await database.close();
    }
  } catch (error) {
    if (!(error instanceof DirectoryLockedError) || error.work !== 'service') throw error;
    const written = await askRunning(error.pid, dumps);
    if (file !== undefined) {
      await mkdir(dirname(target), { recursive: true });
      await copyRegister(dumps, dirname(target), settings.ASSAY_DUMP_KEY);
      await copyFile(written, target);
    }
    process.stdout.write(`The running service wrote ${file === undefined ? written : target}\n`);
  }
  return 0;
}

/** The register beside a dump takes the place of the one that lay there: whoever was erased since opens no more. */
async function copyRegister(dumps: string, folder: string, key: string | undefined): Promise<void> {
  if (dumps !== folder) await placeRegister(folder, await readRegisterFile(join(dumps, registerFile), key), key);
}

/** Asks the process that has the embedded database for a dump, and waits until it is complete. */
async function askRunning(pid: number, directory: string): Promise<string> {
  const before = await newest(directory);
  process.kill(pid, 'SIGUSR2');
  for (const since = Date.now(); Date.now() - since < patience; ) {
    await new Promise((wait) => setTimeout(wait, 100));
    const now = await newest(directory);
    if (now && (now.path !== before?.path || now.written !== before.written)) return now.path;
  }
  throw new Error(`Process ${pid} has the database open but wrote no dump. Its log says why.`);
}

async function newest(directory: string): Promise<{ path: string; written: number } | undefined> {
  const path = (await dumpsIn(directory)).at(-1);
  return path === undefined ? undefined : { path, written: (await stat(path)).mtimeMs };
}
