import type { WordsByScript } from '../Language/LanguageContext.ts';
import type { NumberWords } from './NumberInput.types.ts';

export const numberWords: WordsByScript<NumberWords> = {
  latin: { increase: 'Increase', decrease: 'Decrease', unit: 'Unit' },
  'zh-Hans': { increase: '增加', decrease: '减少', unit: '单位' },
  'zh-Hant': { increase: '增加', decrease: '減少', unit: '單位' },
  ja: { increase: '増やす', decrease: '減らす', unit: '単位' },
};
