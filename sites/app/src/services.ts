import { type Client, createClient, isCallError } from '@assay/client';
import * as homeCalls from '@assay/contract/calls/home';
import * as sharingCalls from '@assay/contract/calls/sharing';
import * as trashCalls from '@assay/contract/calls/works-trash';
import type { Locale, ShareDataType } from '@assay/domain';
import { type AccountSource, createAccountSource, createProofDesk, type ProofDesk } from '@assay/screens/account';
import { createUpgradeHub, type UpgradeHub, withUpgradePrompts } from '@assay/screens/upgrade';
import { createSessionStore, type SessionStore } from './session.ts';

/** What the site's screens are given: the client and the visitor. */
export interface Services {
  client: Client;
  account: AccountSource;
  sessions: SessionStore;
  /** Where any screen asks for an edition dialog or the sales lead. */
  upgrades: UpgradeHub;
  /** Where refused calls wait while the person is asked who they are. */
  proofs: ProofDesk;
  /** Calls back when the service refused something for the visitor's role; gives how to stop that. */
  onForbidden(told: () => void): () => void;
  /** Questions that were asked in this tab: their pages open without asking first. The service still judges who reads them. */
  asked: Set<string>;
  /** Whether the visitor may open an item. */
  mayOpen(dataType: ShareDataType, dataId: string): Promise<boolean>;
  /** Whether an item lies in the visitor's own trash. */
  isPutAway(dataType: ShareDataType, dataId: string): Promise<boolean>;
  /** The address behind a short id; undefined where there is none. */
  restore(shortId: string): Promise<string | undefined>;
}

const meta = (name: string, fallback: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content || fallback;

/** Query parameter that carries a share token. */
const shareParameter = 'share';

/** The share token of the address, for a reader without an account. */
export function shareToken(): string | undefined {
  return new URLSearchParams(location.search).get(shareParameter) ?? undefined;
}

export function createServices(locale: Locale): Services {
  const upgrades = createUpgradeHub();
  const proofs = createProofDesk();
  const direct = createClient({
    baseUrl: meta('assay:api', '/api'),
    service: meta('assay:service', 'assay'),
    locale,
    shareToken,
    // The cookie may be that of another tab, where the person has signed in since.
    refresh: async () => (await sessions.refresh()).account !== undefined,
    prove: proofs.ask,
  });
  const account = createAccountSource(direct, locale);
  const sessions: SessionStore = createSessionStore(account);
  const forbidden = new Set<() => void>();
  const asked = new Set<string>();
  const client = withUpgradePrompts(direct, {
    edition: () => sessions.current()?.account?.edition,
    ask: upgrades.ask,
    forbid: () => forbidden.forEach((told) => told()),
  });
  return {
    client,
    account,
    sessions,
    upgrades,
    proofs,
    onForbidden(told) {
      forbidden.add(told);
      return () => forbidden.delete(told);
    },
    asked,
    async mayOpen(dataType, dataId) {
      if (asked.has(dataId)) return true;
      const { allowed } = await client.call(sharingCalls.check, { query: { data_id: dataId, data_type: dataType } });
      return allowed;
    },
    async isPutAway(dataType, dataId) {
      if (dataType !== 'work') return false;
      try {
        const { works } = await client.call(trashCalls.trash);
        return works.some(({ work_id }) => work_id === dataId);
      } catch (error) {
        // The page is closed either way; only where it lies is not known.
        if (isCallError(error)) return false;
        throw error;
      }
    },
    async restore(shortId) {
      try {
        const { path, query } = await client.call(homeCalls.restoreQuery, { params: { short_id: shortId } });
        return `${path}?${new URLSearchParams(query)}`;
      } catch (error) {
        if (isCallError(error) && (error.status === 400 || error.status === 404)) return undefined;
        throw error;
      }
    },
  };
}
