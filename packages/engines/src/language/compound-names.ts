import { foldHan } from '@assay/domain';

/** Formulae of common substances with their names in English, Chinese and Japanese (IUPAC 2005 and usage). */
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
  Si3N4: 'silicon nitride|氮化硅|窒化ケイ素|窒化珪素',
  B4C: 'boron carbide|碳化硼|炭化ホウ素',
  MoS2: 'molybdenum disulfide|molybdenum disulphide|二硫化钼|二硫化モリブデン',
  BaTiO3: 'barium titanate|钛酸钡|チタン酸バリウム',
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

/** What the substance of a formula is called, in lower case and simplified characters; none where it is not known. */
export const compoundNames = (formula: string): readonly string[] => names.get(formula.normalize('NFKC')) ?? [];
