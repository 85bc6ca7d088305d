import { keysMessages } from '@assay/screens/keys';
import { paletteMessages } from '@assay/screens/palette';
import { toolIntroductions } from '@assay/tools/introductions';
import type { ComponentType } from 'react';
import type { OverlayName, OverlayProps } from './overlay.types.ts';
import { SiteKeys } from './SiteKeys.tsx';
import { SitePalette } from './SitePalette.tsx';

export { Screen } from './screens/search.tsx';

/** What opens over every screen. One piece with the page of results, so that the shell names one piece. */
export const overlays: Readonly<Record<OverlayName, ComponentType<OverlayProps>>> = {
  palette: SitePalette,
  keys: SiteKeys,
};

export const catalogues = [
  paletteMessages,
  keysMessages,
  ...Object.values(toolIntroductions).map(({ messages }) => messages),
];
