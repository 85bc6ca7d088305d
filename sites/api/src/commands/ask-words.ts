import type { NearReason } from '@assay/domain';
import { createWords } from '@assay/i18n/words';
import cn from './messages/cn.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import jp from './messages/jp.json' with { type: 'json' };
import tw from './messages/tw.json' with { type: 'json' };

/** What the command says around an answer. */
export const askWords = createWords({ en, cn, jp, tw });
export type AskWords = ReturnType<typeof askWords>;

/** The message that tells why a sentence is only near; both what was asked and what is stated are told, or neither. */
export function nearKey({ kind, asked, stated }: NearReason) {
  if (kind === 'subject' || kind === 'former') return `near.${kind}` as const;
  if (kind === 'property') return asked ? 'near.property.asked' : 'near.property.alone';
  return `near.${kind}.${asked && stated ? 'both' : 'alone'}` as const;
}
