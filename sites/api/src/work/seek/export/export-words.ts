import type { NearReason } from '@assay/domain';
import { createWords } from '@assay/i18n/words';
import cn from './messages/cn.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import jp from './messages/jp.json' with { type: 'json' };
import tw from './messages/tw.json' with { type: 'json' };

/** Words of exported answers, in the language of the reader. */
export const exportWords = createWords({ en, cn, jp, tw });
export type ExportWords = ReturnType<typeof exportWords>;

/** The message that tells why a sentence is only near: with what was asked and what is stated, as far as it is known. */
export function nearKey({ kind, asked, stated }: NearReason) {
  if (kind === 'subject' || kind === 'former') return `near.${kind}` as const;
  if (kind === 'property') return asked ? 'near.property.asked' : 'near.property.alone';
  return `near.${kind}.${asked ? (stated ? 'both' : 'asked') : stated ? 'stated' : 'alone'}` as const;
}
