import { useMessages } from '@assay/i18n';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ImportRun, Imports, LibrarySource } from './library.source.ts';
import { profileMessages } from './messages.ts';
import type { Notify } from './Profile.types.ts';
import { addReading, type Pace, paceOf, type Reading } from './pace.ts';

/** Wait between two looks at imports that run, ms. */
const lookWait = 1_000;

export const isOpen = ({ state }: Pick<ImportRun, 'state'>) => state === 'waiting' || state === 'running';

export interface ImportsInProgress {
  query: UseQueryResult<Imports>;
  paceOf: (run: ImportRun) => Pace | undefined;
  /** Reads the list anew, after something was begun. */
  renew: () => void;
}

/** The runs of the organisation, looked at every second while one of them is under way; tells of each that ends. */
export function useImports(source: LibrarySource, notify: Notify): ImportsInProgress {
  const t = useMessages(profileMessages);
  const queries = useQueryClient();
  const readings = useRef(new Map<number, Reading[]>());
  /** Runs that were there at the last look, and whether each was under way; undefined before the first. */
  const seen = useRef<ReadonlyMap<number, boolean>>(undefined);
  const query = useQuery({
    queryKey: ['library', 'imports'],
    queryFn: ({ signal }) => source.imports(signal),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.runs.some(isOpen) ? lookWait : false),
  });

  const { data, dataUpdatedAt } = query;
  // What the library holds grows with every batch of an import.
  const stored = data?.runs.reduce((sum, { added, updated }) => sum + added + updated, 0);
  useEffect(() => {
    if (stored !== undefined) void queries.invalidateQueries({ queryKey: ['library', 'holdings'] });
  }, [stored, queries]);
  useEffect(() => {
    if (!data) return;
    const before = seen.current;
    seen.current = new Map(data.runs.map((run) => [run.id, isOpen(run)]));
    for (const run of data.runs) {
      if (run.state !== 'running') readings.current.delete(run.id);
      else {
        const known = readings.current.get(run.id) ?? [];
        readings.current.set(run.id, addReading(known, { at: dataUpdatedAt, bytes: run.bytesDone }));
      }
      // A short import may have ended before anybody saw it run.
      if (!before || isOpen(run) || before.get(run.id) === false) continue;
      if (run.state === 'done') {
        notify({
          title: t('runs.done', { name: run.paths[0] ?? '' }),
          description: t('runs.counted', {
            added: run.added,
            updated: run.updated,
            unchanged: run.unchanged,
            skipped: run.skipped,
          }),
          tone: run.skipped > 0 ? 'caution' : 'positive',
        });
      }
    }
  }, [data, dataUpdatedAt, notify, t]);

  return {
    query,
    paceOf: (run) => paceOf(readings.current.get(run.id) ?? [], run.bytes),
    renew: () => void queries.invalidateQueries({ queryKey: ['library', 'imports'] }),
  };
}
