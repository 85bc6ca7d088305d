import { setTimeout as pause } from 'node:timers/promises';
import { type SiteProofResult, siteProofLooks } from '@assay/domain';
import type { AuditLog } from '../../ground/audit/audit-log.ts';
import { onBehalfOf } from '../../ground/egress/egress-subject.ts';
import type { OwnerPost } from '../../people/identity/owner-post.ts';
import type { createOriginStore, OriginRow } from './origin.store.ts';
import { judge, nextLook } from './proof-standing.ts';

/** Proofs that are looked at in one round. */
const portion = 100;

interface LookPorts {
  origins: Pick<ReturnType<typeof createOriginStore>, 'due' | 'look'>;
  /** Looks for the file of an origin. */
  look(origin: Pick<OriginRow, 'origin' | 'proof'>): Promise<SiteProofResult>;
  owners: OwnerPost;
  audit: Pick<AuditLog, 'record'>;
  now?: () => Date;
  /** From 0 to 1. */
  chance?: () => number;
}

/**
 * Looks again at proofs by file that are due, one after the other. Two processes may look at the same moment: the one that
 * writes it down first counts, and tells.
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
      await origins.look(row, { ...row, look_at: nextLook(now(), chance()) });
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
    if (!(await origins.look(row, found))) return;
    const { tenant_id: tenantId, origin } = row;
    if (kind === 'warns') {
      const change = { kind: 'origin_missing', origin, until: standing.lost_at.toISOString() } as const;
      await owners.tell({ tenantId, by: 'itself', change });
    }
    if (isLost) {
      await audit.record({ action: 'site_lost', tenantId, userId: null, detail: origin });
      const days = result === 'unreachable' ? siteProofLooks.unreachableDays : siteProofLooks.missingDays;
      await owners.tell({ tenantId, by: 'itself', change: { kind: 'origin_lost', origin, days } });
    }
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
