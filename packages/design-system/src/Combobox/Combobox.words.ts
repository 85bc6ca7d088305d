import type { WordsByScript } from '../Language/LanguageContext.ts';
import type { ComboboxWords } from './Combobox.types.ts';

export const comboboxWords: WordsByScript<Omit<ComboboxWords, 'list'>> = {
  latin: {
    loading: 'Searching',
    empty: 'Nothing found',
    failed: 'The list did not load.',
    retry: 'Try again',
    create: (typed) => `Add “${typed}”`,
    found: (count) => `${count} found`,
  },
  'zh-Hans': {
    loading: '正在查找',
    empty: '没有找到',
    failed: '列表未能加载。',
    retry: '重试',
    create: (typed) => `添加“${typed}”`,
    found: (count) => `找到 ${count} 项`,
  },
  'zh-Hant': {
    loading: '正在查找',
    empty: '沒有找到',
    failed: '清單未能載入。',
    retry: '重試',
    create: (typed) => `新增「${typed}」`,
    found: (count) => `找到 ${count} 項`,
  },
  ja: {
    loading: '検索しています',
    empty: '見つかりません',
    failed: '一覧を読み込めませんでした。',
    retry: '再試行',
    create: (typed) => `「${typed}」を追加`,
    found: (count) => `${count} 件見つかりました`,
  },
};
