import type { InFourLanguages } from '../triz.types.ts';

/** Quantities by which the strength of an effect is told. */
export const effectQuantities = {
  'temperature difference': { en: 'temperature difference', cn: '温差', tw: '溫差', jp: '温度差' },
  'heat transfer coefficient': { en: 'heat transfer coefficient', cn: '传热系数', tw: '傳熱係數', jp: '熱伝達率' },
  frequency: { en: 'frequency', cn: '频率', tw: '頻率', jp: '周波数' },
  temperature: { en: 'temperature', cn: '温度', tw: '溫度', jp: '温度' },
  'cooling power': {
    en: 'cooling power by area',
    cn: '单位面积制冷功率',
    tw: '單位面積製冷功率',
    jp: '面積あたり冷却能力',
  },
  voltage: { en: 'voltage', cn: '电压', tw: '電壓', jp: '電圧' },
  acceleration: { en: 'acceleration', cn: '加速度', tw: '加速度', jp: '加速度' },
  gap: { en: 'gap', cn: '间隙', tw: '間隙', jp: '隙間' },
  'friction coefficient': { en: 'friction coefficient', cn: '摩擦系数', tw: '摩擦係數', jp: '摩擦係数' },
  'reduction of friction': {
    en: 'reduction of friction',
    cn: '摩擦降低比例',
    tw: '摩擦降低比例',
    jp: '摩擦の低減割合',
  },
  'expansion coefficient': { en: 'expansion coefficient', cn: '膨胀系数', tw: '膨脹係數', jp: '膨張係数' },
  strain: { en: 'strain', cn: '应变', tw: '應變', jp: 'ひずみ' },
  'poisson ratio': { en: 'Poisson ratio', cn: '泊松比', tw: '帕松比', jp: 'ポアソン比' },
  stress: { en: 'stress', cn: '应力', tw: '應力', jp: '応力' },
  pressure: { en: 'pressure', cn: '压力', tw: '壓力', jp: '圧力' },
  size: { en: 'size', cn: '尺寸', tw: '尺寸', jp: '大きさ' },
  wavelength: { en: 'wavelength', cn: '波长', tw: '波長', jp: '波長' },
  'relative change': { en: 'relative change', cn: '相对变化', tw: '相對變化', jp: '相対変化' },
  'temperature coefficient': { en: 'temperature coefficient', cn: '温度系数', tw: '溫度係數', jp: '温度係数' },
  sensitivity: { en: 'sensitivity', cn: '灵敏度', tw: '靈敏度', jp: '感度' },
  'gauge factor': { en: 'gauge factor', cn: '应变灵敏系数', tw: '應變靈敏係數', jp: 'ゲージ率' },
  'electric field': { en: 'electric field', cn: '电场强度', tw: '電場強度', jp: '電場' },
  force: { en: 'force', cn: '力', tw: '力', jp: '力' },
  'surface area': { en: 'specific surface area', cn: '比表面积', tw: '比表面積', jp: '比表面積' },
  'contact angle': { en: 'contact angle', cn: '接触角', tw: '接觸角', jp: '接触角' },
} as const satisfies Record<string, InFourLanguages>;

export type EffectQuantity = keyof typeof effectQuantities;
