import { Banner, Button, Inline, Stack, saveFile } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { useEffect, useRef } from 'react';
import { accountMessages } from './messages.ts';
import * as styles from './Security.css.ts';

export interface RecoveryCodesProps {
  codes: readonly string[];
  onKept(): void;
}

/** The codes for when the app is lost, shown this once. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const t = useMessages(accountMessages);
  const save = useRef<HTMLButtonElement>(null);
  // On what loses nothing: the form that was sent has gone.
  useEffect(() => save.current?.focus(), []);
  const file = () => new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' });
  return (
    <Stack gap={4}>
      <Banner tone="positive" title={t('factor.onTitle')} announce="polite">
        {t('factor.codesText')}
      </Banner>
      <ul className={styles.codes} aria-label={t('factor.codes')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Inline gap={3}>
        <Button ref={save} onClick={() => saveFile(file(), 'assay-recovery-codes.txt')}>
          {t('factor.saveCodes')}
        </Button>
        <Button variant="primary" onClick={onKept}>
          {t('factor.kept')}
        </Button>
      </Inline>
    </Stack>
  );
}
