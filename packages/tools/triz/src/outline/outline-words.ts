import type { Locale } from '@assay/domain';
import { createWords } from '@assay/i18n/words';
import type { Lookup, OutlineBlock } from '@assay/works';
import cn from '../messages/cn.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };
import jp from '../messages/jp.json' with { type: 'json' };
import tw from '../messages/tw.json' with { type: 'json' };

export const outlineWords = createWords({ en, cn, jp, tw });

export interface Outlining {
  work: Lookup;
  t: ReturnType<typeof outlineWords>;
  locale: Locale;
}

/** A part of the document under its heading; nothing where it is empty. */
export function partOf(title: string, blocks: readonly OutlineBlock[]): readonly OutlineBlock[] {
  return blocks.length === 0 ? [] : [{ kind: 'heading', level: 2, text: title }, ...blocks];
}

export const paragraph = (text: string): OutlineBlock => ({ kind: 'paragraph', text });

/** What a person wrote to something, under its label; nothing where they wrote nothing. */
export const noteOf = (label: string, note: string | undefined): readonly OutlineBlock[] =>
  note === undefined || note === '' ? [] : [paragraph(`${label}: ${note}`)];
