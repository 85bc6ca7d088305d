import type { CompositionRelation, Locale } from '@assay/domain';

/** Words that the service writes into an exported card. */
export interface GradeWords {
  properties: string;
  property: string;
  value: string;
  unit: string;
  condition: string;
  kind: string;
  source: string;
  sources: string;
  composition: string;
  component: string;
  share: string;
  balance: string;
  unknown: string;
  notStated: string;
  equivalents: string;
  nearest: string;
  grade: string;
  relation: string;
  differences: string;
  noDifference: string;
  notHeld: string;
  notLimited: string;
  notice: string;
  relations: Record<CompositionRelation, string>;
}

export const gradeWords: Record<Locale, GradeWords> = {
  cn: {
    properties: '性能',
    property: '性能',
    value: '数值',
    unit: '单位',
    condition: '条件',
    kind: '性质',
    source: '来源',
    sources: '来源',
    composition: '成分限值，质量分数 %',
    component: '组分',
    share: '限值',
    balance: '余量',
    unknown: '未知：来源中没有给出',
    notStated: '未注明',
    equivalents: '对应牌号',
    nearest: '对应牌号是最接近的牌号，并不相同。差异由成分限值计算得出。',
    grade: '牌号',
    relation: '成分限值的关系',
    differences: '需要关注的差异',
    noDifference: '没有需要关注的差异',
    notHeld: '未收录该标准的限值，差异未知',
    notLimited: '未限定',
    notice: '数值为公开的事实数据，用于参考；设计与采购以标准的现行版本为准。',
    relations: {
      same: '限值相同',
      within: '完全落在本牌号之内',
      around: '完全包含本牌号',
      overlapping: '部分重叠',
      apart: '没有同时满足两者的成分',
      unknown: '未知',
    },
  },
  en: {
    properties: 'Properties',
    property: 'Property',
    value: 'Value',
    unit: 'Unit',
    condition: 'Condition',
    kind: 'Kind',
    source: 'Source',
    sources: 'Sources',
    composition: 'Composition limits, mass %',
    component: 'Component',
    share: 'Limit',
    balance: 'Balance',
    unknown: 'Unknown: no source states it',
    notStated: 'Not stated',
    equivalents: 'Equivalents',
    nearest: 'Equivalents are nearest, not identical. The differences are computed from the composition limits.',
    grade: 'Grade',
    relation: 'Composition limits',
    differences: 'Differences that matter',
    noDifference: 'None that matters',
    notHeld: 'The limits of that standard are not held; the differences are unknown',
    notLimited: 'not limited',
    notice:
      'Values are published facts for reference. For design and purchase, the current edition of the standard decides.',
    relations: {
      same: 'The same',
      within: 'Within those of this grade',
      around: 'Around those of this grade',
      overlapping: 'Overlap in part',
      apart: 'No content satisfies both',
      unknown: 'Unknown',
    },
  },
  jp: {
    properties: '特性',
    property: '特性',
    value: '値',
    unit: '単位',
    condition: '条件',
    kind: '区分',
    source: '出典',
    sources: '出典',
    composition: '化学成分の規定値（質量 %）',
    component: '成分',
    share: '規定値',
    balance: '残部',
    unknown: '不明：どの出典にも記載がありません',
    notStated: '記載なし',
    equivalents: '相当材',
    nearest: '相当材は最も近い材料であり、同一ではありません。差は成分の規定値から計算しています。',
    grade: '材料記号',
    relation: '成分規定値の関係',
    differences: '注意すべき差',
    noDifference: '注意すべき差はありません',
    notHeld: 'その規格の規定値を収録していないため、差は不明です',
    notLimited: '規定なし',
    notice: '値は公表された事実を参考として示すものです。設計と調達では規格の最新版に従ってください。',
    relations: {
      same: '同じ',
      within: 'この材料の範囲に収まる',
      around: 'この材料の範囲を含む',
      overlapping: '一部が重なる',
      apart: '両方を満たす成分はない',
      unknown: '不明',
    },
  },
  tw: {
    properties: '性質',
    property: '性質',
    value: '數值',
    unit: '單位',
    condition: '條件',
    kind: '類別',
    source: '來源',
    sources: '來源',
    composition: '成分限值，質量百分比',
    component: '成分',
    share: '限值',
    balance: '餘量',
    unknown: '未知：來源中沒有記載',
    notStated: '未註明',
    equivalents: '對應牌號',
    nearest: '對應牌號是最接近的牌號，並不相同。差異由成分限值計算而得。',
    grade: '牌號',
    relation: '成分限值的關係',
    differences: '需要留意的差異',
    noDifference: '沒有需要留意的差異',
    notHeld: '未收錄該標準的限值，差異未知',
    notLimited: '未限定',
    notice: '數值為公開的事實資料，供參考之用；設計與採購以標準的現行版本為準。',
    relations: {
      same: '限值相同',
      within: '完全落在本牌號之內',
      around: '完全包含本牌號',
      overlapping: '部分重疊',
      apart: '沒有同時滿足兩者的成分',
      unknown: '未知',
    },
  },
};
