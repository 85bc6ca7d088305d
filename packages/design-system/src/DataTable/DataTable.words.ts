import type { WordsByScript } from '../Language/LanguageContext.ts';
import type { DataTableWords } from './DataTable.types.ts';

export const dataTableWords: WordsByScript<DataTableWords> = {
  latin: {
    selectAll: 'Select all rows',
    selectRow: (name) => `Select ${name}`,
    width: (column, pixels) => `${column}: ${pixels} pixels wide`,
    sorted: (column, direction) => `Sorted by ${column}, ${direction}`,
    unsorted: 'Original order',
    sortHint: 'Enter sorts.',
    resizeHint: 'Shift with an arrow key changes the width.',
  },
  'zh-Hans': {
    selectAll: '选择所有行',
    selectRow: (name) => `选择 ${name}`,
    width: (column, pixels) => `${column}：宽 ${pixels} 像素`,
    sorted: (column, direction) => `按 ${column} ${direction === 'ascending' ? '升序' : '降序'}排列`,
    unsorted: '原始顺序',
    sortHint: '按 Enter 排序。',
    resizeHint: '按 Shift 和方向键调整宽度。',
  },
  'zh-Hant': {
    selectAll: '選取所有列',
    selectRow: (name) => `選取 ${name}`,
    width: (column, pixels) => `${column}：寬 ${pixels} 像素`,
    sorted: (column, direction) => `依 ${column} ${direction === 'ascending' ? '遞增' : '遞減'}排序`,
    unsorted: '原始順序',
    sortHint: '按 Enter 排序。',
    resizeHint: '按 Shift 和方向鍵調整寬度。',
  },
  ja: {
    selectAll: 'すべての行を選択',
    selectRow: (name) => `${name}を選択`,
    width: (column, pixels) => `${column}：幅 ${pixels} ピクセル`,
    sorted: (column, direction) => `${column}の${direction === 'ascending' ? '昇順' : '降順'}で並べ替え`,
    unsorted: '元の順序',
    sortHint: 'Enter キーで並べ替えます。',
    resizeHint: 'Shift キーと矢印キーで幅を変えます。',
  },
};
