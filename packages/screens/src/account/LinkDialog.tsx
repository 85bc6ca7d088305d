import { Banner, Button, Dialog, Inline, Skeleton, Stack, Text } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { useEffect, useState } from 'react';
import type { Invitation, MailedLink } from './account.types.ts';
import type { AccountLink } from './account-link.ts';
import type { EntranceSource } from './entrance.types.ts';
import { LinkSent } from './LinkSent.tsx';
import { accountMessages } from './messages.ts';
import { type PersonField, PersonFields } from './PersonFields.tsx';
import { SecondStep } from './SecondStep.tsx';
import { useAttempt } from './useAttempt.ts';
import { usePersonForm } from './usePersonForm.ts';

export interface LinkDialogProps {
  link: AccountLink;
  source: EntranceSource;
  isSignedIn: boolean;
  /** Signs in with an account there is; the link waits. */
  onSignIn(): void;
  onDone(): void;
  onClose(): void;
}

/** What a link leads to: a confirmed address, a new password, a tenant to join, or an installation to run. */
export function LinkDialog({ link, onClose, ...rest }: LinkDialogProps) {
  const t = useMessages(accountMessages);
  const titles = {
    confirm: t('link.confirmTitle'),
    reset: t('link.resetTitle'),
    invitation: t('link.joinNew'),
    operator: t('link.operatorTitle'),
    failed: t('error.title'),
    code: t('secondStep.title'),
  };
  const [tenant, setTenant] = useState<string>();
  const title = tenant === undefined ? titles[link.kind] : t('link.invitationTitle', { tenant });
  return (
    <Dialog isOpen onClose={onClose} title={title} closeLabel={t('link.close')}>
      {(link.kind === 'confirm' || link.kind === 'reset') && (
        <NewPassword way={link.kind} token={link.token} {...rest} />
      )}
      {link.kind === 'operator' && <Operating token={link.token} {...rest} />}
      {link.kind === 'failed' && <Text as="p">{t('link.signInFailed')}</Text>}
      {link.kind === 'code' && <SecondStep source={rest.source} onSignedIn={rest.onDone} />}
      {link.kind === 'invitation' && <Joining token={link.token} onTenant={setTenant} {...rest} />}
    </Dialog>
  );
}

type StepProps = Omit<LinkDialogProps, 'link' | 'onClose'> & { token: string };

function Failure({ failure }: { failure: NonNullable<ReturnType<typeof useAttempt>['failure']> }) {
  const t = useMessages(accountMessages);
  return (
    <Banner tone="critical" title={t(failure.isGone ? 'link.goneTitle' : 'link.failedTitle')} announce="assertive">
      {failure.isGone ? t('link.goneText') : failure.message}
    </Banner>
  );
}

const passwordOnly: readonly PersonField[] = ['password'];
const addressOnly: readonly PersonField[] = ['email'];
const newPerson: readonly PersonField[] = ['name', 'email', 'password'];

/** Whoever opens a mailed link has shown the address to be theirs, and sets the password. */
function NewPassword({ way, token, source, onDone }: StepProps & { way: 'confirm' | 'reset' }) {
  const t = useMessages(accountMessages);
  const { failure, isBusy, needsCode, run } = useAttempt();
  const { formProps, fieldsProps } = usePersonForm(passwordOnly, ({ password }) => {
    const save = way === 'confirm' ? source.confirm : source.resetPassword;
    void run(() => save(token, password)).then((isSet) => isSet && onDone());
  });
  if (needsCode) return <SecondStep source={source} onSignedIn={onDone} />;
  return (
    <form {...formProps}>
      <Stack gap={4}>
        {failure && <Failure failure={failure} />}
        {way === 'confirm' && <Text as="p">{t('link.confirmText')}</Text>}
        <PersonFields {...fieldsProps} />
        <Button type="submit" variant="primary" isBlock isBusy={isBusy} busyLabel={t('link.saving')}>
          {t('link.save')}
        </Button>
      </Stack>
    </form>
  );
}

function Joining({ token, source, onTenant, ...rest }: StepProps & { onTenant: (tenant: string) => void }) {
  const t = useMessages(accountMessages);
  const [invitation, setInvitation] = useState<Invitation>();
  const { failure, run } = useAttempt();
  useEffect(() => {
    void run(async () => {
      const found = await source.invitation(token);
      setInvitation(found);
      onTenant(found.tenant);
    });
  }, [run, source, token, onTenant]);
  if (failure) return <Failure failure={failure} />;
  if (!invitation) return <Skeleton lines={3} size="body" />;
  return (
    <Stack gap={4}>
      <Text as="p">
        {t('link.invitationText', { inviter: invitation.inviter, role: t(`role.${invitation.role}`) })}
      </Text>
      {rest.isSignedIn ? (
        <JoinAsIs token={token} source={source} {...rest} />
      ) : !invitation.isMailed ? (
        <AskToJoin token={token} source={source} invitation={invitation} {...rest} />
      ) : (
        <JoinAsNew token={token} source={source} invitation={invitation} {...rest} />
      )}
    </Stack>
  );
}

function JoinAsIs({ token, source, onDone }: StepProps) {
  const t = useMessages(accountMessages);
  const { failure, isBusy, run } = useAttempt();
  return (
    <Stack gap={4}>
      {failure && <Failure failure={failure} />}
      <Inline>
        <Button
          variant="primary"
          isBusy={isBusy}
          busyLabel={t('link.joining')}
          onClick={() => void run(() => source.accept(token)).then((isJoined) => isJoined && onDone())}
        >
          {t('link.join')}
        </Button>
      </Inline>
    </Stack>
  );
}

/** A link that was passed on proves no address: the one named is written to first. */
function AskToJoin({ token, source, invitation, onSignIn }: StepProps & { invitation: Invitation }) {
  const t = useMessages(accountMessages);
  const [sent, setSent] = useState<MailedLink & { email: string }>();
  const { failure, isBusy, run } = useAttempt();
  const { formProps, fieldsProps } = usePersonForm(
    addressOnly,
    ({ email }) => void run(async () => setSent({ ...(await source.askToJoin(token, email)), email })),
    invitation.email === undefined ? {} : { email: invitation.email },
  );
  if (sent) return <LinkSent {...sent} />;
  return (
    <form {...formProps}>
      <Stack gap={4}>
        {failure && <Failure failure={failure} />}
        <Text as="p" tone="muted">
          {t('link.askText')}
        </Text>
        <PersonFields {...fieldsProps} isEmailFixed={invitation.email !== undefined} />
        <Button type="submit" variant="primary" isBlock isBusy={isBusy} busyLabel={t('forgot.submitting')}>
          {t('forgot.submit')}
        </Button>
        <Button variant="quiet" onClick={onSignIn}>
          {t('link.haveAccount')}
        </Button>
      </Stack>
    </form>
  );
}

function Operating({ token, source, isSignedIn, onDone, onSignIn }: StepProps) {
  const t = useMessages(accountMessages);
  const { failure, isBusy, run } = useAttempt();
  return (
    <Stack gap={4}>
      {failure && <Failure failure={failure} />}
      <Text as="p">{t(isSignedIn ? 'link.operatorText' : 'link.operatorSignIn')}</Text>
      <Inline>
        {isSignedIn ? (
          <Button
            variant="primary"
            isBusy={isBusy}
            busyLabel={t('link.saving')}
            onClick={() => void run(() => source.claimInstallation(token)).then((isMade) => isMade && onDone())}
          >
            {t('link.operate')}
          </Button>
        ) : (
          <Button variant="primary" onClick={onSignIn}>
            {t('submit')}
          </Button>
        )}
      </Inline>
    </Stack>
  );
}

function JoinAsNew({ token, source, invitation, onDone, onSignIn }: StepProps & { invitation: Invitation }) {
  const t = useMessages(accountMessages);
  const { failure, isBusy, run } = useAttempt();
  const { formProps, fieldsProps } = usePersonForm(
    newPerson,
    ({ name, password }) => {
      void run(() => source.join(token, { name, password })).then((isJoined) => isJoined && onDone());
    },
    invitation.email === undefined ? {} : { email: invitation.email },
  );
  return (
    <form {...formProps}>
      <Stack gap={4}>
        {failure && <Failure failure={failure} />}
        <PersonFields {...fieldsProps} isEmailFixed />
        <Button type="submit" variant="primary" isBlock isBusy={isBusy} busyLabel={t('link.joining')}>
          {t('link.joinNew')}
        </Button>
        <Button variant="quiet" onClick={onSignIn}>
          {t('link.haveAccount')}
        </Button>
      </Stack>
    </form>
  );
}
