import type { WordsByScript } from '../Language/LanguageContext.ts';
import type { LoadMoreWords } from './LoadMore.types.ts';

export const loadMoreWords: WordsByScript<LoadMoreWords> = {
  latin: {
    more: 'Show more',
    loading: 'Loading',
    shown: (shown, total) => `${shown} of ${total}`,
    failed: 'The next ones did not load. What is shown stays.',
    retry: 'Try again',
  },
  'zh-Hans': {
    more: '显示更多',
    loading: '正在加载',
    shown: (shown, total) => `${shown} / ${total}`,
    failed: '后续内容未能加载，已显示的内容不变。',
    retry: '重试',
  },
  'zh-Hant': {
    more: '顯示更多',
    loading: '正在載入',
    shown: (shown, total) => `${shown} / ${total}`,
    failed: '後續內容未能載入，已顯示的內容不變。',
    retry: '重試',
  },
  ja: {
    more: 'さらに表示',
    loading: '読み込み中',
    shown: (shown, total) => `${total} 件中 ${shown} 件`,
    failed: '続きを読み込めませんでした。表示済みの内容はそのままです。',
    retry: '再試行',
  },
};
