import type { WordsByScript } from '../Language/LanguageContext.ts';
import type { ColumnChooserWords } from './ColumnChooser.types.ts';

export const columnChooserWords: WordsByScript<ColumnChooserWords> = {
  latin: { columns: 'Columns', reset: 'Reset the table' },
  'zh-Hans': { columns: '列', reset: '重置表格' },
  'zh-Hant': { columns: '欄', reset: '重設表格' },
  ja: { columns: '列', reset: '表をリセット' },
};
