import type { Change, ChangeId } from '@assay/works';

/** The id of a step's change is that of its run and the number of the step. */
const stepOfRun = /^(.+)-\d+$/;

/**
 * Tells which changes that come are steps of runs that the person began on this page: they take them back like their own.
 *
 * @param person by their account; absent for whoever has none
 * @param take called with the id of each, once it has come
 */
export function createOwnRuns(person: string | undefined, take: (change: ChangeId) => void) {
  const begun = new Set<string>();
  /** What came before it was known that its run was begun here. */
  const early = new Map<string, readonly ChangeId[]>();
  return {
    began(run: string): void {
      begun.add(run);
      for (const change of early.get(run) ?? []) take(change);
      early.delete(run);
    },
    received({ id, author }: Pick<Change, 'id' | 'author'>): void {
      const run = stepOfRun.exec(id)?.[1];
      // Who asks for what is under way already follows the run of somebody else.
      if (run === undefined || !('person' in author) || author.person !== person) return;
      if (begun.has(run)) take(id);
      else early.set(run, [...(early.get(run) ?? []), id]);
    },
  };
}
