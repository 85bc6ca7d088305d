import { defineCatalogue } from '@assay/i18n';
import type en from './messages/en.json';

/** Words that stand around every work. */
export const worksMessages = defineCatalogue<typeof en>('works', {
  cn: () => import('./messages/cn.json'),
  en: () => import('./messages/en.json'),
  jp: () => import('./messages/jp.json'),
  tw: () => import('./messages/tw.json'),
});
