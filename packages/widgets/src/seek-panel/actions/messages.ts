import { defineCatalogue } from '@assay/i18n';
import type en from './messages/en.json';

/** Words of what a person does with an answer. */
export const answerActionsMessages = defineCatalogue<typeof en>('answer-actions', {
  cn: () => import('./messages/cn.json'),
  en: () => import('./messages/en.json'),
  jp: () => import('./messages/jp.json'),
  tw: () => import('./messages/tw.json'),
});
