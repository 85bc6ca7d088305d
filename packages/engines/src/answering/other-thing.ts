import { foldHan, type NearReason } from '@assay/domain';
import type { Candidate } from '../citing/passages.ts';
import { commonAbbreviations } from '../language/abbreviations/common-abbreviations.ts';
import { foldAbbreviation } from '../language/abbreviations/find-abbreviations.ts';
import { saysFormulaOf } from '../language/abbreviations/formula-initials.ts';
import { namesDesignation } from '../language/literals.ts';
import { askedSubject } from '../language/question/asked-subject.ts';

const wide = /[\p{Script=Han}\p{Script=Katakana}]/u;
/** `PEI`, `LLZO`, `NMC811`: a name that a text does not put into other words, but for its long form. */
const name = /^(?=.*(?:\p{Lu}.*\p{Lu}|\d))[\p{Script=Latin}\p{Script=Greek}\d().,/+-]+$/u;

function isNamed(said: string, thing: string): boolean {
  const folded = said.toLowerCase();
  const long = commonAbbreviations().get(foldAbbreviation(thing)) ?? [];
  if (namesDesignation(said, thing) || saysFormulaOf(said, thing)) return true;
  return long.some((each) => folded.includes(each.toLowerCase().slice(0, -1)));
}

/**
 * Why a sentence states nothing of the thing whose figure is asked for: neither it nor what stands above it names it.
 * Names that a text of another language may put otherwise are not looked for.
 */
export function otherThing(question: string, { text, passage, row }: Candidate): NearReason | undefined {
  const thing = askedSubject(question)?.written;
  if (thing === undefined) return undefined;
  const said = [text, passage.title, passage.section ?? '', row?.columns.text ?? ''].join(' \n ');
  const missing: NearReason = { kind: 'designation', asked: thing };
  if (name.test(thing)) return isNamed(said, thing) ? undefined : missing;
  const isOfOneScript = wide.test(thing) && wide.test(text) && isJapanese(question) === isJapanese(text);
  if (!isOfOneScript) return undefined;
  return foldHan(said).includes(foldHan(thing)) ? undefined : missing;
}

const isJapanese = (text: string) => /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);
