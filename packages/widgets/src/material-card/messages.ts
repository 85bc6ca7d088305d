import { defineCatalogue } from '@assay/i18n';
import type en from './messages/en.json';

/** Words of the material card; the terms of properties and classes stand in the domain. */
export const materialCardMessages = defineCatalogue<typeof en>('material-card', {
  cn: () => import('./messages/cn.json'),
  en: () => import('./messages/en.json'),
  jp: () => import('./messages/jp.json'),
  tw: () => import('./messages/tw.json'),
});
