import type { ExclusiveClass } from './exclusive-names.types.ts';

/** What is charged and discharged: guns, customers and reactors are not. */
const cells =
  /\b(?:cells?|batter(?:y|ies)|accumulators?|packs?|(?:super)?capacitors?|electrodes?|anodes?|cathodes?|electrolytes?|separators?|plating|capacity|SEI|SoC|(?:Li|Na|K|Zn)-ion|lithium|sodium-ion|L[FM]F?P|N[CM][MA]\d*|LTO|LCO|graphite|EVs?|m?Ah|(?:\d|C\/)\s?\dC?|\d\s?C)\b|[电電]池|[电電][极極]|[电電]解|容量|[锂鋰钠鈉]|リチウム|倍率|[储儲蓄][能电電]|セル|[负負正][极極]|石墨|黒鉛/iu;
/** `charge carrier`, `state of charge`, `charge the mixer with powder`: neither of the two directions. */
const otherCharges =
  /\b(?:state of|surface|space|net|point|free of|in|elementary|electric(?:al)?|fixed)[\s-]charges?\b|\bcharges?[\s-](?:carriers?|transfer|transport|densit(?:y|ies)|neutrality|states?|numbers?|traps?|separation|compensation|balance|collection|injection|storage|exchange|for)\b|\bcharg(?:e[sd]?|ing)\s(?:[\w-]+\s){0,5}?(?:with|into)\s(?!(?:an?\s)?(?:[\d.]+|constant|current|pulses?))|\b(?:self|electrostatic|partial|glow|corona|gas|arc|barrier|spark|electrical)[\s-]discharge\b|自放[电電]|[静靜][电電]放[电電]|放[电電]加工|[电電][晕暈]放[电電]/giu;
/** `the wafer dries`, `to dry it`: on the way from one state to the other. */
const drying =
  /\bdries\b|\b(?:to|can|could|should|must|may|will|not|do|does|did|I|we|you|they|and then)\s(?:I\s|we\s|you\s|one\s)?(?:dry|wet)\b(?!\s(?:state|condition|film|etch|clean))/giu;

type Senses = Pick<ExclusiveClass, 'field' | 'otherwise'>;

/** Pairs of states and directions: what holds in one is not said of the other. */
const pairs: readonly (readonly [of: string, one: string, other: string, senses?: Senses])[] = [
  [
    'moisture',
    'dry|dried|as-moulded|干态|干燥|乾燥|ドライ',
    'wet|conditioned|moist|saturated|humid|湿态|湿润|吸湿|湿潤|ウェット',
    { otherwise: drying },
  ],
  [
    'a cell',
    'charge|charging|charged|recharge|recharging|recharged|充电|充電',
    'discharge|discharging|discharged|放电|放電',
    { field: cells, otherwise: otherCharges },
  ],
  ['a load', 'tension|tensile|拉伸|受拉|引張', 'compression|compressive|压缩|受压|圧縮'],
  ['a process', 'batch|batchwise|间歇|批次|バッチ|回分', 'continuous|continuously|连续|連続'],
  [
    'an electrode',
    'anode|anodic|negative electrode|负极|阳极|負極|アノード',
    'cathode|cathodic|positive electrode|正极|阴极|正極|カソード',
  ],
  ['a semiconductor', 'n-type|n型', 'p-type|p型'],
];

export const states: readonly ExclusiveClass[] = pairs.map(([of, one, other, senses]) => ({
  of: `States of ${of}`,
  ...senses,
  members: [{ names: one }, { names: other }],
}));
