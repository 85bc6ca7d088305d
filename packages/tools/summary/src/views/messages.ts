import { defineCatalogue } from '@assay/i18n';
import type en from '../messages/en.json';

/** Words of summaries. */
export const summaryMessages = defineCatalogue<typeof en>('summary', {
  cn: () => import('../messages/cn.json'),
  en: () => import('../messages/en.json'),
  jp: () => import('../messages/jp.json'),
  tw: () => import('../messages/tw.json'),
});
