import type { AnswerGrade, Locale, NearReason } from '@assay/domain';

/** Words of exported answers, in the language of the reader. */
export interface ExportWords {
  grade: string;
  grades: Record<AnswerGrade, string>;
  notAnswered: string;
  engine: string;
  extractive: string;
  rules: string;
  written(model: string): string;
  asked: string;
  searched: string;
  searchedLine(documents: string, passages: string, languages: string): string;
  question: string;
  answer: string;
  nearest: string;
  near(reason: NearReason): string;
  values: string;
  about: string;
  quantity: string;
  subject: string;
  value: string;
  unit: string;
  low: string;
  high: string;
  canonicalUnit: string;
  conditions: string;
  differ: string;
  source: string;
  number: string;
  document: string;
  place: string;
  quote: string;
  link: string;
  applications: string;
  remarks: string;
  sources: string;
  footnotes: string;
  unsupported: string;
  partly: string;
  unchecked: string;
  page(number: number): string;
  characters(start: number, end: number): string;
  /** Note of a bibliography: what was asked. */
  citedFor(question: string): string;
  quotedAt(places: string): string;
}

const said = (word: string | undefined, open: string, close: string) => (word ? `${open}${word}${close}` : '');

export const exportWords: Record<Locale, ExportWords> = {
  en: {
    grade: 'Result',
    grades: {
      answered: 'Answered from the library',
      partly: 'Answered in part',
      nearest: 'No direct answer; the nearest passages are quoted',
      none: 'The library does not answer this question',
    },
    notAnswered: 'Not answered',
    engine: 'Written by',
    extractive: 'Extractive engine, no language model',
    rules: 'Rule engine, no language model',
    written: (model) => `${model}, citations checked against the sources`,
    asked: 'Asked on',
    searched: 'Searched',
    searchedLine: (documents, passages, languages) => `${documents} documents, ${passages} passages, ${languages}`,
    question: 'Question',
    answer: 'Answer',
    nearest: 'Nearest passages',
    near({ kind, asked, stated }) {
      const instead = said(asked, ', in place of “', '”');
      if (kind === 'condition') return `Stated under other conditions${said(stated, ' (', ')')}${instead}`;
      if (kind === 'designation') return `Of something else${said(stated, ' (', ')')}${instead}`;
      return kind === 'property'
        ? `Does not state ${said(asked, '“', '”') || 'what was asked'}`
        : 'On the subject only';
    },
    values: 'Values',
    about: 'About',
    quantity: 'Quantity',
    subject: 'Subject',
    value: 'Value as printed',
    unit: 'Unit',
    low: 'Low, SI',
    high: 'High, SI',
    canonicalUnit: 'SI unit',
    conditions: 'Conditions',
    differ: 'Sources differ',
    source: 'Source',
    number: 'No.',
    document: 'Document',
    place: 'Place',
    quote: 'Quotation',
    link: 'Link',
    applications: 'Applications',
    remarks: 'Remarks',
    sources: 'Sources',
    footnotes: 'Notes',
    unsupported: 'no source supports this sentence',
    partly: 'its sources support it in part',
    unchecked: 'not checked',
    page: (number) => `p. ${number}`,
    characters: (start, end) => `characters ${start}–${end}`,
    citedFor: (question) => `Cited in the answer to: ${question}`,
    quotedAt: (places) => `Quoted: ${places}`,
  },
  cn: {
    grade: '结果',
    grades: {
      answered: '文献库已回答',
      partly: '部分回答',
      nearest: '无直接回答，引用最接近的段落',
      none: '文献库未能回答此问题',
    },
    notAnswered: '未回答的部分',
    engine: '撰写方式',
    extractive: '摘录引擎，未使用语言模型',
    rules: '规则引擎，未使用语言模型',
    written: (model) => `${model}，引文已与来源核对`,
    asked: '提问日期',
    searched: '检索范围',
    searchedLine: (documents, passages, languages) => `${documents} 篇文献、${passages} 个段落，${languages}`,
    question: '问题',
    answer: '回答',
    nearest: '最接近的段落',
    near({ kind, asked, stated }) {
      const instead = said(asked, '，而非“', '”');
      if (kind === 'condition') return `条件不同${said(stated, '（', '）')}${instead}`;
      if (kind === 'designation') return `所述对象不同${said(stated, '（', '）')}${instead}`;
      return kind === 'property' ? `未说明${said(asked, '“', '”') || '所问内容'}` : '仅与主题相关';
    },
    values: '数值',
    about: '说明',
    quantity: '物理量',
    subject: '对象',
    value: '原文数值',
    unit: '单位',
    low: '下限（SI）',
    high: '上限（SI）',
    canonicalUnit: 'SI 单位',
    conditions: '条件',
    differ: '来源不一致',
    source: '来源',
    number: '序号',
    document: '文献编号',
    place: '位置',
    quote: '引文',
    link: '链接',
    applications: '应用',
    remarks: '备注',
    sources: '来源',
    footnotes: '注释',
    unsupported: '此句无来源支持',
    partly: '来源仅部分支持此句',
    unchecked: '未核对',
    page: (number) => `第 ${number} 页`,
    characters: (start, end) => `第 ${start}–${end} 字符`,
    citedFor: (question) => `引用于对以下问题的回答：${question}`,
    quotedAt: (places) => `引用位置：${places}`,
  },
  tw: {
    grade: '結果',
    grades: {
      answered: '文獻庫已回答',
      partly: '部分回答',
      nearest: '無直接回答，引用最接近的段落',
      none: '文獻庫未能回答此問題',
    },
    notAnswered: '未回答的部分',
    engine: '撰寫方式',
    extractive: '摘錄引擎，未使用語言模型',
    rules: '規則引擎，未使用語言模型',
    written: (model) => `${model}，引文已與來源核對`,
    asked: '提問日期',
    searched: '檢索範圍',
    searchedLine: (documents, passages, languages) => `${documents} 篇文獻、${passages} 個段落，${languages}`,
    question: '問題',
    answer: '回答',
    nearest: '最接近的段落',
    near({ kind, asked, stated }) {
      const instead = said(asked, '，而非「', '」');
      if (kind === 'condition') return `條件不同${said(stated, '（', '）')}${instead}`;
      if (kind === 'designation') return `所述對象不同${said(stated, '（', '）')}${instead}`;
      return kind === 'property' ? `未說明${said(asked, '「', '」') || '所問內容'}` : '僅與主題相關';
    },
    values: '數值',
    about: '說明',
    quantity: '物理量',
    subject: '對象',
    value: '原文數值',
    unit: '單位',
    low: '下限（SI）',
    high: '上限（SI）',
    canonicalUnit: 'SI 單位',
    conditions: '條件',
    differ: '來源不一致',
    source: '來源',
    number: '編號',
    document: '文獻編號',
    place: '位置',
    quote: '引文',
    link: '連結',
    applications: '應用',
    remarks: '備註',
    sources: '來源',
    footnotes: '註釋',
    unsupported: '此句無來源支持',
    partly: '來源僅部分支持此句',
    unchecked: '未核對',
    page: (number) => `第 ${number} 頁`,
    characters: (start, end) => `第 ${start}–${end} 字元`,
    citedFor: (question) => `引用於對下列問題的回答：${question}`,
    quotedAt: (places) => `引用位置：${places}`,
  },
  jp: {
    grade: '結果',
    grades: {
      answered: 'ライブラリから回答',
      partly: '一部のみ回答',
      nearest: '直接の回答はなく、最も近い記述を引用',
      none: 'ライブラリはこの質問に回答できません',
    },
    notAnswered: '回答できなかった部分',
    engine: '作成',
    extractive: '抜粋エンジン（言語モデル不使用）',
    rules: 'ルールエンジン（言語モデル不使用）',
    written: (model) => `${model}（引用は出典と照合済み）`,
    asked: '質問日',
    searched: '検索範囲',
    searchedLine: (documents, passages, languages) => `文献 ${documents} 件、段落 ${passages} 件、${languages}`,
    question: '質問',
    answer: '回答',
    nearest: '最も近い記述',
    near({ kind, asked, stated }) {
      const instead = said(asked, '。質問は「', '」');
      if (kind === 'condition') return `条件が異なる${said(stated, '（', '）')}${instead}`;
      if (kind === 'designation') return `対象が異なる${said(stated, '（', '）')}${instead}`;
      return kind === 'property' ? `${said(asked, '「', '」') || '質問の内容'}の記載なし` : '主題のみ一致';
    },
    values: '数値',
    about: '概要',
    quantity: '物理量',
    subject: '対象',
    value: '記載値',
    unit: '単位',
    low: '下限（SI）',
    high: '上限（SI）',
    canonicalUnit: 'SI 単位',
    conditions: '条件',
    differ: '出典間で相違',
    source: '出典',
    number: '番号',
    document: '文献番号',
    place: '箇所',
    quote: '引用文',
    link: 'リンク',
    applications: '応用',
    remarks: '補足',
    sources: '出典',
    footnotes: '注',
    unsupported: 'この文を裏付ける出典なし',
    partly: '出典による裏付けは一部のみ',
    unchecked: '未照合',
    page: (number) => `${number} ページ`,
    characters: (start, end) => `${start}–${end} 文字目`,
    citedFor: (question) => `次の質問への回答で引用：${question}`,
    quotedAt: (places) => `引用箇所：${places}`,
  },
};
