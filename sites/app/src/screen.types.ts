import type { Catalogue } from '@assay/i18n';
import type { ComponentType } from 'react';
import type { Services } from './services.ts';

/** Where somebody is going to. */
export interface Going {
  params: Readonly<Record<string, string>>;
  services: Pick<Services, 'client'>;
}

/** What a screen of the site is given. */
export interface ScreenProps {
  params: Readonly<Record<string, string>>;
  search: string;
}

export interface ScreenModule {
  Screen: ComponentType<ScreenProps>;
  catalogues: readonly Catalogue<unknown>[];
}
