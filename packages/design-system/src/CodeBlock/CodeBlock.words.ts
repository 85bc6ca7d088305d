import type { WordsByScript } from '../Language/LanguageContext.ts';
import type { CodeBlockWords } from './CodeBlock.types.ts';

export const codeBlockWords: WordsByScript<CodeBlockWords> = {
  latin: {
    copy: 'Copy',
    copied: 'Copied',
    wrap: 'Break long lines',
    failed: 'The browser did not allow copying. Select the text and copy it by hand.',
  },
  'zh-Hans': { copy: '复制', copied: '已复制', wrap: '自动换行', failed: '浏览器不允许复制。请选中文本后手动复制。' },
  'zh-Hant': { copy: '複製', copied: '已複製', wrap: '自動換行', failed: '瀏覽器不允許複製。請選取文字後手動複製。' },
  ja: {
    copy: 'コピー',
    copied: 'コピーしました',
    wrap: '長い行を折り返す',
    failed: 'ブラウザーがコピーを許可しませんでした。選択して手動でコピーしてください。',
  },
};
