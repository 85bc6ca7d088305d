import type { WordsByScript } from '../Language/LanguageContext.ts';
import type { PaginationWords } from './Pagination.types.ts';

export const paginationWords: WordsByScript<PaginationWords> = {
  latin: {
    label: 'Pages',
    previous: 'Previous page',
    next: 'Next page',
    page: (page) => `Page ${page}`,
    place: (page, pages) => `${page} of ${pages}`,
  },
  'zh-Hans': {
    label: '分页',
    previous: '上一页',
    next: '下一页',
    page: (page) => `第 ${page} 页`,
    place: (page, pages) => `第 ${page} 页，共 ${pages} 页`,
  },
  'zh-Hant': {
    label: '分頁',
    previous: '上一頁',
    next: '下一頁',
    page: (page) => `第 ${page} 頁`,
    place: (page, pages) => `第 ${page} 頁，共 ${pages} 頁`,
  },
  ja: {
    label: 'ページ',
    previous: '前のページ',
    next: '次のページ',
    page: (page) => `${page} ページ`,
    place: (page, pages) => `${page} / ${pages} ページ`,
  },
};
