import { type ChainedEntry, type ChainLink, hashOf, type SealedPart, sealedParts, sealOf } from './audit-chain.ts';

/** The first place where the chain does not hold, in words. */
export interface ChainFault {
  position: number;
  what: string;
}

export interface ChainReport {
  entries: number;
  /** Entries of which a part was erased with an account or an organisation. */
  erased: number;
  fault: ChainFault | undefined;
}

/**
 * Follows the chain from what retention left of it to its end.
 *
 * @param entries in the order of their positions
 * @param base the last entry that is gone
 * @param head the last entry that was written
 */
export async function checkChain(
  entries: AsyncIterable<ChainedEntry>,
  base: ChainLink,
  head: ChainLink,
): Promise<ChainReport> {
  let former = base;
  const report: ChainReport = { entries: 0, erased: 0, fault: undefined };
  for await (const entry of entries) {
    const what = faultOf(entry, former);
    if (what !== undefined) return { ...report, fault: { position: former.position + 1, what } };
    report.entries += 1;
    if (sealedParts.some((part) => entry[`${part}_salt`] === null)) report.erased += 1;
    former = { position: entry.position, hash: entry.hash };
  }
  if (former.position !== head.position)
    report.fault = { position: former.position + 1, what: `entries up to ${head.position} are missing at the end` };
  else if (former.hash !== head.hash)
    report.fault = { position: former.position, what: 'it is not the entry that was written last' };
  return report;
}

function faultOf(entry: ChainedEntry, former: ChainLink): string | undefined {
  if (entry.position > former.position + 1) return 'an entry is missing';
  if (entry.position !== former.position + 1) return 'its place was taken before';
  if (hashOf(entry, former.hash) !== entry.hash) return 'what it says, or its place, was changed';
  const changed = sealedParts.find((part) => isChanged(entry, part));
  return changed && `${partNames[changed]} was changed`;
}

const partNames: Record<SealedPart, string> = {
  tenant: 'its organisation or its detail',
  actor: 'who did it, from where or with what device',
  subject: 'whom it was done to',
};

/** What was erased has no salt any more; all else matches its seal. */
function isChanged(entry: ChainedEntry, part: SealedPart): boolean {
  const salt = entry[`${part}_salt`];
  if (salt !== null) return sealOf(part, salt, entry) !== entry[`${part}_seal`];
  if (part === 'tenant') return entry.tenant_id !== null || entry.detail !== '';
  if (part === 'subject') return entry.subject_id !== null;
  return entry.user_id !== null || entry.address !== null || entry.browser !== null || entry.system !== null;
}
