import { EditRefused, type Operation } from '@assay/works';
import type { WorkSession } from './work-session.ts';

/** Does it where that is still there: somebody may have taken away meanwhile what it is about, and the page shows what is there. */
export function editWhatIsThere(session: Pick<WorkSession, 'edit'>, operations: readonly Operation[]): void {
  if (operations.length === 0) return;
  try {
    session.edit(operations);
  } catch (error) {
    if (!(error instanceof EditRefused)) throw error;
  }
}
