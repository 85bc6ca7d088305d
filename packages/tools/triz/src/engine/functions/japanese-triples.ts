import { unwanted } from '../../tables/functions/verbs.ts';
import type { FunctionJudgement, FunctionTriple } from './function-triples.types.ts';
import { openVerbIn, regretted } from './japanese-verbs.ts';
import { type Verb, verbsIn } from './verb-forms.ts';

/** Endings of verbs in their dictionary form, and how their stems go on. */
const stems: Readonly<Record<string, string>> = {
  う: 'わいうえおっ',
  く: 'かきくけこい',
  ぐ: 'がぎぐげごい',
  す: 'さしすせそ',
  つ: 'たちつてとっ',
  ぬ: 'なにぬねのん',
  ぶ: 'ばびぶべぼん',
  む: 'まみむめもん',
  る: 'らりるれろっ',
};

/** Verbs in -る whose stem does not change. */
const ichidan = /[えけげせてねべめれいきしちにびみりじぎける]る$/u;

interface Form {
  verb: Verb;
  pattern: RegExp;
}

/** A noun with する in any of its forms, or a verb by its stem. The pattern takes the whole of what follows を. */
const forms: readonly Form[] = [...verbsIn('jp').values()].map((verb) => {
  const last = verb.plain.at(-1) ?? '';
  const head = verb.plain.slice(0, -1);
  const next = stems[last];
  if (!next) return { verb, pattern: new RegExp(`^${verb.plain}(?:[すしさせでで]|$|に|が不|が足)`, 'u') };
  const row = ichidan.test(verb.plain)
    ? `(?:${head}(?:る|た|て|な|ら|ず|ま|$))|(?:${head}[${next}])`
    : `${head}[${next}]`;
  return { verb, pattern: new RegExp(`^(?:${row})`, 'u') };
});

const unwantedThings = unwanted.jp.split(' ');

const openings =
  /^(?:しかし|ただし|また|さらに|そして|一方で|一方|同時に|そのため|だが|ところが|現在、|なお|かつ)+、?/u;
const manner =
  /^(?:(?:過度|過剰|十分|充分|均一|完全|確実|適切|一様|急速|部分的|有効|効果的|高速|過大)に|(?:十分|充分|しっかり|うまく|強く|弱く|強すぎるほど|わずかしか|ゆっくり|完全には|十分には|ほとんど|ある程度しか|一部しか|必要以上に|ひどく|激しく|常に|よく))+/u;
const weak =
  /(?:十分|充分|完全|うまく|しっかり)(?:に|には)?.*(?:ない|ず|ません|なかった)|ほとんど|しか|弱く|わずか|でき(?:ない|ず|ません)|られ(?:ない|ず)|不十分|不足|足りない/u;
const strong = /過度|過剰|必要以上|すぎる|すぎて|過大/u;
const forbidden = /て(?:は|も)?(?:ならない|いけない|はいけない|はならない|ならず)|べきではない/u;
const required = /なければ(?:ならない|いけない|ならず)|必要がある/u;
const negated = /(?:ない|ず|ません)(?:$|。|が|の)/u;
const wishes = /たい|ずに|ことなく|には$|ために|ように|方法|どう|いかに|[？?]|か$|なぜ|何|どの/u;
const conditions = /(?:すると|ると|くと|すと|むと|うと|れば|たら|なら|ば)$/u;
const noName = /[をがはもへ、。？?]|から|まで|より|って|ので|のに|する|した|して|ない|です|ます|^の|の$|に$|で$/u;
const longestName = 16;

interface Parsed {
  subject: string;
  verb: Verb;
  object: string;
}

/** What is said of a thing before its name: 吸込側で発生した気泡, 解除後も残留電荷. */
const saidBefore = /^.*(?:(?:[たる]|んだ)(?=[\p{Script=Han}\p{Script=Katakana}])|後も|でも|今度は)/u;

function nameOf(text: string): string | undefined {
  const name = text
    .trim()
    .replace(openings, '')
    .replace(saidBefore, '')
    .replace(/^[そこあ]の/u, '');
  return name === '' || name.length > longestName || noName.test(name) ? undefined : name;
}

/** Where something is brought to, before the verb: 熱を米に伝える. */
const place = /^[\p{Script=Han}\p{Script=Katakana}ー]{1,8}(?:に|へ|から)(?=\p{Script=Han})/u;

/** Behind a place or a time, 高電圧では and 運転中に: what the clause speaks of. */
function withoutPlace(text: string): string {
  return text.replace(/^.*?(?:では|時に|時には|中に|中は|下で)(?=.)/u, '');
}

function hanIn(text: string): number {
  return text.match(/\p{Script=Han}/gu)?.length ?? 0;
}

function verbOf(text: string): Verb | undefined {
  const told = text.replace(manner, '');
  const found = forms.filter(({ pattern }) => pattern.test(told));
  const known = found.sort((a, b) => b.verb.plain.length - a.verb.plain.length)[0]?.verb;
  const open = openVerbIn(told.replace(place, ''));
  // 引き付ける is no 引く.
  return known === undefined || (open !== undefined && hanIn(open.plain) > hanIn(known.plain)) ? open : known;
}

/** 電解液が正極によって分解される. */
function passive(clause: string): Parsed | undefined {
  const [, objectText = '', subjectText = '', rest = ''] =
    /^(.+?)[がは](.+?)(?:によって|により)(.+)$/u.exec(withoutPlace(clause)) ?? [];
  const verb = /(?:され|られ|かれ|われ|がれ)/u.test(rest) ? verbOf(rest) : undefined;
  const subject = nameOf(subjectText);
  const object = nameOf(objectText);
  return subject && object && verb ? { subject, verb, object } : undefined;
}

/** ポンプがスラリーを移送する. */
function active(clause: string, before: string | undefined): Parsed | undefined {
  const to = clause.indexOf('を');
  if (to < 0 || clause.includes('を', to + 1)) return undefined;
  const verb = verbOf(clause.slice(to + 1));
  if (!verb) return undefined;
  const led = clause.slice(0, to);
  const at = Math.max(led.lastIndexOf('が'), led.lastIndexOf('は'));
  const means = at < 0 ? meansIn(led) : undefined;
  const subject = at < 0 ? (means?.subject ?? before) : nameOf(withoutPlace(led.slice(0, at)));
  const object = nameOf(means?.object ?? led.slice(at + 1));
  return subject && object && subject !== object ? { subject, verb, object } : undefined;
}

const noMeans = /(?:温|圧|中|時|下|内|上|間|前|後|場合|速|状態|工程|条件|環境|域|方|側|回|度|こと)$/u;

/** 冷却プレートで電池セル: where nobody is said to act, what it is done with acts. */
function meansIn(led: string): { subject: string; object: string } | undefined {
  const [, subjectText = '', object = ''] = /^([^で]{2,16})で(?![はも])(.+)$/u.exec(led) ?? [];
  const subject = noMeans.test(subjectText) ? undefined : nameOf(subjectText);
  return subject && object ? { subject, object } : undefined;
}

function judgementOf(clause: string, { verb, subject, object }: Parsed): FunctionJudgement | undefined {
  const isForbidden = forbidden.test(clause) && !required.test(clause);
  if (verb.isHarmful) return !isForbidden && !required.test(clause) && negated.test(clause) ? undefined : 'harmful';
  const isUnwanted = (name: string) => unwantedThings.some((thing) => name.endsWith(thing));
  if (isForbidden || isUnwanted(subject) || (verb.action === 'generate' && isUnwanted(object))) return 'harmful';
  if (required.test(clause)) return 'useful';
  if (strong.test(clause)) return 'excessive';
  if (regretted.test(clause)) return 'harmful';
  return weak.test(clause) || negated.test(clause) ? 'insufficient' : 'useful';
}

const pronoun = /^(?:それ|これ|あれ)ら?$/u;

/** 正極と負極 are two things; 像と背景の差 is one. */
function namesIn(object: string): string[] {
  const names = object.split(/と|及び|および/u);
  return names.length === 2 && !object.includes('の') && names.every((name) => name.length > 1) ? names : [object];
}

/** Triples of a Japanese text. */
export function japaneseTriples(sentences: readonly string[]): FunctionTriple[] {
  const found: FunctionTriple[] = [];
  let objectBefore: string | undefined;
  for (const sentence of sentences) {
    let before: string | undefined;
    for (const part of sentence.split(/[、。；！？,;!?]/u)) {
      // が behind a verb joins two clauses and belongs to neither.
      const clause = part.trim().replace(/(?<=[るいただうくすむつ])が$/u, '');
      if (wishes.test(clause) || conditions.test(clause)) continue;
      const parsed = passive(clause) ?? active(clause, before);
      if (!parsed) continue;
      const { subject, verb } = parsed;
      const object = pronoun.test(parsed.object) ? objectBefore : parsed.object;
      before = subject;
      objectBefore = object;
      const judgement = judgementOf(clause, parsed);
      if (object === undefined || judgement === undefined) continue;
      for (const one of namesIn(object)) found.push({ subject, action: verb.plain, object: one, judgement });
    }
  }
  return found;
}
