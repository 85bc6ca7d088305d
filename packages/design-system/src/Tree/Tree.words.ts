import type { WordsByScript } from '../Language/LanguageContext.ts';
import type { TreeWords } from './Tree.types.ts';

export const treeWords: WordsByScript<TreeWords> = {
  latin: { loading: 'Loading', failed: 'Did not load. Close and open it to try again.' },
  'zh-Hans': { loading: '正在加载', failed: '未能加载。请折叠后重新展开。' },
  'zh-Hant': { loading: '正在載入', failed: '未能載入。請收合後重新展開。' },
  ja: { loading: '読み込み中', failed: '読み込めませんでした。閉じて開き直してください。' },
};
