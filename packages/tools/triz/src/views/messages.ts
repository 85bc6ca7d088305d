import { defineCatalogue } from '@assay/i18n';
import type en from '../messages/en.json';

/** Words of TRIZ. */
export const trizMessages = defineCatalogue<typeof en>('triz', {
  cn: () => import('../messages/cn.json'),
  en: () => import('../messages/en.json'),
  jp: () => import('../messages/jp.json'),
  tw: () => import('../messages/tw.json'),
});
