import { Banner, Button, Heading, Inline, Logo, Stack, Text } from '@assay/design-system';
import { type Industry, industries, type Occupation, occupations } from '@assay/domain';
import { useMessages } from '@assay/i18n';
import { type FormEvent, useEffect, useState } from 'react';
import { ChoiceChips } from './ChoiceChips.tsx';
import { onboardingMessages } from './messages.ts';
import * as styles from './Onboarding.css.ts';
import type { OnboardingSource } from './onboarding.source.ts';

export interface OnboardingProps {
  source: Pick<OnboardingSource, 'submit'>;
  /** What the address says is known already. */
  industry?: Industry | undefined;
  role?: Occupation | undefined;
  onDone(): void;
}

/** The two questions of a new account. */
export function Onboarding({ source, onDone, ...known }: OnboardingProps) {
  const t = useMessages(onboardingMessages);
  const [industry, setIndustry] = useState(known.industry);
  const [role, setRole] = useState(known.role);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<'missing' | 'failed'>();

  useEffect(() => {
    document.title = t('documentTitle');
  }, [t]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!industry || !role) {
      setProblem('missing');
      return;
    }
    setProblem(undefined);
    setBusy(true);
    try {
      await source.submit({ industry, role });
      onDone();
    } catch {
      setProblem('failed');
      setBusy(false);
    }
  }

  return (
    <main className={styles.page}>
      <div className={styles.brand}>
        <Logo />
      </div>
      <Stack gap={2}>
        <Heading level={1}>{t('title')}</Heading>
        <Text as="p" tone="muted">
          {t('lead')}
        </Text>
      </Stack>
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        <ChoiceChips<Industry>
          legend={t('industryLegend')}
          options={industries.map((value) => ({ value, label: t(`industry.${value}`) }))}
          value={industry}
          onChange={setIndustry}
        />
        <ChoiceChips<Occupation>
          legend={t('roleLegend')}
          options={occupations.map((value) => ({ value, label: t(`role.${value}`) }))}
          value={role}
          onChange={setRole}
        />
        {problem && <Banner tone="critical" title={t(problem)} />}
        <Inline>
          <Button type="submit" variant="primary" isBusy={isBusy}>
            {t('submit')}
          </Button>
        </Inline>
      </form>
    </main>
  );
}
