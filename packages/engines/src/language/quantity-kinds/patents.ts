import type { QuantityKind } from './quantity-kind.types.ts';

/** Time limits, fees and counts of patent law: PCT, EPC, Paris Convention, 35 U.S.C. */
export const patents: readonly QuantityKind[] = [
  [
    'time limit|deadline|due date|response period|period for reply',
    '期限|截止日|答复期限|时限|法定期限',
    '期限|期日|応答期間|締切|法定期間',
    's',
    { within: 'time', isTelling: true },
  ],
  [
    'term|term of protection|patent term|protection period|duration of protection|validity period',
    '保护期|专利期限|有效期|保护期限|存续期间|专利权期限',
    '存続期間|保護期間|権利期間|有効期間',
    's',
    { within: 'time', isTelling: true },
  ],
  [
    'grace period|novelty grace',
    '宽限期|优惠期|宽限',
    '猶予期間|グレースピリオド|新規性喪失の例外期間',
    's',
    { within: 'time', isTelling: true },
  ],
  [
    'priority period|priority right period',
    '优先权期限|优先权期间',
    '優先期間|優先権期間',
    's',
    { within: 'time', isTelling: true },
  ],
  [
    'term extension|term adjustment|supplementary protection|extension period',
    '期限延长|期限补偿|补充保护',
    '存続期間の延長|期間延長|期間補償',
    's',
    { within: 'time', isTelling: true },
  ],
  [
    'opposition period|period for opposition|appeal period',
    '异议期|异议期限|上诉期',
    '異議申立期間|申立期間|審判請求期間',
    's',
    { within: 'time', isTelling: true },
  ],
  [
    'fee|fees|official fee|renewal fee|annuity|annuities|surcharge|filing fee|maintenance fee|examination fee|claims fee|tax',
    '费用|官费|年费|规费|附加费|维持费|滞纳金',
    '手数料|料金|年金|特許料|納付額|維持年金|加算料',
    '',
    { isGeneral: true },
  ],
  [
    'pendency|first action pendency|examination time|grant lag|time to grant',
    '审查周期|授权周期|审理期间',
    '審査期間|権利化期間|一次審査通知までの期間',
    's',
    { within: 'time', isTelling: true },
  ],
  ['grant rate|allowance rate|success rate', '授权率|通过率|成功率', '特許査定率|登録率|成功率', '%', {}],
  ['sequence identity|identity threshold|homology', '序列同一性|同一性|同源性', '配列同一性|同一性|相同性', '%', {}],
];
