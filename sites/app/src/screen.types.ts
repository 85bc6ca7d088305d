import type { Catalogue } from '@assay/i18n';
import type { ComponentType } from 'react';

/** What a screen of the site is given. */
export interface ScreenProps {
  params: Readonly<Record<string, string>>;
  search: string;
}

export interface ScreenModule {
  Screen: ComponentType<ScreenProps>;
  catalogues: readonly Catalogue<unknown>[];
}
