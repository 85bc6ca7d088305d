import { defineCatalogue } from '@assay/i18n';
import type en from './messages/en.json';

/** Words of citations and of the evidence behind them. */
export const evidenceMessages = defineCatalogue<typeof en>('evidence', {
  cn: () => import('./messages/cn.json'),
  en: () => import('./messages/en.json'),
  jp: () => import('./messages/jp.json'),
  tw: () => import('./messages/tw.json'),
});
