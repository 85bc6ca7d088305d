import type { SiteProofResult } from '@assay/domain';
import type { Settings } from '../../ground/configuration/settings.ts';
import { CallError } from '../../ground/http/call-error.ts';
import type { MemberScope } from '../../ground/scope/tenant-scope.ts';
import type { createOriginStore, OriginOfSite, OriginRow } from './origin.store.ts';
import { lookForProof } from './proof-file.ts';
import { nextLook } from './proof-standing.ts';

interface ProofPorts {
  origins: Pick<ReturnType<typeof createOriginStore>, 'find' | 'isProved' | 'prove'>;
  /** The way out for a file of a site. */
  fetch: typeof globalThis.fetch;
  runsInstallation(scope: MemberScope): Promise<boolean>;
}

const loopback = /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?$/;

/** How it is proved that a tenant holds the domain of a page that it lists. */
export function createSiteProofs(
  settings: Pick<Settings, 'ASSAY_SITE_PROOF' | 'NODE_ENV'>,
  { origins, fetch, runsInstallation }: ProofPorts,
) {
  /** The operator's own pages need no second word of theirs; those of this machine are nobody else's while one develops. */
  async function isProvedByListing(scope: MemberScope, origin: string): Promise<boolean> {
    if (settings.NODE_ENV !== 'production' && loopback.test(origin)) return true;
    return runsInstallation(scope);
  }

  const looksForFiles = settings.ASSAY_SITE_PROOF === 'file';
  /** Without TLS anybody on the way could answer in the place of a site. */
  const isSecure = (origin: string) => origin.startsWith('https://');

  async function look({ origin, proof }: Pick<OriginRow, 'origin' | 'proof'>): Promise<SiteProofResult> {
    if (!looksForFiles) return 'off';
    return isSecure(origin) ? lookForProof(fetch, origin, proof) : 'insecure';
  }

  return {
    look,
    /** Whether a file of an origin is looked for. */
    isByFile: (origin: string) => looksForFiles && isSecure(origin),
    /** Proves what needs no proof but that it was listed. An origin that another tenant has proved waits. */
    async noteListed(scope: MemberScope, siteId: string, listed: readonly string[]): Promise<void> {
      for (const origin of listed) {
        if (!(await isProvedByListing(scope, origin))) continue;
        try {
          await origins.prove(await origins.find({ siteId, origin }), null);
        } catch (error) {
          if (!(error instanceof CallError)) throw error;
        }
      }
    },
    /** @throws CallError notFound for a site of another tenant; conflict where another tenant has it proved */
    async check(scope: MemberScope, listed: OriginOfSite): Promise<{ result: SiteProofResult; isNew: boolean }> {
      const row = await origins.find(listed);
      if (row.tenant_id !== scope.tenantId) throw new CallError('notFound');
      if (row.proved_at !== null) return { result: 'proved', isNew: false };
      // Nobody is asked for what could not be granted.
      if (await origins.isProved(row.origin)) throw new CallError('conflict');
      const isListed = await isProvedByListing(scope, row.origin);
      const result = isListed ? 'proved' : await look(row);
      if (result === 'proved') await origins.prove(row, isListed ? null : nextLook(new Date(), Math.random()));
      return { result, isNew: result === 'proved' };
    },
  };
}
