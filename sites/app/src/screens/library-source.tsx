import { pathTo, readSourcePlace, sourcePath } from '@assay/domain';
import { HeaderContent } from '@assay/screens/frame';
import { createLibraryReadingSource, libraryMessages, Source } from '@assay/screens/library';
import { useCallback, useMemo } from 'react';
import { Reading } from '../reading.tsx';
import type { ScreenProps } from '../screen.types.ts';
import { useSite } from '../site-context.ts';

export const catalogues = [libraryMessages];

/** /library/{document} */
export function Screen({ params, search }: ScreenProps) {
  const { client, go } = useSite();
  const source = useMemo(() => createLibraryReadingSource(client), [client]);
  const id = params['document'] ?? '';
  const place = useMemo(() => readSourcePlace(id, search), [id, search]);
  const onMissing = useCallback(() => go(pathTo('notFound'), { replace: true }), [go]);
  return (
    <Reading>
      <Source
        source={source}
        place={place}
        Header={HeaderContent}
        onBack={() => go(place.from ?? pathTo('library'))}
        onPlace={(next) => go(sourcePath(next), { replace: true })}
        onMissing={onMissing}
      />
    </Reading>
  );
}
