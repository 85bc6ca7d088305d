import { foldHan } from '@assay/domain';
import { readable } from '../names-in-text.ts';

/** A matter that a question asks for, and how a text says it. Both are read in simplified characters. */
interface Matter {
  asks: RegExp;
  says: RegExp;
  /** Read in the sentence alone: a title that says it answers nothing. */
  isOfSentence?: true;
}

const rule = (source: string, flags = 'iu') => new RegExp(foldHan(source), flags);
const same = (source: string, alsoSaid = ''): Matter => ({ asks: rule(source), says: rule(source + alsoSaid) });

/** Matters of trade: technical notes hold none of them unless they say so. */
const trade: readonly Matter[] = [
  same(
    String.raw`\b(?:price|prices|priced|pricing|costs?(?!\s+(?:us|you|me|them|it)\s+in\b)|costing|cheap\w*|expensive|euros?|dollars?|USD|EUR|official fee|how much (?:is|are) the .*fee|afford\w*|budget)\b|价格|多少钱|成本|划算|价钱|报价|官费|规费|費用|值段|値段|コスト|いくら(?:です|かか)|售价|贵不贵|多贵`,
    String.raw`|\b(?:fees?|charges?|pays?|paid)\b|费用|料金|手数料`,
  ),
  same(
    String.raw`\b(?:suppliers?|vendors?|sells?|sold by|manufacturers?|which (?:compan(?:y|ies)|firms?)|who (?:makes|sells|supplies|manufactures|produces)|brands?|where (?:can|do|could) (?:i|we|one) (?:buy|get|purchase|order)|distributors?)\b|供应商|厂家|厂商|哪家|哪里买|哪里能买|メーカー|販売|どこで買|制造商|製造元|生产商`,
  ),
  same(
    String.raw`\b(?:market (?:share|size|volume|value)|stock price|sales volume|turnover in (?:euros|dollars)|revenues?|annual sales)\b|市场份额|市場規模|市占率|市场规模|销量|销售额|売上|シェア|营收`,
  ),
];

const name = String.raw`(?<![.!?:]\s|^)(?<![\p{L}\d])\p{Lu}\p{Ll}+(?:\s\p{Lu}[\p{Ll}.]+)*`;
const persons = new RegExp(
  String.raw`${name}|\b(?:Inc|Ltd|GmbH|Corp|AG|et al|university|institute|professor|Dr)\b|公司|教授|博士|等人|大学|研究所|研究院|先生|女士|株式会社|氏(?!度)|社(?:が|は|の|に)|ら(?:が|は|の)`,
  'u',
);
const year = String.raw`\b(?:1[5-9]|20)\d\d\b|\b\d\dth century\b|\b(?:1[89]|20)\d0s\b|世纪|年代|\d{2,4}年|昭和|平成|令和|明治|大正`;

/** Who, when and whether in force: what only a name, a date or such a word answers. */
const facts: readonly Matter[] = [
  {
    asks: rule(
      String.raw`\bwho\s+(?:first\s+|originally\s+|actually\s+)?(?:invented|discovered|developed|proposed|introduced|owns|owned|holds|held|founded|coined|patented|commerciali[sz]ed|wrote|published|named|created|designed|synthesi[sz]ed|made the first|came up|demonstrated|reported|described)\b|\bwhose (?:idea|invention|patent|discovery|name|work)\b|\bby whom\b|\bwhich (?:scientist|inventor|author|researcher|assignee|applicant|university|laboratory|lab|group|chemist|physicist|engineer)s?\b|\bnamed after (?:whom|who)\b|谁(?:最早|最先|首先|首次|第一个)?(?:发明|发现|提出|开发|创立|拥有|命名|设计|合成|申请了)|由谁|谁的(?:发明|专利|想法)|哪位|哪所大学|哪个(?:团队|公司|科学家)|誰が(?:最初に|初めて)?(?:発明|発見|開発|提唱|提案|設計|命名|合成)|誰の(?:発明|特許|アイデア)|(?:発明者|考案者|開発者|発見者)は`,
    ),
    says: persons,
    isOfSentence: true,
  },
  {
    asks: rule(
      String.raw`\b(?:what|which) (?:year|decade|century|date)\b|\bsince when\b|\bwhen (?:was|were|did)\b(?=[^?]*\b(?:invent|discover|develop|introduc|found|publish|grant|approv|enter|launch|releas|first|begin|began|start|adopt|expire|patent|com[ei]n? into|sign|pass|ban|become|commerciali|standardi)\w*)|\bhow long ago\b|哪一?年(?!限)|何年に|何年から|(?:什么时候|何时|几时)(?:被)?(?:发明|发现|提出|推出|首次|批准|上市|成立|公布|颁布|实施|生效|开始|商业化|获批)|いつ(?:頃|ごろ)?(?:発明|発見|開発|発表|発売|承認|登場|施行|導入|設立|上市)`,
    ),
    says: new RegExp(
      `${year}|\\b(?:January|February|March|April|June|July|August|September|October|November|December)\\b|\\d月`,
      'u',
    ),
    isOfSentence: true,
  },
  {
    asks: rule(
      String.raw`\b(?:approved by (?:the )?(?:FDA|EMA|PMDA|NMPA)|(?:FDA|EMA|PMDA|NMPA)[- ](?:approv\w*|clear\w*)|which .* (?:are|is|have been|has been) (?:\w+ )?approved|(?:is|are|was|were|been|get|got|currently|already|yet) (?:\w+ ){0,3}(?:approved|licensed|authori[sz]ed)|marketing authori[sz]ation|on the market)\b|获批|批准上市|已上市|上市了|承認された|承認され|承認済|上市され`,
    ),
    says: rule(
      String.raw`\b(?:approv\w*|authori[sz]\w*|licen[sc]\w*|clear(?:ed|ance)|marketed|on the market|registered|market entry|withdrawn)\b|批准|获批|上市|许可|注册|承認|認可|市販|許可`,
    ),
  },
  {
    asks: rule(
      String.raw`\b(?:has|have|did|does|do|is|are|will|when|still|already|yet)\b[^?]*\b(?:expired?|lapsed?|in force|still valid|still protected|run out|off[- ]patent)\b|是否(?:仍|还)?(?:有效|过期|失效|到期)|(?:过期|失效|到期)(?:了|吗)|还有效|何时到期|什么时候到期|まだ有効|満了し|失効し|切れ(?:た|て|ま)`,
    ),
    says: rule(
      String.raw`\b(?:expir\w*|laps\w*|in force|valid\w*|protect\w*|run out|runs out|terminat\w*|off[- ]patent|revoked|ceas\w*|ends?)\b|有效|过期|失效|到期|届满|保护|終了|有効|満了|失効|存続|終止|终止`,
    ),
  },
];

function firstAsked(question: string, matters: readonly Matter[]): { matter: Matter; asked: string } | undefined {
  const text = readable(question);
  const source = text.length === question.length ? question : text;
  for (const matter of matters) {
    const match = matter.asks.exec(text);
    if (match !== null) return { matter, asked: source.slice(match.index, match.index + match[0].length).trim() };
  }
  return undefined;
}

/** Words of trade in a question; undefined where it asks for none. */
export const askedTrade = (question: string): string | undefined => firstAsked(question, trade)?.asked;

/** A matter that is neither a quantity nor a subject: trade, a person, a date, a legal state. */
export interface AskedMatter {
  asked: string;
  /** Whether a sentence says it; `above` is what stands above it. Both readable. */
  isSaid: (sentence: string, above: string) => boolean;
}

export function askedMatters(question: string): AskedMatter[] {
  return [...trade, ...facts].flatMap((matter) => {
    const found = firstAsked(question, [matter]);
    if (found === undefined) return [];
    const { says, isOfSentence } = matter;
    return [{ asked: found.asked, isSaid: (text, above) => says.test(text) || (!isOfSentence && says.test(above)) }];
  });
}
