import type { Locale } from './locale.ts';
import type { MaterialClass, MaterialFamily, MaterialProperty } from './material-properties.ts';
import type { MaterialForm, MaterialState, MaterialValueKind } from './materials.ts';

/** A term in the four languages, in the order of `locales`: cn, en, jp, tw. */
type Term = readonly [cn: string, en: string, jp: string, tw: string];

/** The trade's terms of properties, as tables and exports write them. */
const properties: Record<MaterialProperty, Term> = {
  density: ['密度', 'Density', '密度', '密度'],
  youngsModulus: ['弹性模量', 'Young’s modulus', 'ヤング率', '彈性模數'],
  poissonRatio: ['泊松比', 'Poisson’s ratio', 'ポアソン比', '蒲松比'],
  proofStrength: ['屈服强度', 'Yield or 0.2 % proof strength', '降伏点・0.2 % 耐力', '降伏強度'],
  tensileStrength: ['抗拉强度', 'Tensile strength', '引張強さ', '抗拉強度'],
  elongation: ['断后伸长率', 'Elongation after fracture', '破断伸び', '斷後伸長率'],
  flexuralStrength: ['弯曲强度', 'Flexural strength', '曲げ強さ', '彎曲強度'],
  compressiveStrength: ['抗压强度', 'Compressive strength', '圧縮強さ', '抗壓強度'],
  shearStrength: ['抗剪强度', 'Shear strength', 'せん断強さ', '抗剪強度'],
  fatigueStrength: ['疲劳强度', 'Fatigue strength', '疲労強度', '疲勞強度'],
  fractureToughness: ['断裂韧度 K_Ic', 'Fracture toughness K_Ic', '破壊靭性 K_Ic', '破裂韌性 K_Ic'],
  hardnessBrinell: ['布氏硬度', 'Brinell hardness', 'ブリネル硬さ', '勃氏硬度'],
  hardnessBrinell500: [
    '布氏硬度（500 kgf）',
    'Brinell hardness, 500 kgf',
    'ブリネル硬さ（500 kgf）',
    '勃氏硬度（500 kgf）',
  ],
  hardnessVickers: ['维氏硬度', 'Vickers hardness', 'ビッカース硬さ', '維氏硬度'],
  hardnessRockwellB: ['洛氏硬度 B', 'Rockwell hardness B', 'ロックウェル硬さ B', '洛氏硬度 B'],
  hardnessRockwellC: ['洛氏硬度 C', 'Rockwell hardness C', 'ロックウェル硬さ C', '洛氏硬度 C'],
  hardnessShoreD: ['邵氏硬度 D', 'Shore hardness D', 'ショア硬さ D', '蕭氏硬度 D'],
  melting: ['熔点（范围）', 'Melting point or range', '融点（範囲）', '熔點（範圍）'],
  glassTransition: ['玻璃化转变温度', 'Glass transition', 'ガラス転移温度', '玻璃轉移溫度'],
  deflectionTemperature: [
    '热变形温度（1.8 MPa）',
    'Deflection temperature, 1.8 MPa',
    '荷重たわみ温度（1.8 MPa）',
    '熱變形溫度（1.8 MPa）',
  ],
  thermalConductivity: ['热导率', 'Thermal conductivity', '熱伝導率', '熱傳導率'],
  thermalExpansion: ['线膨胀系数', 'Thermal expansion', '線膨張係数', '線膨脹係數'],
  specificHeat: ['比热容', 'Specific heat', '比熱容量', '比熱'],
  resistivity: ['电阻率', 'Electrical resistivity', '電気抵抗率', '電阻率'],
  electricalConductivity: ['电导率', 'Electrical conductivity', '導電率', '導電率'],
  specificStiffness: ['比刚度 E/ρ', 'Specific stiffness E/ρ', '比剛性 E/ρ', '比剛性 E/ρ'],
  pittingResistance: ['点蚀当量 PREN', 'Pitting resistance PREN', '孔食指数 PREN', '孔蝕當量 PREN'],
  carbonEquivalent: ['碳当量 CE(IIW)', 'Carbon equivalent CE(IIW)', '炭素当量 CE(IIW)', '碳當量 CE(IIW)'],
};

const classes: Record<MaterialClass, Term> = {
  'austenitic-stainless': [
    '奥氏体不锈钢',
    'Austenitic stainless steel',
    'オーステナイト系ステンレス鋼',
    '沃斯田鐵系不鏽鋼',
  ],
  'ferritic-stainless': ['铁素体不锈钢', 'Ferritic stainless steel', 'フェライト系ステンレス鋼', '肥粒鐵系不鏽鋼'],
  'martensitic-stainless': [
    '马氏体不锈钢',
    'Martensitic stainless steel',
    'マルテンサイト系ステンレス鋼',
    '麻田散鐵系不鏽鋼',
  ],
  'duplex-stainless': ['双相不锈钢', 'Duplex stainless steel', '二相系ステンレス鋼', '雙相不鏽鋼'],
  'precipitation-hardening-stainless': [
    '沉淀硬化不锈钢',
    'Precipitation-hardening stainless steel',
    '析出硬化系ステンレス鋼',
    '析出硬化型不鏽鋼',
  ],
  'carbon-steel': ['碳素钢', 'Carbon steel', '炭素鋼', '碳鋼'],
  'alloy-steel': ['合金结构钢', 'Alloy steel', '合金鋼', '合金鋼'],
  'structural-steel': ['结构钢', 'Structural steel', '構造用鋼', '結構用鋼'],
  'tool-steel': ['工具钢', 'Tool steel', '工具鋼', '工具鋼'],
  'cast-iron': ['铸铁', 'Cast iron', '鋳鉄', '鑄鐵'],
  'wrought-aluminium': ['变形铝合金', 'Wrought aluminium', '展伸用アルミニウム合金', '鍛造用鋁合金'],
  'cast-aluminium': ['铸造铝合金', 'Cast aluminium', '鋳造用アルミニウム合金', '鑄造用鋁合金'],
  'copper-alloy': ['铜及铜合金', 'Copper and copper alloy', '銅・銅合金', '銅及銅合金'],
  'titanium-alloy': ['钛及钛合金', 'Titanium and titanium alloy', 'チタン・チタン合金', '鈦及鈦合金'],
  'nickel-alloy': ['镍合金', 'Nickel alloy', 'ニッケル合金', '鎳合金'],
  'magnesium-alloy': ['镁合金', 'Magnesium alloy', 'マグネシウム合金', '鎂合金'],
  'zinc-alloy': ['锌合金', 'Zinc alloy', '亜鉛合金', '鋅合金'],
  'pure-metal': ['纯金属', 'Pure metal', '純金属', '純金屬'],
  thermoplastic: ['热塑性塑料', 'Thermoplastic', '熱可塑性樹脂', '熱塑性塑膠'],
  'high-performance-thermoplastic': [
    '高性能热塑性塑料',
    'High-performance thermoplastic',
    'スーパーエンジニアリングプラスチック',
    '高性能熱塑性塑膠',
  ],
  fluoropolymer: ['氟塑料', 'Fluoropolymer', 'フッ素樹脂', '氟聚合物'],
  thermoset: ['热固性树脂', 'Thermoset', '熱硬化性樹脂', '熱固性樹脂'],
  oxide: ['氧化物陶瓷', 'Oxide ceramic', '酸化物セラミックス', '氧化物陶瓷'],
  carbide: ['碳化物陶瓷', 'Carbide ceramic', '炭化物セラミックス', '碳化物陶瓷'],
  nitride: ['氮化物陶瓷', 'Nitride ceramic', '窒化物セラミックス', '氮化物陶瓷'],
  boride: ['硼化物陶瓷', 'Boride ceramic', 'ホウ化物セラミックス', '硼化物陶瓷'],
  silicate: ['硅酸盐陶瓷', 'Silicate ceramic', 'ケイ酸塩セラミックス', '矽酸鹽陶瓷'],
  glass: ['玻璃', 'Glass', 'ガラス', '玻璃'],
};

const families: Record<MaterialFamily, Term> = {
  metal: ['金属', 'Metal', '金属', '金屬'],
  polymer: ['聚合物', 'Polymer', '高分子', '聚合物'],
  ceramic: ['陶瓷', 'Ceramic', 'セラミックス', '陶瓷'],
};

const kinds: Record<MaterialValueKind, Term> = {
  specified: ['标准规定', 'Specified', '規格値', '標準規定'],
  measured: ['实测', 'Measured', '実測', '實測'],
  computed: ['计算', 'Computed', '計算', '計算'],
  estimated: ['估计', 'Estimated', '推定', '估計'],
};

const states: Record<MaterialState, Term> = {
  annealed: ['退火', 'annealed', '焼なまし', '退火'],
  'solution-annealed': ['固溶处理', 'solution annealed', '固溶化熱処理', '固溶化處理'],
  normalised: ['正火', 'normalised', '焼ならし', '正常化'],
  'hot-rolled': ['热轧', 'hot rolled', '熱間圧延', '熱軋'],
  'cold-drawn': ['冷拉', 'cold drawn', '冷間引抜き', '冷抽'],
  'quenched-tempered': ['调质', 'quenched and tempered', '焼入焼戻し', '調質'],
  'as-cast': ['铸态', 'as cast', '鋳放し', '鑄態'],
  'die-cast': ['压铸', 'die cast', 'ダイカスト', '壓鑄'],
  dry: ['干态', 'dry as moulded', '絶乾', '乾燥態'],
  sintered: ['烧结', 'sintered', '焼結', '燒結'],
};

const forms: Record<MaterialForm, Term> = {
  plate: ['板、带', 'plate, sheet', '板', '板、帶'],
  sheet: ['薄板', 'sheet', '薄板', '薄板'],
  bar: ['棒', 'bar', '棒', '棒'],
  extrusion: ['挤压材', 'extrusion', '押出材', '擠製材'],
  forging: ['锻件', 'forging', '鍛造品', '鍛件'],
  casting: ['铸件', 'casting', '鋳物', '鑄件'],
  moulding: ['模塑件', 'moulding', '成形品', '模塑件'],
};

/** Terms of one language. */
export interface MaterialTerms {
  properties: Readonly<Record<MaterialProperty, string>>;
  classes: Readonly<Record<MaterialClass, string>>;
  families: Readonly<Record<MaterialFamily, string>>;
  kinds: Readonly<Record<MaterialValueKind, string>>;
  states: Readonly<Record<MaterialState, string>>;
  forms: Readonly<Record<MaterialForm, string>>;
}

const column: Record<Locale, 0 | 1 | 2 | 3> = { cn: 0, en: 1, jp: 2, tw: 3 };

/** The terms of a language, for cards and their exports. */
export function materialTerms(locale: Locale): MaterialTerms {
  const at = column[locale];
  const pick = <Key extends string>(terms: Readonly<Record<Key, Term>>) =>
    Object.fromEntries(Object.entries<Term>(terms).map(([key, term]) => [key, term[at]])) as Record<Key, string>;
  return {
    properties: pick(properties),
    classes: pick(classes),
    families: pick(families),
    kinds: pick(kinds),
    states: pick(states),
    forms: pick(forms),
  };
}
