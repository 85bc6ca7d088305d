import type { Client } from '@assay/client';
import type { AssayCalls } from '@assay/contract';
import * as passkeysCalls from '@assay/contract/calls/passkeys';
import { canUsePasskeys, makePasskey } from './passkey-browser.ts';

/** A passkey of the account. */
export interface Passkey {
  id: string;
  /** By its person; absent until they name it. */
  name?: string;
  /** Who made and keeps it, where that is told. */
  provider?: string;
  /** Kept for several devices. */
  isSynced: boolean;
  addedAt: string;
  /** Absent until it was used. */
  usedAt?: string;
}

/** What the list of passkeys needs from outside. Every call rejects with an error whose message is fit to show. */
export interface PasskeysSource {
  /** Whether passkeys work in this browser and at this address. */
  canUsePasskeys: boolean;
  passkeys(signal: AbortSignal): Promise<{ passkeys: readonly Passkey[]; limit: number }>;
  /** The browser makes one. @throws PasskeyError */
  addPasskey(): Promise<void>;
  renamePasskey(id: string, name: string): Promise<void>;
  removePasskey(id: string): Promise<void>;
}

type PasskeyReply = AssayCalls['passkeys.add']['response'];

const passkeyOf = ({ passkey_id: id, name, provider, is_synced, created_at, used_at }: PasskeyReply): Passkey => ({
  id,
  isSynced: is_synced,
  addedAt: created_at,
  ...(name === '' ? {} : { name }),
  ...(provider === null ? {} : { provider }),
  ...(used_at === null ? {} : { usedAt: used_at }),
});

export function createPasskeysSource(client: Client): PasskeysSource {
  return {
    canUsePasskeys: canUsePasskeys(),
    async passkeys(signal) {
      const { passkeys, limit } = await client.call(passkeysCalls.list, {}, { signal });
      return { passkeys: passkeys.map(passkeyOf), limit };
    },
    async addPasskey() {
      const passkey = await makePasskey(await client.call(passkeysCalls.begin));
      await client.call(passkeysCalls.add, { body: { passkey } });
    },
    async renamePasskey(id, name) {
      await client.call(passkeysCalls.rename, { params: { passkey_id: id }, body: { name } });
    },
    async removePasskey(id) {
      await client.call(passkeysCalls.remove, { params: { passkey_id: id } });
    },
  };
}
