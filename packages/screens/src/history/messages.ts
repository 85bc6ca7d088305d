import { defineCatalogue } from '@assay/i18n';
import type en from './messages/en.json';

/** Words of the history screens. */
export const historyMessages = defineCatalogue<typeof en>('history', {
  cn: () => import('./messages/cn.json'),
  en: () => import('./messages/en.json'),
  jp: () => import('./messages/jp.json'),
  tw: () => import('./messages/tw.json'),
});
