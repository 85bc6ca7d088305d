import {
  createLibraryReadingSource,
  Library,
  libraryMessages,
  libraryPath,
  readLibraryView,
} from '@assay/screens/library';
import { useMemo } from 'react';
import { Reading } from '../reading.tsx';
import type { ScreenProps } from '../screen.types.ts';
import { useSite } from '../site-context.ts';

export const catalogues = [libraryMessages];

/** /library */
export function Screen({ search }: ScreenProps) {
  const { client, session, go } = useSite();
  const source = useMemo(() => createLibraryReadingSource(client), [client]);
  const view = useMemo(() => readLibraryView(search), [search]);
  const role = session?.account?.role;
  return (
    <Reading>
      <Library
        source={source}
        view={view}
        canImport={role === 'admin' || role === 'owner'}
        onView={(next) => go(libraryPath(next))}
      />
    </Reading>
  );
}
