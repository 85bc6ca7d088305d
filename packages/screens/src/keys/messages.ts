import { defineCatalogue, type MessageKey } from '@assay/i18n';
import type en from './messages/en.json';

export type KeysMessage = MessageKey<typeof en>;

/** Words of the keyboard reference. */
export const keysMessages = defineCatalogue<typeof en>('keys', {
  cn: () => import('./messages/cn.json'),
  en: () => import('./messages/en.json'),
  jp: () => import('./messages/jp.json'),
  tw: () => import('./messages/tw.json'),
});
