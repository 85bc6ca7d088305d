import type { Client } from '@assay/client';
import * as worksCalls from '@assay/contract/calls/works';

/** What a work begins with. */
export interface Told {
  message: string;
  /** It is to leave no trace. */
  incognito?: true;
}

/**
 * Begins a work of a kind with a message; gives its id.
 *
 * @throws CallError
 */
export const beginWork = async (client: Client, kind: string, told: Told): Promise<string> =>
  (await client.call(worksCalls.begin, { body: { kind, ...told } })).work_id;
