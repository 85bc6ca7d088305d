import { Banner, Button, Heading, Inline, saveFile, Text } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { type ReactNode, useState } from 'react';
import { PersonalTokens } from '../tokens/PersonalTokens.tsx';
import { AccountDeletion } from './AccountDeletion.tsx';
import { Failed } from './Failed.tsx';
import { accountMessages } from './messages.ts';
import { Passkeys } from './Passkeys.tsx';
import { PasswordChange } from './PasswordChange.tsx';
import { PhoneForm } from './PhoneForm.tsx';
import { SecondFactor } from './SecondFactor.tsx';
import * as styles from './Security.css.ts';
import type { SecurityProps } from './Security.types.ts';
import { Sessions } from './Sessions.tsx';
import { useAttempt } from './useAttempt.ts';

/** How the account proves itself, and what becomes of what is kept about the person. */
export function Security(props: SecurityProps) {
  const t = useMessages(accountMessages);
  return (
    <div className={styles.parts}>
      <Part title={t('security.title')} lead={t('security.lead')}>
        {props.person.hasListedPassword && (
          <Banner tone="caution" title={t('security.listedTitle')} announce="off">
            {t('security.listedText')}
          </Banner>
        )}
        <PasswordChange {...props} />
      </Part>
      <PhoneBinding {...props} />
      <Part title={t('factor.title')} lead={t('factor.lead')}>
        <SecondFactor {...props} />
      </Part>
      <Part title={t('passkeys.title')} lead={t('passkeys.lead')}>
        <Passkeys {...props} />
      </Part>
      <Part title={t('sessions.title')} lead={t('sessions.lead')}>
        <Sessions {...props} />
      </Part>
      <Part title={t('tokens.title')} lead={t('tokens.lead')}>
        <PersonalTokens source={props.tokens} role={props.person.role} notify={props.notify} />
      </Part>
      <Part title={t('security.dataTitle')} lead={t('security.dataLead')}>
        <Download {...props} />
      </Part>
      <Part title={t('security.deleteTitle')} lead={t('security.deleteLead')}>
        <AccountDeletion {...props} />
      </Part>
    </div>
  );
}

function Part({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <Heading level={2} size="title3">
        {title}
      </Heading>
      <Text as="p" tone="muted">
        {lead}
      </Text>
      {children}
    </section>
  );
}

function PhoneBinding({ source, person, notify, onPhone }: SecurityProps) {
  const t = useMessages(accountMessages);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const hasPhone = person.phone !== undefined;

  async function bind(work: () => Promise<void>) {
    setFailure(undefined);
    if (isBusy) return;
    setBusy(true);
    try {
      await work();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Part
      title={t('security.phoneTitle')}
      lead={person.phone === undefined ? t('security.phoneNone') : t('security.phoneBound', { phone: person.phone })}
    >
      {failure !== undefined && <Failed>{failure}</Failed>}
      <PhoneForm
        isBusy={isBusy}
        words={{
          label: t('security.phoneTitle'),
          submit: t(hasPhone ? 'security.change' : 'security.bind'),
          submitting: t('security.binding'),
        }}
        source={{
          sendCode: (mobile) => source.sendCode(mobile, hasPhone),
          async signInWithCode(mobile, code) {
            const phone = await source.bindPhone(mobile, code, hasPhone);
            notify({ title: t('security.bound', { phone }), tone: 'positive' });
            onPhone();
          },
        }}
        signIn={bind}
      >
        <Text as="p" size="caption" tone="muted">
          {t('factor.sms')}
        </Text>
      </PhoneForm>
    </Part>
  );
}

function Download({ source }: SecurityProps) {
  const t = useMessages(accountMessages);
  const { isBusy, failure, run } = useAttempt();
  return (
    <>
      {failure && <Failed>{failure.message}</Failed>}
      <Inline>
        <Button
          isBusy={isBusy}
          busyLabel={t('security.downloading')}
          onClick={() => void run(async () => saveFile(await source.download(), 'assay-account.json'))}
        >
          {t('security.download')}
        </Button>
      </Inline>
    </>
  );
}
