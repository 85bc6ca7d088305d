import { createHash, randomBytes } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { AuditTables } from './audit.tables.ts';

type Stored = Required<Insertable<AuditTables['audit_event']>>;

/** An entry as it is stored, but for its number. */
export type ChainedEntry = Omit<Stored, 'id'> & { at: Date };

/** What an entry says, before it takes its place. */
export type EntryContent = Pick<
  ChainedEntry,
  'tenant_id' | 'user_id' | 'subject_id' | 'action' | 'detail' | 'address' | 'browser' | 'system' | 'at'
>;

/** A place in the chain and the hash there; 0 and nothing where it begins. */
export interface ChainLink {
  position: number;
  hash: string;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Parts of an entry that a right of erasure may take away, each sealed apart from the others. */
const sealed = {
  tenant: ({ tenant_id, detail }: EntryContent) => [tenant_id, detail],
  actor: ({ user_id, address, browser, system }: EntryContent) => [user_id, address, browser, system],
  subject: ({ subject_id }: EntryContent) => [subject_id],
} as const;
export type SealedPart = keyof typeof sealed;
export const sealedParts = Object.keys(sealed) as SealedPart[];

/** Hash of a part under a salt of its own: without the salt nobody finds out what it was. */
export function sealOf(part: SealedPart, salt: string, content: EntryContent): string {
  return sha256(JSON.stringify([part, salt, ...sealed[part](content)]));
}

/** Hash of an entry over its canonical form and the hash of the former: SHA-256 of a JSON list, in hex. */
export function hashOf(
  entry: Pick<ChainedEntry, 'position' | 'at' | 'action' | 'tenant_seal' | 'actor_seal' | 'subject_seal'>,
  former: string,
): string {
  const { position, at, action, tenant_seal, actor_seal, subject_seal } = entry;
  return sha256(
    JSON.stringify([
      'assay-audit-1',
      position,
      at.toISOString(),
      action,
      tenant_seal,
      actor_seal,
      subject_seal,
      former,
    ]),
  );
}

/** Gives an entry the next place of the chain. */
export function chained(content: EntryContent, former: ChainLink): ChainedEntry {
  const salts = Object.fromEntries(sealedParts.map((part) => [part, randomBytes(16).toString('hex')])) as Record<
    SealedPart,
    string
  >;
  const entry = {
    ...content,
    position: former.position + 1,
    tenant_salt: salts.tenant,
    actor_salt: salts.actor,
    subject_salt: salts.subject,
    tenant_seal: sealOf('tenant', salts.tenant, content),
    actor_seal: sealOf('actor', salts.actor, content),
    subject_seal: sealOf('subject', salts.subject, content),
  };
  return { ...entry, hash: hashOf(entry, former.hash) };
}
