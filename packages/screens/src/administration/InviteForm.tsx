import { Banner, Button, Field, Select, Stack, TextInput } from '@assay/design-system';
import { successMessages } from '@assay/domain';
import { useMessages, useTranslator } from '@assay/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import * as styles from './Administration.css.ts';
import type { MembersPartProps } from './Administration.types.ts';
import { AlreadyMemberError, type NewInvitation } from './members.source.ts';
import { administrationMessages } from './messages.ts';

const invitable = ['member', 'viewer', 'admin'] as const;

/** Invites somebody by mail, or makes a link to pass on. What was typed stays when it fails. */
export function InviteForm({ members, notify }: Pick<MembersPartProps, 'members' | 'notify'>) {
  const t = useMessages(administrationMessages);
  const { locale } = useTranslator();
  const queries = useQueryClient();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<(typeof invitable)[number]>('member');
  const [problem, setProblem] = useState<'isMember' | 'emailForm'>();
  const [isBusy, setBusy] = useState(false);
  const [invitation, setInvitation] = useState<NewInvitation>();

  async function submit(event: FormEvent) {
    event.preventDefault();
    const address = email.trim();
    const isAddress = address === '' || (address.length <= 320 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address));
    setProblem(isAddress ? undefined : 'emailForm');
    if (!isAddress || isBusy) return;
    setBusy(true);
    try {
      setInvitation(await members.invite(address === '' ? undefined : address, role));
      notify({ title: successMessages.created[locale], tone: 'positive' });
      setEmail('');
      await queries.invalidateQueries({ queryKey: ['administration', 'invitations'] });
    } catch (error) {
      if (error instanceof AlreadyMemberError) setProblem('isMember');
      else
        notify({
          title: t('invite.failed'),
          description: error instanceof Error ? error.message : '',
          tone: 'critical',
        });
    } finally {
      setBusy(false);
    }
  }

  async function copy(link: string) {
    await navigator.clipboard.writeText(link);
    notify({ title: t('invite.copied'), tone: 'positive' });
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)} aria-label={t('invite.title')}>
      <Field label={t('invite.email')} hint={t('invite.emailHint')} error={problem && t(`invite.${problem}`)}>
        <TextInput
          type="email"
          name="email"
          autoComplete="off"
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
      </Field>
      <Field label={t('invite.role')}>
        <Select
          value={role}
          options={invitable.map((value) => ({ value, label: t(`roles.${value}`) }))}
          onChange={({ target }) => setRole(invitable.find((each) => each === target.value) ?? role)}
        />
      </Field>
      <div>
        <Button type="submit" variant="primary" isBusy={isBusy} busyLabel={t('invite.submitting')}>
          {t('invite.submit')}
        </Button>
      </div>
      {invitation && (
        <Banner
          tone="positive"
          title={
            invitation.mailedTo === undefined ? t('invite.link') : t('invite.mailed', { email: invitation.mailedTo })
          }
          actions={
            <Button size="compact" onClick={() => void copy(invitation.link)}>
              {t('invite.copy')}
            </Button>
          }
        >
          <Stack gap={1}>
            <span className={styles.link}>{invitation.link}</span>
            <span>{t('invite.linkHint')}</span>
          </Stack>
        </Banner>
      )}
    </form>
  );
}
