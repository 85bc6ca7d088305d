import { createReadStream } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { AuditTables } from '../ground/audit/audit.tables.ts';
import type { ChainedEntry } from '../ground/audit/audit-chain.ts';
import { checkChain } from '../ground/audit/audit-check.ts';
import { wholeChain } from '../ground/audit/read-chain.ts';
import type { Database } from '../ground/database/database.types.ts';
import { withDatabase } from './with-database.ts';

const use = 'Use: npm run audit -- verify [FILE OF THE SINK]';

/**
 * `npm run audit -- verify [FILE]`: follows the chain of the audit log to its end and tells the first entry that does not
 * hold; with the file of a sink also whether the log says what the sink was told. Exit code 1 where it does not.
 */
export async function audit([action, file]: readonly string[]): Promise<number> {
  if (action !== 'verify') throw new Error(use);
  return withDatabase(async (database) => {
    const fault = (await chainFault(database)) ?? (file === undefined ? undefined : await sinkFault(database, file));
    if (fault === undefined) return 0;
    process.stdout.write(`${fault}\n`);
    return 1;
  });
}

async function chainFault(database: Database): Promise<string | undefined> {
  const db = database.tables<AuditTables>();
  const chain = await db.selectFrom('audit_chain').selectAll().executeTakeFirstOrThrow();
  const base = { position: chain.base_position, hash: chain.base_hash };
  const { entries, erased, fault } = await checkChain(wholeChain(db), base, chain);
  if (fault) return `The audit log does not hold from entry ${fault.position}: ${fault.what}.`;
  process.stdout.write(
    `The audit log holds: ${entries} entries, up to ${chain.position} with the hash ${chain.hash || 'of none'}; ` +
      `${erased} with a part erased, ${chain.base_position} deleted by retention.\n`,
  );
  return undefined;
}

/** The first entry of the sink that the log tells otherwise, or tells no more though it is kept. */
async function sinkFault(database: Database, file: string): Promise<string | undefined> {
  const hashes = new Map<number, string>();
  for await (const { position, hash } of wholeChain(database.tables<AuditTables>())) hashes.set(position, hash);
  const first = Math.min(...hashes.keys());
  let former: number | undefined;
  for await (const line of createInterface({ input: createReadStream(resolve(file)) })) {
    const { position, hash } = JSON.parse(line) as ChainedEntry;
    if (former !== undefined && position !== former + 1) return `The sink lacks entry ${former + 1}.`;
    if (position >= first && hashes.get(position) !== hash)
      return `The audit log and the sink differ from entry ${position}.`;
    former = position;
  }
  process.stdout.write(`The sink holds the same, up to entry ${former ?? 0}.\n`);
  return undefined;
}
