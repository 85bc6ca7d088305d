import { useFormats, useMessages } from '@assay/i18n';
import { tokensMessages } from './messages.ts';
import type { AccessToken } from './tokens.source.ts';

/** What a list says of a token. */
export function useTokenWords() {
  const t = useMessages(tokensMessages);
  const formats = useFormats();
  return {
    scopes: ({ scopes }: Pick<AccessToken, 'scopes'>) => formats.list(scopes.map((scope) => t(`scope.${scope}`))),
    ends: ({ expires_at: at }: Pick<AccessToken, 'expires_at'>) => t('endsOn', { date: formats.date(at) }),
    /** Where a column says already that it is an end. */
    endDay: ({ expires_at: at }: Pick<AccessToken, 'expires_at'>) => formats.date(at),
    used: ({ used_on: day }: Pick<AccessToken, 'used_on'>) =>
      day === null ? t('neverUsed') : t('usedOn', { date: formats.date(`${day}T00:00:00Z`, 'UTC') }),
  };
}
