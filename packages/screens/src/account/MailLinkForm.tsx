import { Banner, Button, Heading, Stack, Text } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { useState } from 'react';
import type { MailedLink } from './account.types.ts';
import type { EntranceSource } from './entrance.types.ts';
import { LinkSent } from './LinkSent.tsx';
import { accountMessages } from './messages.ts';
import { type PersonField, PersonFields, type PersonValues } from './PersonFields.tsx';
import { useAttempt } from './useAttempt.ts';
import { usePersonForm } from './usePersonForm.ts';

const ways = {
  register: { fields: ['name', 'email', 'company'] as PersonField[] },
  forgot: { fields: ['email'] as PersonField[] },
};

export interface MailLinkFormProps {
  /** To make an account, or to set a new password: both go on by a mailed link. */
  way: keyof typeof ways;
  source: Pick<EntranceSource, 'register' | 'forgot' | 'companies'>;
  onBack(): void;
}

/** Asks for a link by mail and says where to look for it. */
export function MailLinkForm({ way, source, onBack }: MailLinkFormProps) {
  const t = useMessages(accountMessages);
  const [sent, setSent] = useState<MailedLink & { email: string }>();
  const attempt = useAttempt();
  const { formProps, fieldsProps } = usePersonForm(ways[way].fields, ({ email, name, company }: PersonValues) => {
    void attempt.run(async () => {
      const link =
        way === 'register'
          ? await source.register({ account: email, name, company: company.trim() })
          : await source.forgot(email);
      setSent({ ...link, email });
    });
  });
  const back = (
    <Button variant="quiet" onClick={onBack}>
      {t('backLink')}
    </Button>
  );
  if (sent) {
    return (
      <Stack gap={4}>
        <LinkSent {...sent} />
        {back}
      </Stack>
    );
  }
  return (
    <form {...formProps} aria-label={t(`${way}.title`)}>
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading level={2} size="title3">
            {t(`${way}.title`)}
          </Heading>
          <Text as="p" tone="muted">
            {t(`${way}.lead`)}
          </Text>
        </Stack>
        {attempt.failure && (
          <Banner tone="critical" title={t('link.failedTitle')} announce="assertive">
            {attempt.failure.message}
          </Banner>
        )}
        <PersonFields {...fieldsProps} companies={source.companies} />
        <Button type="submit" variant="primary" isBlock isBusy={attempt.isBusy} busyLabel={t(`${way}.submitting`)}>
          {t(`${way}.submit`)}
        </Button>
        {back}
      </Stack>
    </form>
  );
}
