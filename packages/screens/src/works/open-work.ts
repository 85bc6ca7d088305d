import { type Edit, EditRefused, type LostEdit } from '@assay/works';
import type { Kept } from './kept-edits.ts';
import type { ForeignValue, OpenedWork, WorkSource } from './works.source.ts';

/** How many edits go at once: each is understood with those before it in the same call. */
const together = 200;

/**
 * Opens a work. What waited on the device goes first: the service knows what of it was done already.
 *
 * @throws CallError when it cannot be opened; what waits then goes on waiting
 */
export async function openWork(
  source: WorkSource,
  kept: Kept<Edit>,
): Promise<{ opened: OpenedWork; lost: readonly LostEdit[]; over: readonly ForeignValue[] }> {
  const waiting = kept.read();
  const results = [];
  for (let at = 0; at < waiting.length; at += together)
    results.push(...(await source.edit(waiting.slice(at, at + together))));
  const opened = await source.open();
  kept.write([]);
  const lost = results.flatMap((result): LostEdit[] => {
    const edit = waiting.find(({ id }) => id === result.id);
    return 'refused' in result && edit
      ? [{ edit, refusal: new EditRefused(result.refused.reason, result.refused) }]
      : [];
  });
  const over = results.flatMap((result) => ('over' in result && result.over) || []);
  return { opened, lost, over };
}
