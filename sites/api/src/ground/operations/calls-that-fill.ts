import type { CallName } from '@assay/contract';
import { CallError } from '../http/call-error.ts';
import type { DiskRoom } from './disk-room.ts';
import { fullDiskRetry } from './full-disk.ts';

/** Calls that fill the disk: files are refused as too many for it (507), questions as something to try later (503). */
const filling: Partial<Record<CallName, 'diskFull' | 'unavailable'>> = {
  'library.import': 'diskFull',
  'library.importPaths': 'diskFull',
  'agents.uploadFile': 'diskFull',
  'seek.init': 'unavailable',
  'seek.regenerate': 'unavailable',
  'seek.rewrite': 'unavailable',
  'agents.generate': 'unavailable',
  'agents.executePlan': 'unavailable',
  'agents.run': 'unavailable',
  'agents.chat': 'unavailable',
  'agents.quickChat': 'unavailable',
  'agents.guestQuickChat': 'unavailable',
  'agents.reply': 'unavailable',
  'agents.keep': 'unavailable',
  'triz.create': 'unavailable',
  'boards.create': 'unavailable',
  'works.begin': 'unavailable',
  'boards.pushDirection': 'unavailable',
  'works.edit': 'unavailable',
  'works.addFigure': 'diskFull',
  'works.act': 'unavailable',
  'works.answerRun': 'unavailable',
  'works.comment': 'unavailable',
  'works.suggest': 'unavailable',
  'works.keepVersion': 'unavailable',
  'works.restore': 'unavailable',
  'works.duplicate': 'unavailable',
  'works.import': 'unavailable',
  'toolSettings.save': 'unavailable',
};

/**
 * Refuses what would fill the disk while there is no more than the reserve, so that everything can still be read.
 *
 * @throws CallError diskFull or unavailable
 */
export async function assertRoom(disk: DiskRoom, name: CallName): Promise<void> {
  const error = filling[name];
  if (error !== undefined && (await disk.isLow())) throw new CallError(error, { retryAfter: fullDiskRetry });
}
