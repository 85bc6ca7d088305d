import type { SettingEditors } from '@assay/screens/setting-editor';

/** Editors of the settings of every tool, by the name of its kind; each is fetched when it is looked at. */
export const settingEditors: SettingEditors = {
  triz: { separations: async () => (await import('@assay/tool-triz/separations-editor')).SeparationsEditor },
};
