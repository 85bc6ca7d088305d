import type { WordsByScript } from '../Language/LanguageContext.ts';
import type { TableExportWords } from './TableExport.types.ts';

export const tableExportWords: WordsByScript<TableExportWords> = {
  latin: { save: 'Save as', failed: 'The file could not be written. The table is unchanged; try another format.' },
  'zh-Hans': { save: '另存为', failed: '无法写入文件。表格未变，请换一种格式。' },
  'zh-Hant': { save: '另存為', failed: '無法寫入檔案。表格未變，請改用其他格式。' },
  ja: { save: '保存形式', failed: 'ファイルを書き出せませんでした。表はそのままです。別の形式をお試しください。' },
};
