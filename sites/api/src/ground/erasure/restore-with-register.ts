import { dirname, join } from 'node:path';
import type { Database, PoolClient } from '../database/database.types.ts';
import { type RestoreReport, restoreDump } from '../database/dump.ts';
import type { AreaSchema } from '../database/migrations.ts';
import type { WrappingKeys } from '../keys/keyring.types.ts';
import { MissingKeyError, openingBy } from './dump-vault.ts';
import {
  ForeignRegisterError,
  hasRegister,
  haveCommon,
  isForeign,
  joinRegisters,
  keepRegister,
  placeRegister,
  type Register,
  readRegister,
  registerFile,
  registersIn,
} from './register.ts';
import { endAgain, forgetErased } from './restored-rights.ts';
import type { PersonalTable, RowOwners } from './row-owners.ts';

interface RestoreOptions {
  areas: readonly AreaSchema[];
  owners: RowOwners;
  people: readonly PersonalTable[];
  wrapping: WrappingKeys;
  /** Folders in which a register may lie, besides that of the dump. */
  folders: readonly string[];
  key: string | undefined;
}

export interface RestoredDump extends RestoreReport {
  /** Rights that had ended since the dump, and ended again. */
  endedAgain: number;
}

/**
 * Restores a dump by what is known of those in it today: whoever was erased since is not brought back, and no right that
 * was taken away since is given again.
 *
 * @throws DumpUnreadableError also where a key is missing that was not destroyed; ForeignRegisterError where one of the
 * folders holds the dumps of another installation than that of the dump
 */
export async function restoreWithRegister(
  database: Database,
  path: string,
  { areas, owners, people, wrapping, folders, key }: RestoreOptions,
): Promise<RestoredDump> {
  const { registers: beside, failure } = await registersIn([dirname(path), ...folders], key);
  const [nearest, ...others] = beside;
  // Ended rights of two installations go by the same numbers: those of one would take the place of the other's.
  if (nearest && others.some((other) => isForeign(other, nearest) && isForeign(nearest, other)))
    throw new ForeignRegisterError(folders.map((each) => join(each, registerFile)).join(', '));
  const own = await ownRegister(database, wrapping);
  // A database that begins anew has people of its own, who have nothing to do with those of the dump.
  const isOfDump = own !== undefined && (beside.length === 0 || beside.some((each) => haveCommon(each, own)));
  const register = joinRegisters([...beside, ...(isOfDump ? [own] : [])]);
  // Of erasures by another machine the database alone knows: were it lost after this, the same dump would bring them back.
  const [folder] = folders;
  if (isOfDump && folder !== undefined && !failure) await placeRegister(folder, register, key);
  let endedAgain = 0;
  const finish = async (client: PoolClient, { endings }: RestoreReport) => {
    endedAgain = await endAgain(client, register.endings, endings);
    await forgetErased(client, people, owners.subjects.person);
    await keepRegister(client, register, wrapping);
  };
  const reading = { key, opening: openingBy(register) };
  const report = await restoreDump(database, areas, path, reading, finish).catch((error) => {
    // The key that is missing may stand in the register that could not be read.
    throw error instanceof MissingKeyError && failure ? failure : error;
  });
  return { ...report, endedAgain };
}

/** The register of the database that is replaced; undefined where it has none, or none that can be opened. */
async function ownRegister(database: Database, wrapping: WrappingKeys): Promise<Register | undefined> {
  const client = await database.pool.connect();
  try {
    if (!(await hasRegister(client))) return undefined;
    return await readRegister(client, wrapping);
  } finally {
    client.release();
  }
}
