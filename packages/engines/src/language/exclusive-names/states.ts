import type { ExclusiveClass } from './exclusive-names.types.ts';

/** Pairs of states and directions: what holds in one is not said of the other. */
const pairs: readonly (readonly [of: string, one: string, other: string])[] = [
  [
    'moisture',
    'dry|dried|as-moulded|干态|干燥|乾燥|ドライ',
    'wet|conditioned|moist|saturated|humid|湿态|湿润|吸湿|湿潤|ウェット',
  ],
  ['a cell', 'charge|charging|charged|充电|充電', 'discharge|discharging|discharged|放电|放電'],
  ['a load', 'tension|tensile|拉伸|受拉|引張', 'compression|compressive|压缩|受压|圧縮'],
  ['a process', 'batch|batchwise|间歇|批次|バッチ|回分', 'continuous|continuously|连续|連続'],
  [
    'an electrode',
    'anode|anodic|negative electrode|负极|阳极|負極|アノード',
    'cathode|cathodic|positive electrode|正极|阴极|正極|カソード',
  ],
  ['a semiconductor', 'n-type|n型', 'p-type|p型'],
];

export const states: readonly ExclusiveClass[] = pairs.map(([of, one, other]) => ({
  of: `States of ${of}`,
  members: [{ names: one }, { names: other }],
}));
