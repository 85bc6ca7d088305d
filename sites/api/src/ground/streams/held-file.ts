import type { ServerResponse } from 'node:http';
import { CallError } from '../http/call-error.ts';
import type { ReadingRight, ReadingRights } from './reading-rights.ts';

/**
 * Makes a file and sends it for as long as a right holds. When the right ends while the file is made, the call is
 * refused; while it is sent, the connection is broken, so that nobody takes what arrived for the whole.
 *
 * @throws CallError unauthenticated or forbidden
 */
export async function whileSent(
  rights: Pick<ReadingRights, 'hold' | 'whileHeld'>,
  right: ReadingRight,
  outgoing: ServerResponse,
  make: () => Response | Promise<Response>,
): Promise<Response> {
  let isMade = false;
  let lost: 401 | 403 | undefined;
  const release = rights.hold(right, ({ code }) => {
    lost = code;
    if (isMade) outgoing.destroy();
  });
  outgoing.once('close', release);
  const file = await rights.whileHeld(right, async () => make());
  isMade = true;
  // The end may have been heard after the last look of `whileHeld` was on its way.
  if (lost !== undefined) throw new CallError(lost === 401 ? 'unauthenticated' : 'forbidden');
  return file;
}
