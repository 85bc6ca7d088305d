import type { WordsByScript } from '../Language/LanguageContext.ts';
import type { ChartWords } from './Chart.types.ts';

export const chartWords: WordsByScript<ChartWords> = {
  latin: {
    view: 'Shown as',
    chart: 'Chart',
    table: 'Table',
    empty: 'No values to draw',
    missing: 'Not stated',
    incomplete: 'incomplete',
    summary: (marks) => `Chart with ${marks} values. Arrow keys move among them; the table holds the same values.`,
  },
  'zh-Hans': {
    view: '显示方式',
    chart: '图表',
    table: '表格',
    empty: '没有可绘制的数值',
    missing: '未说明',
    incomplete: '不完整',
    summary: (marks) => `图表含 ${marks} 个数值。用方向键逐个查看；表格中是相同的数值。`,
  },
  'zh-Hant': {
    view: '顯示方式',
    chart: '圖表',
    table: '表格',
    empty: '沒有可繪製的數值',
    missing: '未說明',
    incomplete: '不完整',
    summary: (marks) => `圖表含 ${marks} 個數值。用方向鍵逐一檢視；表格中是相同的數值。`,
  },
  ja: {
    view: '表示',
    chart: 'グラフ',
    table: '表',
    empty: '描画する値がありません',
    missing: '記載なし',
    incomplete: '未確定',
    summary: (marks) => `${marks} 個の値を含むグラフです。矢印キーで値を移動できます。表にも同じ値があります。`,
  },
};
