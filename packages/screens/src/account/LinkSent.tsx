import { Banner, Link, Stack } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import type { MailedLink } from './account.types.ts';
import { accountMessages } from './messages.ts';

/** Where to look for a link that was mailed; the link itself where an installation sends none. */
export function LinkSent({ email, developmentLink }: MailedLink & { email: string }) {
  const t = useMessages(accountMessages);
  return (
    <Banner tone="positive" title={t('sent.title')}>
      <Stack gap={2}>
        <span>{t('sent.text', { email })}</span>
        {developmentLink !== undefined && <Link href={developmentLink}>{t('sent.development')}</Link>}
      </Stack>
    </Banner>
  );
}
