import type { EffectCode } from './effects.ts';

/** What an effect asks of what it acts on; without it the effect does nothing there. */
export type EffectNeed = 'conductor' | 'metal' | 'magnetic' | 'tiny' | 'spinning' | 'superconductor';

/** Effects that act on some objects alone, by the limits that their texts state. */
export const effectNeeds: Partial<Record<EffectCode, EffectNeed>> = {
  'joule heating': 'conductor',
  'induction heating': 'conductor',
  'eddy currents': 'conductor',
  electrodeposition: 'conductor',
  'electrical discharge machining': 'conductor',
  'electron tunnelling': 'conductor',
  'strain hardening': 'metal',
  'quench hardening': 'metal',
  'precipitation hardening': 'metal',
  'magnetic separation': 'magnetic',
  'optical trapping': 'tiny',
  'acoustic radiation force': 'tiny',
  'inertial focusing': 'tiny',
  dielectrophoresis: 'tiny',
  'magnus effect': 'spinning',
  'meissner effect': 'superconductor',
};

/** Words for what things are, in four languages. */
const metals =
  /\b(?:metals?|metallic|steels?|iron|copper|brass|bronze|alumini?um|titanium|nickel|zinc|alloys?|wires?|solder)\b|金属|金屬|钢|鋼|铁|鐵|鉄|铜|銅|铝|鋁|アルミ|钛|鈦|チタン|合金|焊料|焊錫|はんだ/iu;
const ferrous =
  /\b(?:steels?|iron|ferr\w+|nickel|cobalt|magnet\w*|ores?|scrap|slag|chips?|swarf)\b|矿|礦|鉱|废料|切屑|钢|鋼|铁|鐵|鉄|镍|鎳|钴|鈷|磁/iu;
const insulators =
  /\b(?:polymers?|plastics?|resins?|rubber|silicone|granulate|glass|panes?|ceramics?|wood\w*|paper|cardboard|textiles?|fabrics?|yarns?|leather|foods?|dough|biscuits?|bread|cakes?|meat|fruits?|vegetables?|rice|seeds?|cheese|chocolate|tissues?|bones?|tooth|teeth|skin|concrete|bricks?|rocks?|granite|soil|snow|wax|adhesives?|glue|biomass|crops?)\b|塑料|塑膠|塑胶|聚合物|树脂|樹脂|橡胶|橡膠|硅胶|矽膠|玻璃|陶瓷|木材|织物|織物|皮革|食品|面团|麵團|面包|麵包|饼干|餅乾|水果|蔬菜|奶酪|巧克力|皮肤|皮膚|混凝土|プラスチック|ポリマー|ゴム|シリコーン|ガラス|セラミック|パン|ビスケット|果物|野菜|チーズ|チョコ|コンクリート|ワックス|接着剤|(?:木|纸|紙|布|纱|紗|糸|革|肉|骨|牙|歯|砖|磚|土|冰|氷|雪|蜡|蠟)$/iu;
const tiny =
  /\b(?:cells?|particles?|beads?|droplets?|nano\w*|micro\w*|molecules?|proteins?|dna|bacteria|virus\w*|powders?)\b|细胞|細胞|颗粒|顆粒|微粒|粒子|微珠|液滴|纳米|奈米|ナノ|微米|分子|蛋白|细菌|細菌|病毒|粉/iu;
const spinning =
  /\b(?:balls?|cylinders?|rotors?|discs?|disks?|spheres?|projectiles?|sails?)\b|球|圆柱|圓柱|円柱|转子|轉子|ロータ|圆盘|圓盤|円盤|弹丸|彈丸|帆/iu;
const superconductors = /\b(?:superconduct\w*|magnets?)\b|超导|超導|超伝導|磁[铁鐵石]/iu;

const isInsulator = (object: string) => insulators.test(object) && !metals.test(object);

/** Whether an object of these words has what an effect needs. What is not told to be otherwise may be a conductor or a metal. */
export const meetsNeed: Readonly<Record<EffectNeed, (object: string) => boolean>> = {
  conductor: (object) => !isInsulator(object),
  metal: (object) => !isInsulator(object),
  magnetic: (object) => ferrous.test(object) || (tiny.test(object) && !isInsulator(object)),
  tiny: (object) => tiny.test(object),
  spinning: (object) => spinning.test(object),
  superconductor: (object) => superconductors.test(object),
};
