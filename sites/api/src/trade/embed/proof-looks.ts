import { setTimeout as pause } from 'node:timers/promises';
import { type SiteProofResult, siteProofLooks } from '@assay/domain';
import type { AuditLog } from '../../ground/audit/audit-log.ts';
import { onBehalfOf } from '../../ground/egress/egress-subject.ts';
import type { OwnerPost } from '../../people/identity/owner-post.ts';
import type { TenantChange } from '../../people/mail/owner-mails.ts';
import type { createOriginStore, OriginRow } from './origin.store.ts';
import { judge, nextLook } from './proof-standing.ts';

/** Proofs that are looked at in one round. */
const portion = 100;

interface LookPorts {
  origins: Pick<ReturnType<typeof createOriginStore>, 'due' | 'look'>;
  /** Looks for the file of an origin. */
  look(origin: Pick<OriginRow, 'origin' | 'proof'>): Promise<SiteProofResult>;
  owners: Pick<OwnerPost, 'tellWithin'>;
  audit: Pick<AuditLog, 'record'>;
  now?: () => Date;
  /** From 0 to 1. */
  chance?: () => number;
}

/**
 * Looks again at proofs by file that are due, one after the other. Two processes may look at the same moment: the one that
 * writes it down first counts, and tells in the same transaction.
 */
export function createProofLooks({
  origins,
  look,
  owners,
  audit,
  now = () => new Date(),
  chance = Math.random,
}: LookPorts) {
  async function lookAgain(row: OriginRow): Promise<void> {
    const result = await onBehalfOf({ tenantId: row.tenant_id, userId: null }, () => look(row));
    // The operator no longer lets files be looked for: what was proved stands.
    if (result === 'off' || result === 'insecure') {
      const { proved_at, lost_at, warned_at } = row;
      await origins.look(row, { proved_at, lost_at, warned_at, look_at: nextLook(now(), chance()) });
      return;
    }
    const at = now();
    const { kind, standing } = judge(row, result, at);
    const isLost = kind === 'lost';
    const found = {
      proved_at: isLost ? null : row.proved_at,
      look_at: isLost ? null : nextLook(at, chance()),
      ...standing,
    };
    const { tenant_id: tenantId, origin } = row;
    const days = result === 'unreachable' ? siteProofLooks.unreachableDays : siteProofLooks.missingDays;
    const isWritten = await origins.look(row, found, async (transaction) => {
      const tell = (change: TenantChange) => owners.tellWithin(transaction, { tenantId, by: 'itself', change });
      if (kind === 'warns') await tell({ kind: 'origin_missing', origin, until: standing.lost_at.toISOString() });
      if (isLost) await tell({ kind: 'origin_lost', origin, days });
    });
    if (isWritten && isLost) await audit.record({ action: 'site_lost', tenantId, userId: null, detail: origin });
  }

  return {
    /** Looks at what is due, until nothing is or the signal aborts. */
    async round(stopping: AbortSignal): Promise<void> {
      for (const row of await origins.due(now(), portion)) {
        if (stopping.aborted) return;
        await lookAgain(row);
        await pause(0);
      }
    },
  };
}
