import { foldHan } from '@assay/domain';

/** Formulae and short names of common substances with their names in English, Chinese and Japanese (IUPAC 2005 and usage). */
const compounds: Readonly<Record<string, string>> = {
  H2: 'hydrogen|氢|水素',
  O2: 'oxygen|氧|酸素',
  N2: 'nitrogen|氮|窒素',
  O3: 'ozone|臭氧|オゾン',
  F2: 'fluorine|氟|フッ素',
  Cl2: 'chlorine|氯气|塩素',
  H2O: 'water|水',
  H2O2: 'hydrogen peroxide|过氧化氢|双氧水|過酸化水素',
  H2S: 'hydrogen sulfide|hydrogen sulphide|硫化氢|硫化水素|sour',
  CO2: 'carbon dioxide|carbonic|二氧化碳|二酸化炭素|炭酸ガス',
  NH3: 'ammonia|氨|アンモニア',
  CH4: 'methane|甲烷|メタン',
  SO2: 'sulfur dioxide|sulphur dioxide|二氧化硫|二酸化硫黄',
  N2O: 'nitrous oxide|一氧化二氮|亜酸化窒素',
  NO2: 'nitrogen dioxide|二氧化氮|二酸化窒素',
  SF6: 'sulfur hexafluoride|sulphur hexafluoride|六氟化硫|六フッ化硫黄',
  H2SO4: 'sulfuric acid|sulphuric acid|硫酸',
  HNO3: 'nitric acid|硝酸',
  H3PO4: 'phosphoric acid|磷酸|リン酸',
  Na2CO3: 'sodium carbonate|soda ash|碳酸钠|炭酸ナトリウム',
  CaCO3: 'calcium carbonate|碳酸钙|炭酸カルシウム',
  Li2CO3: 'lithium carbonate|碳酸锂|炭酸リチウム',
  MgCl2: 'magnesium chloride|氯化镁|塩化マグネシウム',
  CaCl2: 'calcium chloride|氯化钙|塩化カルシウム',
  Al2O3: 'alumina|aluminium oxide|aluminum oxide|sapphire|corundum|氧化铝|アルミナ|酸化アルミニウム',
  SiO2: 'silica|silicon dioxide|silicon oxide|quartz|二氧化硅|氧化硅|石英|シリカ|酸化ケイ素',
  TiO2: 'titania|titanium dioxide|titanium oxide|rutile|anatase|二氧化钛|氧化钛|チタニア|酸化チタン',
  ZrO2: 'zirconia|zirconium oxide|zirconium dioxide|氧化锆|ジルコニア',
  HfO2: 'hafnia|hafnium oxide|氧化铪|酸化ハフニウム|ハフニア',
  CeO2: 'ceria|cerium oxide|氧化铈|セリア|酸化セリウム',
  Y2O3: 'yttria|yttrium oxide|氧化钇|イットリア|酸化イットリウム',
  Fe2O3: 'haematite|hematite|iron oxide|ferric oxide|氧化铁|赤铁矿|酸化鉄',
  Fe3O4: 'magnetite|四氧化三铁|マグネタイト',
  Ga2O3: 'gallium oxide|氧化镓|酸化ガリウム',
  V2O5: 'vanadium pentoxide|五氧化二钒|五酸化バナジウム',
  WO3: 'tungsten oxide|tungsten trioxide|三氧化钨|酸化タングステン',
  MnO2: 'manganese dioxide|manganese oxide|二氧化锰|二酸化マンガン',
  IrO2: 'iridium oxide|氧化铱|酸化イリジウム',
  RuO2: 'ruthenium oxide|氧化钌|酸化ルテニウム',
  In2O3: 'indium oxide|氧化铟|酸化インジウム',
  SnO2: 'tin oxide|tin dioxide|氧化锡|二氧化锡|酸化スズ',
  La2O3: 'lanthanum oxide|lanthana|氧化镧|酸化ランタン',
  Cr2O3: 'chromium oxide|chromia|氧化铬|酸化クロム',
  Nb2O5: 'niobium oxide|niobium pentoxide|氧化铌|酸化ニオブ',
  Ta2O5: 'tantalum oxide|tantalum pentoxide|氧化钽|酸化タンタル',
  Bi2O3: 'bismuth oxide|氧化铋|酸化ビスマス',
  Co3O4: 'cobalt oxide|氧化钴|酸化コバルト',
  Si3N4: 'silicon nitride|氮化硅|窒化ケイ素|窒化珪素',
  B4C: 'boron carbide|碳化硼|炭化ホウ素',
  MoS2: 'molybdenum disulfide|molybdenum disulphide|二硫化钼|二硫化モリブデン',
  SrTiO3: 'strontium titanate|钛酸锶|チタン酸ストロンチウム',
  BaTiO3: 'barium titanate|钛酸钡|チタン酸バリウム',
  CH2Cl2: 'dichloromethane|methylene chloride|二氯甲烷|ジクロロメタン',
  CHCl3: 'chloroform|氯仿|クロロホルム',
  C2H4: 'ethylene|ethene|乙烯|エチレン',
  C3H6: 'propylene|propene|丙烯|プロピレン',
  C2H5OH: 'ethanol|乙醇|エタノール',
  CH3OH: 'methanol|甲醇|メタノール',
  'Ti-6-4': 'ti-6al-4v|ti6al4v|ti64|tc4',
  Ti64: 'ti-6al-4v|ti6al4v|ti-6-4|tc4',
  TC4: 'ti-6al-4v|ti6al4v|ti64',
  'Ti-6Al-4V': 'ti64|ti-6-4|ti6al4v|tc4',
  Ti6Al4V: 'ti64|ti-6-4|ti-6al-4v|tc4',
  PS80: 'polysorbate 80|polysorbate|聚山梨酯|吐温|ポリソルベート',
  PS20: 'polysorbate 20|polysorbate|聚山梨酯|吐温|ポリソルベート',
  LiFePO4: 'LFP|lithium iron phosphate|iron phosphate|磷酸铁锂|リン酸鉄リチウム',
  LiCoO2: 'LCO|lithium cobalt oxide|钴酸锂|コバルト酸リチウム',
  Li4Ti5O12: 'LTO|lithium titanate|titanate|钛酸锂|チタン酸リチウム',
  LiMn2O4: 'LMO|lithium manganese oxide|锰酸锂|マンガン酸リチウム',
  LiPF6: 'hexafluorophosphate|六氟磷酸锂|六フッ化リン酸リチウム',
  Li2S: 'lithium sulfide|lithium sulphide|硫化锂|硫化リチウム',
};

const names = new Map(
  Object.entries(compounds).map(([formula, words]) => [
    formula,
    words.split('|').map((word) => foldHan(word).toLowerCase()),
  ]),
);

const polyamide = /^PA\s?-?(\d{1,3})$/u;

/** What the substance of a formula or short name is called, in lower case and simplified characters; none where it is not known. */
export function compoundNames(formula: string): readonly string[] {
  const plain = formula.normalize('NFKC');
  const number = polyamide.exec(plain)?.[1];
  if (number === undefined) return names.get(plain) ?? [];
  const polymers = ['polyamide', 'nylon', 'polyamide-', 'nylon-', '聚酰胺', '尼龙', 'ポリアミド', 'ナイロン'];
  return polymers.flatMap((polymer) => [`${polymer} ${number}`, `${polymer}${number}`]);
}
