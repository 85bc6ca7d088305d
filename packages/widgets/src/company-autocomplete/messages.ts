import { defineCatalogue } from '@assay/i18n';
import type en from './messages/en.json';

/** Words of the company autocomplete. */
export const companyAutocompleteMessages = defineCatalogue<typeof en>('company-autocomplete', {
  cn: () => import('./messages/cn.json'),
  en: () => import('./messages/en.json'),
  jp: () => import('./messages/jp.json'),
  tw: () => import('./messages/tw.json'),
});
