import type { NearReason } from '@assay/domain';

/** The message that tells why a sentence is only near: with what was asked and what is stated, as far as it is known. */
export function nearKey({ kind, asked, stated }: NearReason) {
  if (kind === 'subject' || kind === 'former') return `near.${kind}` as const;
  if (kind === 'property') return asked ? 'near.property.asked' : 'near.property.alone';
  return `near.${kind}.${asked ? (stated ? 'both' : 'asked') : stated ? 'stated' : 'alone'}` as const;
}
