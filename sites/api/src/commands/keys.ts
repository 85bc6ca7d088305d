import type { Transaction } from 'kysely';
import { areas } from '../areas.ts';
import { dumpFolder } from '../ground/configuration/dump-folder.ts';
import type { Settings } from '../ground/configuration/settings.ts';
import type { Database } from '../ground/database/database.types.ts';
import { migrate } from '../ground/database/migrations.ts';
import type { ErasureTables } from '../ground/erasure/erasure.migrations.ts';
import { recoverErasureKeys } from '../ground/erasure/erasure-keys.ts';
import { registersIn } from '../ground/erasure/register.ts';
import { openKeyring } from '../ground/keys/keyring.ts';
import type { WrappingKeys } from '../ground/keys/keyring.types.ts';
import type { KeysTables } from '../ground/keys/keys.migrations.ts';
import { replaceKeys, rotateKeys } from '../ground/keys/rotate-keys.ts';
import { wrappingKeys } from '../ground/keys/wrapping-key.ts';
import type { IdentityTables } from '../people/identity/identity.migrations.ts';
import { resealFactors } from '../people/identity/second-factor.ts';
import { withDatabase } from './with-database.ts';

const use = 'Use: npm run keys -- list | rotate [--at-once] | replace';

interface ActContext {
  wrapping: WrappingKeys;
  settings: Settings;
  options: ReadonlySet<string>;
}

type Act = (database: Database, context: ActContext) => Promise<string>;

const acts: Readonly<Record<string, Act>> = { list, rotate, replace };

/**
 * `npm run keys -- list | rotate [--at-once] | replace`: the keys that tokens are signed and second factors sealed with.
 * The service on an embedded database is stopped first; on a server the processes take a new key up while they run.
 */
export async function keys([name = '', ...options]: readonly string[]): Promise<number> {
  const act = acts[name];
  if (!act || options.some((option) => name !== 'rotate' || option !== '--at-once')) throw new Error(use);
  return withDatabase(async (database, settings) => {
    await migrate(database, areas);
    process.stdout.write(
      await act(database, { wrapping: await wrappingKeys(settings), settings, options: new Set(options) }),
    );
    return 0;
  });
}

async function list(database: Database): Promise<string> {
  const rows = await database.tables<KeysTables>().selectFrom('installation_key').selectAll().orderBy('id').execute();
  const lines = rows.map(({ id, value, created_at: made, starts_at: starts, retires_at: retires }) =>
    [
      `key ${id}`,
      value.startsWith('sealed:') ? 'sealed' : 'in the clear',
      `made ${made.toISOString()}`,
      ...(starts > new Date() ? [`signs from ${starts.toISOString()}`] : []),
      ...(retires ? [`${retires > new Date() ? 'honoured until' : 'retired since'} ${retires.toISOString()}`] : []),
    ].join(', '),
  );
  return `${lines.join('\n')}\n`;
}

async function rotate(database: Database, { wrapping, options }: ActContext): Promise<string> {
  const ring = await openKeyring(database, wrapping);
  try {
    const atOnce = options.has('--at-once');
    const { id } = await rotateKeys(database.tables<KeysTables>(), { wrapping, atOnce }, (transaction, key) =>
      resealFactors(transaction as unknown as Transaction<IdentityTables>, key, (former) => ring.secretOf(former)),
    );
    const former = atOnce
      ? 'Nothing that the former keys signed is honoured any more.'
      : 'What the former key signed is honoured for two days.';
    return `Key ${id} is made, and second factors are sealed with it. ${former}\n`;
  } finally {
    await ring.stop();
  }
}

async function replace(database: Database, { wrapping, settings }: ActContext): Promise<string> {
  const db = database.tables<KeysTables & IdentityTables>();
  const { registers } = await registersIn([dumpFolder(settings)], settings.ASSAY_DUMP_KEY);
  return db.transaction().execute(async (transaction) => {
    const id = await replaceKeys(transaction, wrapping);
    const { length } = await transaction.deleteFrom('second_factor').returning('user_id').execute();
    for (const table of ['recovery_code', 'pending_sign_in'] as const) await transaction.deleteFrom(table).execute();
    const known = registers.flatMap(({ keys }) => keys);
    const lost = await recoverErasureKeys(transaction as unknown as Transaction<ErasureTables>, known, wrapping);
    return [
      `Key ${id} stands in place of all others. Second factors that have to be set up anew: ${length}.\n`,
      ...(lost === 0 ? [] : [`People and organisations whose uploaded files cannot be read any more: ${lost}.\n`]),
    ].join('');
  });
}
