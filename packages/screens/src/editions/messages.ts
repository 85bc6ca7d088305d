import { defineCatalogue } from '@assay/i18n';
import type en from './messages/en.json';

/** Words of the usage and plan pages. */
export const editionsMessages = defineCatalogue<typeof en>('editions', {
  cn: () => import('./messages/cn.json'),
  en: () => import('./messages/en.json'),
  jp: () => import('./messages/jp.json'),
  tw: () => import('./messages/tw.json'),
});
