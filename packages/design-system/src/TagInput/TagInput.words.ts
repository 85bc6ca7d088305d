import type { WordsByScript } from '../Language/LanguageContext.ts';
import type { TagWords } from './TagInput.types.ts';

export const tagWords: WordsByScript<TagWords> = {
  latin: {
    tags: 'Entered',
    remove: (tag) => `Remove ${tag}`,
    added: (tag) => `${tag} added`,
    removed: (tag) => `${tag} removed`,
  },
  'zh-Hans': {
    tags: '已输入',
    remove: (tag) => `移除 ${tag}`,
    added: (tag) => `已添加 ${tag}`,
    removed: (tag) => `已移除 ${tag}`,
  },
  'zh-Hant': {
    tags: '已輸入',
    remove: (tag) => `移除 ${tag}`,
    added: (tag) => `已新增 ${tag}`,
    removed: (tag) => `已移除 ${tag}`,
  },
  ja: {
    tags: '入力済み',
    remove: (tag) => `${tag} を削除`,
    added: (tag) => `${tag} を追加しました`,
    removed: (tag) => `${tag} を削除しました`,
  },
};
