import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database, PoolClient } from '../database/database.types.ts';
import type { DumpWriting } from '../database/dump.ts';
import { DumpUnreadableError } from '../database/dump-file.ts';
import type { DumpOpening } from '../database/dump-sealing.types.ts';
import { asOfOneMoment, inLongTransaction } from '../database/long-transaction.ts';
import type { WrappingKeys } from '../keys/keyring.types.ts';
import type { Log } from '../log/log.ts';
import { adoptKeys, dumpSeals } from './dump-keys.ts';
import { openRows } from './dump-seals.ts';
import { erasureChannel } from './erasure.migrations.ts';
import { joinedWithFolder, placeRegister, type Register, readRegister, registerFile } from './register.ts';
import type { RowOwners } from './row-owners.ts';

/** What keeps the keys of dumps apart from the dumps. */
export interface DumpVault {
  /** Seals the rows of a dump. */
  seals: NonNullable<DumpWriting['seals']>;
  /** Opens what the keys of this moment open. */
  opening(): Promise<DumpOpening>;
  /** @throws ForeignRegisterError where the register of a folder is of another installation */
  assertOwn(folder: string): Promise<void>;
  /**
   * Writes the register anew when a key was destroyed or a right ended; gives the way to stop.
   *
   * @param onWritten is called each time, to have it copied elsewhere
   */
  follow(log: Log, onWritten?: () => void): Promise<() => Promise<void>>;
}

interface DumpVaultOptions {
  owners: RowOwners;
  wrapping: WrappingKeys;
  /** Folder of the dumps, in which the register lies too. */
  directory: string;
  /** Secret that dumps and the register are encrypted with; absent for none. */
  key: string | undefined;
}

/** Milliseconds in which what ends together is written down together. */
const gathered = 1_000;
/** Of processes on one server, which may share the folder too: one and its successor, or a backup beside it. */
const turn = 0x72_65_67_69;

export function createDumpVault(database: Database, { owners, wrapping, directory, key }: DumpVaultOptions): DumpVault {
  const path = join(directory, registerFile);
  let writing: Promise<void> = Promise.resolve();

  const current = (): Promise<Register> =>
    inLongTransaction(database.pool, (client) => readRegister(client, wrapping), asOfOneMoment);

  async function place(own: Register, client: Pick<PoolClient, 'query'>): Promise<void> {
    const known = new Set(own.keys.map(({ id }) => id));
    const there = await placeRegister(directory, own, key);
    await adoptKeys(client, owners, { keys: there.keys.filter(({ id }) => !known.has(id)), wrapping });
  }

  async function write(): Promise<void> {
    if (database.engine === 'embedded') return place(await current(), database.pool);
    await inLongTransaction(database.pool, async (client) => {
      // Each statement has a moment of its own, behind the turn: what is destroyed between two stands in both, and goes.
      await client.query('select pg_advisory_xact_lock($1)', [turn]);
      await place(await readRegister(client, wrapping), client);
    });
  }

  /** One after the other, also of the processes on one server, so that an older state never lies over a newer one. */
  function register(): Promise<void> {
    const next = writing.then(write);
    writing = next.catch(() => undefined);
    return next;
  }

  const isThere = () =>
    access(path).then(
      () => true,
      () => false,
    );

  return {
    seals: () => dumpSeals(database, { owners, wrapping, register }),
    async opening() {
      return openingBy(await current());
    },
    async assertOwn(folder) {
      await joinedWithFolder(folder, await current(), key);
    },
    async follow(log, onWritten) {
      let timer: NodeJS.Timeout | undefined;
      /** Where no dump was made there is nothing to open. */
      const writeAgain = async () => {
        timer = undefined;
        try {
          if (!(await isThere())) return;
          await register();
          onWritten?.();
        } catch (error) {
          log.error('register-not-written', error);
        }
      };
      const unlisten = await database.pool.listen(erasureChannel, () => {
        timer ??= setTimeout(writeAgain, gathered);
        timer.unref();
      });
      // What ended while no process of this folder ran.
      await writeAgain();
      return async () => {
        await unlisten();
        if (timer) {
          clearTimeout(timer);
          await writeAgain();
        }
        await writing;
      };
    },
  };
}

/** A dump is sealed with a key that is not here and that nobody destroyed. */
export class MissingKeyError extends DumpUnreadableError {
  constructor(id: string) {
    super(`The key ${id} that the dump is opened with is not here. Put the newest ${registerFile} beside the dump.`);
  }
}

/** Opens dumps by the keys of a register. */
export function openingBy({ keys, destroyed }: Register): DumpOpening {
  const byId = new Map(keys.map((key) => [key.id, key]));
  const gone = new Set(destroyed);
  return openRows((id) => {
    const found = byId.get(id);
    if (found || gone.has(id)) return found;
    throw new MissingKeyError(id);
  });
}
