import { defineCatalogue } from '@assay/i18n';
import type en from './messages/en.json';

/** Words of following what is being written: its connection and its clocks. */
export const runMessages = defineCatalogue<typeof en>('run', {
  cn: () => import('./messages/cn.json'),
  en: () => import('./messages/en.json'),
  jp: () => import('./messages/jp.json'),
  tw: () => import('./messages/tw.json'),
});
