import type { Client } from '@assay/client';
import * as activityCalls from '@assay/contract/calls/activity';
import { forgetStored, inviteParameter, readStored, writeStored } from '@assay/domain';

const inviteKey = 'assay.invite';
const storage = () => localStorage;

/** Keeps by whose address the visitor came, over registration and the mail that confirms it. */
export function keepInvite(): void {
  const invite = new URLSearchParams(location.search).get(inviteParameter);
  if (invite) writeStored(storage, inviteKey, invite);
}

/** Tells the service, once, by whose address a new account came; it is forgotten either way. */
export async function tellInvite(client: Pick<Client, 'call'>): Promise<void> {
  const invite = readStored(storage, inviteKey);
  if (invite === null) return;
  forgetStored(storage, inviteKey);
  try {
    await client.call(activityCalls.invited, { body: { invite } });
  } catch (error) {
    console.warn('The invitation could not be counted.', error);
  }
}
