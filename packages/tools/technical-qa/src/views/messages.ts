import { defineCatalogue } from '@assay/i18n';
import type en from '../messages/en.json';

/** Words of technical questions. */
export const technicalQaMessages = defineCatalogue<typeof en>('technical-qa', {
  cn: () => import('../messages/cn.json'),
  en: () => import('../messages/en.json'),
  jp: () => import('../messages/jp.json'),
  tw: () => import('../messages/tw.json'),
});
