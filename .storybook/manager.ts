import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { frameOf } from './theme.ts';

addons.setConfig({ theme: frameOf(undefined), sidebar: { showRoots: true } });

// The frame around the stories takes the theme that the stories take.
addons.register('assay/frame', (api) => {
  const follow = ({ globals }: { globals: Record<string, unknown> }) => api.setOptions({ theme: frameOf(globals) });
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});
