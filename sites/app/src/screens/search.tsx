import { readFind } from '@assay/domain';
import { createPaletteSource } from '@assay/screens/palette';
import { Results } from '@assay/screens/palette/results';
import { useMemo } from 'react';
import { askAddress } from '../ask-address.ts';
import { Reading } from '../reading.tsx';
import type { ScreenProps } from '../screen.types.ts';
import { useSite } from '../site-context.ts';

/** /search */
export function Screen({ search }: ScreenProps) {
  const { client, session, go } = useSite();
  const source = useMemo(() => createPaletteSource(client), [client]);
  const { query, kind } = useMemo(() => readFind(search), [search]);
  return (
    <Reading>
      <Results source={source} query={query} kind={kind} askAddress={askAddress(session?.account)} onGo={go} />
    </Reading>
  );
}
