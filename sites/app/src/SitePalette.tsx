import { createPaletteSource, Palette } from '@assay/screens/palette';
import { useMemo } from 'react';
import { askAddress } from './ask-address.ts';
import type { OverlayProps } from './overlay.types.ts';
import { Reading } from './reading.tsx';
import { useSite } from './site-context.ts';
import { useOnline } from './useOnline.ts';
import { usePaletteGroups } from './usePaletteGroups.ts';

/** The palette over the page. */
export function SitePalette(props: OverlayProps) {
  return (
    <Reading>
      <Offered {...props} />
    </Reading>
  );
}

function Offered(props: OverlayProps) {
  const { client, session, go } = useSite();
  const source = useMemo(() => createPaletteSource(client), [client]);
  const isOnline = useOnline();
  const account = session?.account;
  const groups = usePaletteGroups(source, props);
  return (
    <Palette
      source={source}
      groups={groups}
      person={account?.id}
      isOffline={!isOnline}
      askAddress={askAddress(account)}
      onGo={go}
      onClose={props.onClose}
    />
  );
}
