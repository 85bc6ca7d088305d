import type { Candidate } from '../passages.ts';

/** Properties that people ask for, each by its names in English, Chinese and Japanese. */
const properties: readonly RegExp[] = [
  /\bboiling (?:point|temperature)|\bboils\b|沸点|沸點/iu,
  /\bmelting (?:point|temperature|range)|\bmelts?\b|\bliquidus|\bsolidus|熔点|熔點|融点/iu,
  /\bglass[- ]transition|\bTg\b|玻璃化|玻璃轉移|ガラス転移/u,
  /\bdensit(?:y|ies)\b|\bg\/cm|密度/iu,
  /\bspecific heat|\bheat capacit|比热|比熱|熱容/iu,
  /\bthermal conductiv|\bheat conduct|导热|導熱|熱伝導/iu,
  /\bthermal(?:ly)? expan|\bexpansion\b|\bCTE\b|\bppm\/K|热膨胀|熱膨脹|熱膨張/iu,
  /\bpoisson|泊松|ポアソン/iu,
  /\b(?:young|elastic|tensile|storage|shear|flexural)\S* modul|\bmodulus\b|\bstiffness|\bGPa\b|模量|模數|弾性率|ヤング率/iu,
  /\bhardness|\bHRC|\bHV\b|\bHB\b|\bshore\b|硬度|硬さ/iu,
  /\b(?:fracture )?toughness|韧性|韌性|靭性|靱性/iu,
  /\bpermittivit|\bdielectric constant|介电常数|介電常數|誘電率/iu,
  /\brefractive|折射率|屈折率/iu,
  /\bresistivit|\bresistance\b|电阻率|電阻率|抵抗率/iu,
  /\bviscos|\bcP\b|\bmPa·s|粘度|黏度/iu,
  /\bpot life|\bworking time|\bgel time|适用期|可使時間/iu,
  /\bshelf[- ]life|\bstorage life|保质期|保存期限|有効期間/iu,
  /\bdetection limit|\blimits? of detection|\bLOD\b|\bdetects? (?:down|as little)|检出限|偵測極限|検出限界/iu,
  /\bhalf[- ]li(?:fe|ves)|半衰期|半減期/iu,
  /\bpKa\b/u,
  /\bband ?gap|带隙|能隙|バンドギャップ/iu,
  /\bthroughput|\bper hour\b|\bwph\b|产能|產能|処理能力/iu,
  /\bhumidit|\bmoisture|湿度|濕度|水分/iu,
  /\bmolarit|\bmol\/L|\bmmol|摩尔浓度|モル濃度/iu,
  /\bvapou?r pressure|蒸气压|蒸氣壓|蒸気圧/iu,
  /\bflash ?point|闪点|閃點|引火点/iu,
  /\bbias (?:instabilit|stabilit|drift)|零偏/iu,
  /\bdoubling time|倍增时间|倍加時間/iu,
];

/** Matters of trade: technical notes hold none of them unless they say so. */
const trade: readonly RegExp[] = [
  /\b(?:price|prices|priced|cost|costs|costing|cheap\w*|expensive|euros?|dollars?|USD|EUR|official fee|how much (?:is|are) the .*fee)\b|价格|價格|多少钱|多少錢|成本|划算|价钱|报价|官费|規費|规费|費用|値段|価格|コスト|いくら(?:です|かか)/iu,
  /\b(?:suppliers?|vendors?|sells?|sold by|manufacturers?|which compan(?:y|ies)|who makes|who sells|brands?)\b|供应商|供應商|厂家|廠商|哪家|メーカー|販売/iu,
  /\b(?:market (?:share|size)|stock price|sales volume)\b|市场份额|市場規模|市占率/iu,
  /\b(?:approved by (?:the )?(?:FDA|EMA)|FDA approv\w*|which .* (?:are|is) approved)\b|获批|承認された/iu,
];

function says(pattern: RegExp, { text, passage, row }: Candidate): boolean {
  return pattern.test([text, passage.section ?? '', row?.columns.text ?? ''].join(' ')) || pattern.test(passage.title);
}

/**
 * What a question asks for by its full name, and a sentence does not speak of: the words of the question. A sentence on
 * the same subject that states another property is no answer.
 */
export function unstatedProperty(question: string, candidate: Candidate): string | undefined {
  for (const pattern of [...properties, ...trade]) {
    const asked = pattern.exec(question)?.[0];
    if (asked !== undefined && !says(pattern, candidate)) return asked.trim();
  }
  return undefined;
}

/** Words of trade in a question; undefined where it asks for none. */
export function askedTrade(question: string): string | undefined {
  for (const pattern of trade) {
    const asked = pattern.exec(question)?.[0];
    if (asked !== undefined) return asked.trim();
  }
  return undefined;
}
