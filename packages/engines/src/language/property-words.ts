import { locales, type MaterialProperty, materialPropertyNames, materialTerms } from '@assay/domain';
import { onDemand } from './on-demand.ts';

/** What people call a property besides its term: short names, symbols and verbs, parted by a stroke. */
const alsoCalled: Partial<Record<MaterialProperty, string>> = {
  density: 'specific gravity|specific weight|dense|比重',
  youngsModulus:
    'elastic modulus|modulus of elasticity|tensile modulus|e-modulus|e modulus|' +
    'young modulus|stiffness|modulus|杨氏模量|楊氏模數|楊氏模量|弹性模数|縦弾性係数|弾性率|引張弾性率',
  poissonRatio: "poisson ratio|poisson's ratio",
  proofStrength:
    'yield strength|yield stress|yield point|proof strength|proof stress|0.2% proof stress|0.2 % proof stress|0.2% proof strength|0.2% yield strength|0.2% proof|ys|' +
    'rp0.2|rp0,2|yield|yields|屈服点|屈服极限|屈服應力|降伏応力|降伏強さ|耐力|降伏点|降伏强度',
  tensileStrength:
    'ultimate tensile strength|ultimate strength|uts|rm|tensile stress|breaking strength|' +
    '拉伸强度|拉伸強度|引張強度|引張り強さ|抗张强度|抗張強度',
  elongation: 'elongation|elongation at break|ductility|伸长率|伸長率|延伸率|伸び',
  flexuralStrength: 'bending strength|bend strength|modulus of rupture|抗弯强度|抗彎強度|曲げ強度',
  compressiveStrength: 'compression strength|压缩强度|壓縮強度|圧縮強度',
  shearStrength: 'shear stress|剪切强度|剪切強度|せん断強度',
  fatigueStrength: 'fatigue limit|endurance limit|疲劳极限|疲勞極限|疲労限度|疲れ強さ',
  fractureToughness: 'fracture toughness|kic|k1c|断裂韧性|斷裂韌性|破壊じん性|破壊靱性',
  hardnessBrinell: 'brinell|hbw|hb|brinell hardness',
  hardnessVickers: 'vickers|hv|vickers hardness',
  hardnessRockwellB: 'hrb|rockwell b',
  hardnessRockwellC: 'hrc|rockwell c',
  hardnessShoreD: 'shore d',
  melting: 'melting point|melting temperature|melting range|melt|melts|solidus|熔点|熔點|融点',
  glassTransition: 'glass transition temperature|glass transition|tg|玻璃转变温度|ガラス転移点',
  deflectionTemperature: 'heat deflection temperature|hdt|deflection temperature|热变形温度|熱變形溫度|荷重たわみ温度',
  thermalConductivity:
    'heat conductivity|导热系数|導熱係數|导热率|導熱率|热导率|熱導率|热传导率|熱傳導率|熱傳導係數|熱伝導度',
  thermalExpansion:
    'coefficient of thermal expansion|thermal expansion coefficient|expansion coefficient|' +
    'cte|热膨胀系数|熱膨脹係數|熱膨張係数|熱膨張率|線膨張率',
  specificHeat: 'specific heat capacity|heat capacity|比热|比熱容',
  resistivity: 'resistivity|specific resistance|電気抵抗率|比抵抗|抵抗率',
  electricalConductivity: 'electrical conductivity|iacs|电导率|導電率',
  pittingResistance: 'pren|pitting resistance|点蚀当量|孔食指数|孔蝕當量',
  carbonEquivalent: 'carbon equivalent|碳当量|碳當量|炭素当量',
};

/** Names that mean several properties. */
const several: readonly (readonly [string, readonly MaterialProperty[]])[] = [
  ...['hardness', '硬度', '硬さ'].map(
    (word) =>
      [
        word,
        [
          'hardnessBrinell',
          'hardnessBrinell500',
          'hardnessVickers',
          'hardnessRockwellB',
          'hardnessRockwellC',
          'hardnessShoreD',
        ],
      ] as const,
  ),
  ...['strength', '强度', '強度', '強さ'].map(
    (word) => [word, ['proofStrength', 'tensileStrength', 'flexuralStrength']] as const,
  ),
];

/** A name as it is looked for: one case, plain quotes, and no more than one space. */
const foldName = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replaceAll('’', "'").replaceAll(/\s+/g, ' ').trim();

/** Terms hold more than one name: `Yield or 0.2 % proof strength`, `熔点（范围）`, `降伏点・0.2 % 耐力`. */
function namesIn(term: string): string[] {
  const plain = term.replaceAll(/[（(][^（）()]*[)）]/gu, '');
  return [term, plain, ...plain.split(/ or |・|, /u)].map(foldName).filter((name) => name.length > 1);
}

/** Every name of a property in the four languages, the longest first. */
export const propertyWords = onDemand(
  (): readonly (readonly [name: string, properties: readonly MaterialProperty[]])[] =>
    [
      ...new Map([
        ...several.map(([name, properties]) => [foldName(name), properties] as const),
        ...materialPropertyNames.flatMap((property) =>
          [
            ...locales.flatMap((locale) => namesIn(materialTerms(locale).properties[property])),
            ...(alsoCalled[property]?.split('|') ?? []).map(foldName),
          ].map((name) => [name, [property]] as const),
        ),
      ]),
    ].sort(([a], [b]) => b.length - a.length),
);
