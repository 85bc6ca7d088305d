import type { AuditAction } from '@assay/domain';
import { sql } from 'kysely';
import type { Database } from '../database/database.types.ts';
import { seeingEverything } from '../database/tenant-sight.ts';
import type { Log } from '../log/log.ts';
import { appendEntries } from './append-entries.ts';
import type { AuditTables } from './audit.tables.ts';
import type { EntryContent } from './audit-chain.ts';
import { currentSource } from './audit-source.ts';

/** Something that was done. */
export interface AuditEntry {
  action: AuditAction;
  tenantId: string | null;
  /** Who did it. */
  userId: string | null;
  /** Whom it was done to. */
  subjectId?: string | null;
  /** What else it was about, in at most 300 characters; never content of people's work. */
  detail?: string;
}

export interface AuditLog {
  /** Writes down what was done; a log that cannot be written is reported and stops nobody. */
  record(entry: AuditEntry): Promise<void>;
  /**
   * Writes down what whoever claims to have the account did, or was refused, in every tenant of it; where there is no
   * such account, in the log of the installation, without a name.
   */
  recordClaim(
    claimed: { email: string } | { userId: string },
    entry: Pick<AuditEntry, 'action' | 'detail'>,
  ): Promise<void>;
}

const detailLength = 300;

interface Waiting {
  content: EntryContent;
  written: () => void;
}

export function createAuditLog(database: Database, log: Log): AuditLog {
  const db = database.tables<AuditTables>();
  let waiting: Waiting[] = [];
  let running: Promise<void> | undefined;

  /** Writes what waits, together; when that fails, one by one, so that none spoils another. */
  async function write(group: readonly Waiting[]): Promise<void> {
    try {
      await appendEntries(
        db,
        group.map(({ content }) => content),
      );
    } catch (error) {
      if (group.length === 1) log.error('audit-not-written', error);
      else for (const each of group) await write([each]);
    }
    for (const { written } of group) written();
  }

  async function writeAll(): Promise<void> {
    while (waiting.length > 0) {
      const group = waiting;
      waiting = [];
      await write(group);
    }
    running = undefined;
  }

  function record({ action, tenantId, userId, subjectId = null, detail = '' }: AuditEntry): Promise<void> {
    const source = currentSource();
    const content: EntryContent = {
      tenant_id: tenantId,
      user_id: userId,
      subject_id: subjectId,
      action,
      detail: [...detail.replaceAll('\0', '').replaceAll(/\p{Surrogate}/gu, '\ufffd')].slice(0, detailLength).join(''),
      address: source?.address ?? null,
      browser: source?.browser ?? null,
      system: source?.system ?? null,
      at: new Date(),
    };
    return new Promise((written) => {
      waiting.push({ content, written });
      // Whoever comes first begins what is written for all.
      running ??= seeingEverything(writeAll);
    });
  }

  return {
    record,
    async recordClaim(claimed, entry) {
      const whose =
        'email' in claimed ? sql`a.email = ${claimed.email.trim().toLowerCase()}` : sql`a.id = ${claimed.userId}`;
      const { rows } = await sql<{ userId: string; tenantId: string }>`
        select a.id as "userId", m.tenant_id as "tenantId"
        from user_account a join tenant_member m on m.user_id = a.id where ${whose}`
        .execute(db)
        .catch((error: unknown) => {
          log.error('audit-not-written', error);
          return { rows: [] };
        });
      const told = rows.length > 0 ? rows : [{ userId: null, tenantId: null }];
      await Promise.all(told.map((known) => record({ ...entry, ...known })));
    },
  };
}
