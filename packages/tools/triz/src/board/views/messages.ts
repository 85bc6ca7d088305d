import { defineCatalogue } from '@assay/i18n';
import type en from '../messages/en.json';
import type mindEn from '../messages/tech-mind/en.json';

/** Words of every board. */
export const boardMessages = defineCatalogue<typeof en>('board', {
  cn: () => import('../messages/cn.json'),
  en: () => import('../messages/en.json'),
  jp: () => import('../messages/jp.json'),
  tw: () => import('../messages/tw.json'),
});

/** Words by which each kind of board is known. */
export const mindMessages = {
  'tech-mind': defineCatalogue<typeof mindEn>('tech-mind', {
    cn: () => import('../messages/tech-mind/cn.json'),
    en: () => import('../messages/tech-mind/en.json'),
    jp: () => import('../messages/tech-mind/jp.json'),
    tw: () => import('../messages/tech-mind/tw.json'),
  }),
  'material-mind': defineCatalogue<typeof mindEn>('material-mind', {
    cn: () => import('../messages/material-mind/cn.json'),
    en: () => import('../messages/material-mind/en.json'),
    jp: () => import('../messages/material-mind/jp.json'),
    tw: () => import('../messages/material-mind/tw.json'),
  }),
  'idea-exploration': defineCatalogue<typeof mindEn>('idea-exploration', {
    cn: () => import('../messages/idea-exploration/cn.json'),
    en: () => import('../messages/idea-exploration/en.json'),
    jp: () => import('../messages/idea-exploration/jp.json'),
    tw: () => import('../messages/idea-exploration/tw.json'),
  }),
} as const;
