import { Typeset } from '@assay/markdown/typeset';
import { useEvidence } from '../../evidence/EvidenceContext.ts';
import { sourceOf } from '../../evidence/passages.ts';
import type { StatedRow } from '../module-contents.ts';

const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const wideLanguage = /^(?:zh|ja)\b/;

/** Language of words that a value came with: its source's, but of a name that the reader's language gave it none. */
export function languageOfWords(words: string, source: string | undefined): string | undefined {
  return source !== undefined && wide.test(words) === wideLanguage.test(source) ? source : undefined;
}

export interface SourceWordsProps {
  row: StatedRow;
  children: string;
}

/** Words of a value as its source has them, marked with their language. */
export function SourceWords({ row, children }: SourceWordsProps) {
  const { sources } = useEvidence();
  return (
    <span lang={languageOfWords(children, sourceOf(sources, row.citation)?.language)}>
      <Typeset>{children}</Typeset>
    </span>
  );
}
