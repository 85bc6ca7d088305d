import { defineCatalogue } from '@assay/i18n';
import type en from './messages/en.json';

/** Words of the library screens. */
export const libraryMessages = defineCatalogue<typeof en>('library', {
  cn: () => import('./messages/cn.json'),
  en: () => import('./messages/en.json'),
  jp: () => import('./messages/jp.json'),
  tw: () => import('./messages/tw.json'),
});
