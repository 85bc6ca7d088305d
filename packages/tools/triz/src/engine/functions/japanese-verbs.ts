import type { Verb } from './verb-forms.ts';

/** What stands behind a verb whose clause goes on. */
const clauseEnds =
  /(?:ままに?(?:なる|なった|する|した)?|けれども|けれど|けど|ので|のに|から|際に|際|時に|時|ため|が)$/u;
/** て-forms that are followed by what says how it ends: ている, てしまった. */
const continued = '(?:い(?:る|た|て|ます|ない)|しま(?:う|い|って|った|います|いました)|くれ(?:る|ない)|い(?:く|った))';
const refused = '(?:きれ(?:ない|ず|ません|ていない)|きら(?:ない|ず))';
const exceeded = 'すぎ(?:る|て|た|ます|てしまう)?';
/** Behind the stem before ます. */
const afterStem = `(?:ます|ません|${refused}|${exceeded})`;

const withSuru = new RegExp(
  `^([\\p{Script=Han}\\p{Script=Katakana}ー]{2,8})(?:する|した|し|しない|しません|できない|できず|して${continued}?|し${afterStem})$`,
  'u',
);
const causative = new RegExp(
  `^([\\p{Script=Han}\\p{Script=Katakana}ー]{2,8})させ(?:る|た|ない|ず|て${continued}?|${afterStem})?$`,
  'u',
);
/** A verb that begins with a character; 引き付ける has two. */
const stem = '\\p{Script=Han}[\\p{Script=Han}\\p{Script=Hiragana}]{0,4}';
/** The same, which leaves to what follows as much as it can take: 支えきれない is of 支える. */
const shortest = `${stem}?`;
const ichidan = new RegExp(`^(${shortest}[えけげせてねべめれ])(?:る|た|ない|ず|て${continued}?|${afterStem})$`, 'u');
const godanInSu = new RegExp(`^(${shortest})(?:す|した|さない|さず|して${continued}?|し${afterStem})$`, 'u');
const dictionaryForm = new RegExp(`^(${stem}[うくぐつぬぶむる])$`, 'u');
const notActive = /(?:れる|たい)$/u;
/** 見ている is no dictionary form, and its verb cannot be told from it. */
const isContinued = /て(?!る$)/u;

/** A verb that no table names, by its form alone: only forms that are of one verb. Undefined for any other. */
export function openVerbIn(phrase: string): Verb | undefined {
  const said = phrase.replace(clauseEnds, '');
  const noun = withSuru.exec(said)?.[1];
  if (noun !== undefined) return { plain: noun, isHarmful: false };
  const made = causative.exec(said)?.[1];
  if (made !== undefined) return { plain: `${made}させる`, isHarmful: false };
  if (notActive.test(said)) return undefined;
  const inSu = godanInSu.exec(said)?.[1];
  if (inSu !== undefined) return { plain: `${inSu}す`, isHarmful: false };
  const inRu = ichidan.exec(said)?.[1];
  if (inRu !== undefined) return { plain: `${inRu}る`, isHarmful: false };
  const plain = isContinued.test(said) ? undefined : dictionaryForm.exec(said)?.[1];
  return plain === undefined ? undefined : { plain, isHarmful: false };
}

/** てしまう tells of what nobody wanted. */
export const regretted = /て(?:しま[うっい])|ちゃ[うっ]/u;
