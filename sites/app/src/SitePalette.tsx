import { homePath } from '@assay/domain';
import { questionQuery } from '@assay/screens/home/question';
import { createPaletteSource, Palette, paletteMessages } from '@assay/screens/palette';
import { toolIntroductions } from '@assay/tools/introductions';
import { useMemo } from 'react';
import type { OverlayProps } from './overlay.types.ts';
import { Reading } from './reading.tsx';
import { useSite } from './site-context.ts';
import { usePaletteGroups } from './usePaletteGroups.ts';

export const catalogues = [paletteMessages, ...Object.values(toolIntroductions).map(({ messages }) => messages)];

/** The palette over the page. */
export function Overlay(props: OverlayProps) {
  return (
    <Reading>
      <Offered {...props} />
    </Reading>
  );
}

function Offered(props: OverlayProps) {
  const { client, session, go } = useSite();
  const source = useMemo(() => createPaletteSource(client), [client]);
  const account = session?.account;
  const groups = usePaletteGroups(source, props);
  const asks = account === undefined || account.role !== 'viewer';
  return (
    <Palette
      source={source}
      groups={groups}
      person={account?.id}
      isOffline={props.isOffline}
      askAddress={
        asks
          ? (text) =>
              `${homePath(account?.homepageType ?? 'RD')}?${new URLSearchParams(questionQuery({ text, scope: {} }))}`
          : undefined
      }
      onGo={go}
      onClose={props.onClose}
    />
  );
}
