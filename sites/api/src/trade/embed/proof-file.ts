import { type SiteProofResult, siteProofPath } from '@assay/domain';
import { EgressRefused } from '../../ground/egress/destinations.ts';

/** Bytes that are read of the file, after it is unpacked. */
const mostBytes = 4_096;
/** Milliseconds that the whole answer may take. */
const patience = 5_000;

/**
 * Looks for a line in the file of an origin. One who answers late, not at all or at a private address is `unreachable`
 * alike, so that nobody learns from it what stands in the network of the service.
 *
 * @param send the way out for this purpose.
 * @throws whatever keeps the ledger from being written
 */
export async function lookForProof(
  send: typeof globalThis.fetch,
  origin: string,
  line: string,
): Promise<SiteProofResult> {
  const signal = AbortSignal.timeout(patience);
  try {
    const reply = await send(`${origin}${siteProofPath}`, {
      redirect: 'manual',
      signal,
      headers: { accept: 'text/plain' },
    });
    if (reply.status === 200) {
      const text = await beginningOf(reply);
      if (text === undefined) return 'tooLarge';
      return text.split(/[\r\n]+/).some((each) => each.trim() === line) ? 'proved' : 'differs';
    }
    await reply.body?.cancel();
    return reply.status >= 300 && reply.status < 400 ? 'redirected' : 'missing';
  } catch (error) {
    if (signal.aborted || error instanceof EgressRefused || error instanceof TypeError) return 'unreachable';
    throw error;
  }
}

/** The text of a reply; undefined where it is longer than what is read. */
async function beginningOf(reply: Response): Promise<string | undefined> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of reply.body ?? []) {
    length += part.byteLength;
    // Leaving the loop cancels the rest.
    if (length > mostBytes) return undefined;
    parts.push(part);
  }
  return new TextDecoder().decode(Buffer.concat(parts));
}
