import { foldHan } from '@assay/domain';
import { commonAbbreviations } from '../../language/abbreviations/common-abbreviations.ts';
import { abbreviationsIn } from '../../language/abbreviations/question-abbreviations.ts';
import { findMembers } from '../../language/exclusive-names/contrasting.ts';
import type { GlossaryEntry } from '../../language/glossary/glossary.types.ts';
import { glossary, wordsIn } from '../../language/glossary/translate.ts';
import { namesThing } from '../names-thing.ts';
import type { RuleFor } from './objection.types.ts';

/** Two letters stand for too many things. */
const shortest = 3;

interface Named {
  written: string;
  english: readonly string[];
  wide: readonly string[];
}

/** Entries of the glossary by each of their English words, in small letters. */
const entriesOf = new Map<string, GlossaryEntry[]>();
for (const entry of glossary)
  for (const word of wordsIn(entry, 'en'))
    entriesOf.set(word.toLowerCase(), [...(entriesOf.get(word.toLowerCase()) ?? []), entry]);

/** An abbreviation that the fields know, with all that it is called; undefined for one of the writer's own. */
function namedBy(written: string, key: string): Named | undefined {
  const long = commonAbbreviations().get(key) ?? [];
  const entries = [...new Set([written, ...long].flatMap((name) => entriesOf.get(name.toLowerCase()) ?? []))];
  if (long.length === 0 && entries.length === 0) return undefined;
  return {
    written,
    english: [...long, ...entries.flatMap((entry) => wordsIn(entry, 'en'))],
    wide: entries.flatMap((entry) => [...wordsIn(entry, 'zh'), ...wordsIn(entry, 'ja')]).map(foldHan),
  };
}

/**
 * Abbreviations of the question that the fields know, `MLCC`, of which neither a sentence nor its passage says one, in
 * letters, in full or in another language. Members of classes that exclude each other are compared as such: what speaks of the
 * EPC is of the EPO.
 */
export const otherAbbreviation: RuleFor = (question) => {
  const names = abbreviationsIn(question).flatMap(({ written, key, isSmall }) =>
    isSmall || written.length < shortest || findMembers(written).length > 0 ? [] : (namedBy(written, key) ?? []),
  );
  const [first] = names;
  if (first === undefined) return undefined;
  const heard = new Map<string, boolean>();
  const isSaidIn = (text: string) => {
    const letters = text.toLowerCase();
    const folded = foldHan(text);
    return names.some(
      ({ written, english, wide }) =>
        new RegExp(`(?<![a-z])${written.toLowerCase()}s?(?![a-z])`, 'u').test(letters) ||
        english.some((name) => namesThing(text, name, 'en')) ||
        wide.some((name) => folded.includes(name)),
    );
  };
  return ({ passage }) => {
    const { title, section = '', columns, text } = passage;
    const key = `${passage.document} ${passage.start}`;
    const isSaid = heard.get(key) ?? isSaidIn([title, section, columns?.text ?? '', text].join(' \n '));
    heard.set(key, isSaid);
    return isSaid ? undefined : { kind: 'designation', asked: first.written };
  };
};
