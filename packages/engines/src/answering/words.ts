/** Fixed phrases of the engines, in the reader's language. Facts are only ever quoted or counted into them. */
export interface Words {
  unanswered: (found: { documents: number; passages: number; terms: readonly string[] }) => string;
  /** Nothing answers directly, but some passages come near. */
  nearest: (found: { documents: number; passages: number }) => string;
  related: readonly ((title: string) => string)[];
  method: string;
  reading: (count: number) => string;
  /** The model gave no answer (`reason`, in English, from the engine); quotation answers instead. */
  fallback: (reason: string) => string;
  dimension: Readonly<Record<string, string>>;
  value: string;
  /** Mass in a volume of liquid. */
  concentration: string;
  /** How much a quantity changes; of one that has no name, only that it does. */
  changeOf: (quantity: string | undefined) => string;
}

const en: Words = {
  unanswered: ({ documents, passages, terms }) =>
    `The library does not answer this question. ${passages} passages of ${documents} documents were searched${terms.length > 0 ? `; those nearest to it do not mention ${list(terms, 'or')}` : ''}.`,
  nearest: ({ documents, passages }) =>
    `No passage answers this directly. ${passages} passages of ${documents} documents were searched; these come closest.`,
  related: [
    (title) => `Which values are stated for ${lower(title)}?`,
    (title) => `What limits ${lower(title)}?`,
    (title) => `What are the applications of ${lower(title)}?`,
  ],
  method: 'Sentences that name a problem and a means against it, counted by passage.',
  reading: (count) => `Reading ${count} passages`,
  fallback: (reason) => `The language model gave no answer (${reason}); quoting the sources instead`,
  value: 'Value',
  concentration: 'Concentration',
  changeOf: (quantity) => (quantity === undefined ? 'Change' : `Change of ${lower(quantity)}`),
  dimension: {
    K: 'Temperature',
    m: 'Length',
    s: 'Time',
    kg: 'Mass',
    'm^-1 kg s^-2': 'Pressure or stress',
    'm^2 kg s^-3 A^-1': 'Voltage',
    'm^-3 kg': 'Density',
    '%': 'Share',
    'wt%': 'Mass fraction',
    'vol%': 'Volume fraction',
    'at%': 'Atomic fraction',
    'mol%': 'Mole fraction',
    ppm: 'Trace content',
    cycles: 'Cycles',
    'm^2 s^-2': 'Specific energy',
    'kg^-1 s A': 'Specific capacity',
    'm^-2 A': 'Current density',
    's^-1': 'Rate',
    'm^2': 'Area',
    'm^3': 'Volume',
    Da: 'Molar mass',
    'm^-3 kg^-1 s^3 A^2': 'Conductivity',
    'm kg s^-3 K^-1': 'Thermal conductivity',
    'm^-1 kg s^-1': 'Viscosity',
    'm^2 kg s^-2': 'Energy',
    'm^2 kg s^-2 mol^-1': 'Molar energy',
    'm^-3 mol': 'Concentration',
    'm s^-1': 'Speed',
    'm^3 s^-1': 'Flow rate',
    'm^2 kg^-1': 'Specific surface area',
    HV: 'Hardness',
    '°': 'Angle',
    'kg s^-3': 'Heat flux',
    'm^2 kg s^-3': 'Power',
    'm^2 kg s^-3 A^-2': 'Resistance',
    A: 'Current',
    'm kg s^-2': 'Force',
    'm kg s^-3 A^-1': 'Electric field',
    's A': 'Charge',
    'kg s^-2 A^-1': 'Magnetic flux density',
    '1': 'Ratio',
    'm^-2 kg^-1 s^4 A^2': 'Capacitance',
  },
};

const cn: Words = {
  unanswered: ({ documents, passages, terms }) =>
    `文献库不能回答这个问题。已检索 ${documents} 篇文献的 ${passages} 个段落${terms.length > 0 ? `，其中最相近的段落没有提到${list(terms, '或')}` : ''}。`,
  nearest: ({ documents, passages }) =>
    `没有段落直接回答这个问题。已检索 ${documents} 篇文献的 ${passages} 个段落，以下内容最为接近。`,
  related: [
    (title) => `关于“${title}”，文献给出了哪些数值？`,
    (title) => `“${title}”受哪些因素限制？`,
    (title) => `“${title}”有哪些应用？`,
  ],
  method: '统计同时指出问题与解决手段的句子，按段落计数。',
  reading: (count) => `正在阅读 ${count} 个段落`,
  fallback: () => '语言模型没有给出回答，改为引用原文',
  value: '数值',
  concentration: '浓度',
  changeOf: (quantity) => (quantity === undefined ? '变化' : `${quantity}的变化`),
  dimension: {
    K: '温度',
    m: '长度',
    s: '时间',
    kg: '质量',
    'm^-1 kg s^-2': '压力或应力',
    'm^2 kg s^-3 A^-1': '电压',
    'm^-3 kg': '密度',
    '%': '比例',
    'wt%': '质量分数',
    'vol%': '体积分数',
    'at%': '原子分数',
    'mol%': '摩尔分数',
    ppm: '微量含量',
    cycles: '循环次数',
    'm^2 s^-2': '比能量',
    'kg^-1 s A': '比容量',
    'm^-2 A': '电流密度',
    's^-1': '速率',
    'm^2': '面积',
    'm^3': '体积',
    Da: '分子量',
    'm^-3 kg^-1 s^3 A^2': '电导率',
    'm kg s^-3 K^-1': '热导率',
    'm^-1 kg s^-1': '黏度',
    'm^2 kg s^-2': '能量',
    'm^2 kg s^-2 mol^-1': '摩尔能',
    'm^-3 mol': '浓度',
    'm s^-1': '速度',
    'm^3 s^-1': '流量',
    'm^2 kg^-1': '比表面积',
    HV: '硬度',
    '°': '角度',
    'kg s^-3': '热通量',
    'm^2 kg s^-3': '功率',
    'm^2 kg s^-3 A^-2': '电阻',
    A: '电流',
    'm kg s^-2': '力',
    'm kg s^-3 A^-1': '电场强度',
    's A': '电荷量',
    'kg s^-2 A^-1': '磁感应强度',
    '1': '比值',
    'm^-2 kg^-1 s^4 A^2': '电容',
  },
};

const tw: Words = {
  unanswered: ({ documents, passages, terms }) =>
    `文獻庫無法回答這個問題。已檢索 ${documents} 篇文獻的 ${passages} 個段落${terms.length > 0 ? `，其中最相近的段落沒有提到${list(terms, '或')}` : ''}。`,
  nearest: ({ documents, passages }) =>
    `沒有段落直接回答這個問題。已檢索 ${documents} 篇文獻的 ${passages} 個段落，以下內容最為接近。`,
  related: [
    (title) => `關於「${title}」，文獻列出哪些數值？`,
    (title) => `「${title}」受哪些因素限制？`,
    (title) => `「${title}」有哪些應用？`,
  ],
  method: '統計同時指出問題與解決手段的句子，依段落計數。',
  reading: (count) => `正在閱讀 ${count} 個段落`,
  fallback: () => '語言模型沒有給出回答，改為引用原文',
  value: '數值',
  concentration: '濃度',
  changeOf: (quantity) => (quantity === undefined ? '變化' : `${quantity}的變化`),
  dimension: {
    K: '溫度',
    m: '長度',
    s: '時間',
    kg: '質量',
    'm^-1 kg s^-2': '壓力或應力',
    'm^2 kg s^-3 A^-1': '電壓',
    'm^-3 kg': '密度',
    '%': '比例',
    'wt%': '質量分率',
    'vol%': '體積分率',
    'at%': '原子分率',
    'mol%': '莫耳分率',
    ppm: '微量含量',
    cycles: '循環次數',
    'm^2 s^-2': '比能量',
    'kg^-1 s A': '比容量',
    'm^-2 A': '電流密度',
    's^-1': '速率',
    'm^2': '面積',
    'm^3': '體積',
    Da: '分子量',
    'm^-3 kg^-1 s^3 A^2': '導電率',
    'm kg s^-3 K^-1': '熱導率',
    'm^-1 kg s^-1': '黏度',
    'm^2 kg s^-2': '能量',
    'm^2 kg s^-2 mol^-1': '莫耳能',
    'm^-3 mol': '濃度',
    'm s^-1': '速度',
    'm^3 s^-1': '流量',
    'm^2 kg^-1': '比表面積',
    HV: '硬度',
    '°': '角度',
    'kg s^-3': '熱通量',
    'm^2 kg s^-3': '功率',
    'm^2 kg s^-3 A^-2': '電阻',
    A: '電流',
    'm kg s^-2': '力',
    'm kg s^-3 A^-1': '電場強度',
    's A': '電荷量',
    'kg s^-2 A^-1': '磁通密度',
    '1': '比值',
    'm^-2 kg^-1 s^4 A^2': '電容',
  },
};

const jp: Words = {
  unanswered: ({ documents, passages, terms }) =>
    `ライブラリにはこの質問への回答がありません。文献 ${documents} 件の ${passages} 節を検索しましたが${terms.length > 0 ? `、最も近い節にも${list(terms, 'や')}に関する記述はありませんでした` : '、該当する記述は見つかりませんでした'}。`,
  nearest: ({ documents, passages }) =>
    `この質問に直接答える箇所はありません。${documents}件の文献の${passages}箇所を検索しました。次の箇所が最も近い内容です。`,
  related: [
    (title) => `「${title}」について、文献はどのような数値を示していますか。`,
    (title) => `「${title}」を制約する要因は何ですか。`,
    (title) => `「${title}」はどのような用途で使われますか。`,
  ],
  method: '課題と手段をともに述べる文を、節ごとに数えています。',
  reading: (count) => `${count} 節を読んでいます`,
  fallback: () => '言語モデルから回答が得られないため、文献の引用で回答します',
  value: '数値',
  concentration: '濃度',
  changeOf: (quantity) => (quantity === undefined ? '変化' : `${quantity}の変化`),
  dimension: {
    K: '温度',
    m: '長さ',
    s: '時間',
    kg: '質量',
    'm^-1 kg s^-2': '圧力・応力',
    'm^2 kg s^-3 A^-1': '電圧',
    'm^-3 kg': '密度',
    '%': '割合',
    'wt%': '質量分率',
    'vol%': '体積分率',
    'at%': '原子分率',
    'mol%': 'モル分率',
    ppm: '微量濃度',
    cycles: 'サイクル数',
    'm^2 s^-2': '比エネルギー',
    'kg^-1 s A': '比容量',
    'm^-2 A': '電流密度',
    's^-1': '速度',
    'm^2': '面積',
    'm^3': '体積',
    Da: '分子量',
    'm^-3 kg^-1 s^3 A^2': '導電率',
    'm kg s^-3 K^-1': '熱伝導率',
    'm^-1 kg s^-1': '粘度',
    'm^2 kg s^-2': 'エネルギー',
    'm^2 kg s^-2 mol^-1': 'モルエネルギー',
    'm^-3 mol': '濃度',
    'm s^-1': '速度',
    'm^3 s^-1': '流量',
    'm^2 kg^-1': '比表面積',
    HV: '硬さ',
    '°': '角度',
    'kg s^-3': '熱流束',
    'm^2 kg s^-3': '電力',
    'm^2 kg s^-3 A^-2': '抵抗',
    A: '電流',
    'm kg s^-2': '力',
    'm kg s^-3 A^-1': '電界強度',
    's A': '電荷量',
    'kg s^-2 A^-1': '磁束密度',
    '1': '比',
    'm^-2 kg^-1 s^4 A^2': '静電容量',
  },
};

const byLanguage: Readonly<Record<string, Words>> = {
  en,
  'zh-Hans': cn,
  zh: cn,
  'zh-CN': cn,
  'zh-Hant': tw,
  'zh-TW': tw,
  ja: jp,
};

/** Phrases for a BCP 47 tag; English where there are none. */
export function wordsFor(language: string): Words {
  return byLanguage[language] ?? byLanguage[language.split('-')[0] ?? ''] ?? en;
}

function list(items: readonly string[], conjunction: string): string {
  const quoted = items.map((item) => (/[⺀-鿿぀-ヿ]/.test(item + conjunction) ? `「${item}」` : `“${item}”`));
  if (quoted.length < 2) return quoted[0] ?? '';
  const separator = /^[a-z]/.test(conjunction) ? ', ' : '、';
  const joint = /^[a-z]/.test(conjunction) ? ` ${conjunction} ` : conjunction;
  return `${quoted.slice(0, -1).join(separator)}${joint}${quoted.at(-1)}`;
}

/** Lower-cases the first letter of a title in running text, unless its first word is an acronym, formula or name with capitals inside. */
function lower(title: string): string {
  const first = title.split(/\s/)[0] ?? '';
  return /^\p{Lu}\p{Ll}*$/u.test(first.replace(/[-,]/g, '')) ? (title[0] ?? '').toLowerCase() + title.slice(1) : title;
}
