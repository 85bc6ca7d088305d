import { Banner, Button, Heading, Inline, Logo, Stack, Text } from '@assay/design-system';
import { type Industry, industries, leadLimits, type Occupation, occupations } from '@assay/domain';
import { useMessages } from '@assay/i18n';
import { CompanyAutocomplete } from '@assay/widgets/company-autocomplete';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { usePageTitle } from '../detail/usePageTitle.ts';
import { ChoiceChips } from './ChoiceChips.tsx';
import { onboardingMessages } from './messages.ts';
import * as styles from './Onboarding.css.ts';
import type { OnboardingAnswer, OnboardingSource } from './onboarding.source.ts';

export interface OnboardingProps {
  source: Pick<OnboardingSource, 'submit' | 'company' | 'companies'>;
  /** What the address says is known already. */
  industry?: Industry | undefined;
  role?: Occupation | undefined;
  onDone(): void;
}

/** What a new account is asked: two questions, and the company of the person where they want to say it. */
export function Onboarding({ source, onDone, ...known }: OnboardingProps) {
  const t = useMessages(onboardingMessages);
  const [industry, setIndustry] = useState(known.industry);
  const [role, setRole] = useState(known.role);
  const [stored, setStored] = useState('');
  const [typed, setTyped] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const company = typed ?? stored;
  const isTooLong = company.trim().length > leadLimits.company_name;
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<'missing' | 'failed'>();

  usePageTitle(t('documentTitle'));

  useEffect(() => {
    const left = new AbortController();
    // A company that cannot be read is not known: the field stays empty.
    source.company(left.signal).then(setStored, () => undefined);
    return () => left.abort();
  }, [source]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!industry || !role) {
      setProblem('missing');
      return;
    }
    setProblem(undefined);
    if (isTooLong) {
      form.current?.querySelector<HTMLInputElement>('[name="company"]')?.focus();
      return;
    }
    const answer: OnboardingAnswer = { industry, role };
    if (company.trim() !== stored) answer.company = company.trim();
    setBusy(true);
    try {
      await source.submit(answer);
      onDone();
    } catch {
      setProblem('failed');
      setBusy(false);
    }
  }

  return (
    <main className={styles.page}>
      <div className={styles.brand}>
        <Logo variant="full" />
      </div>
      <Stack gap={2}>
        <Heading level={1}>{t('title')}</Heading>
        <Text as="p" tone="muted">
          {t('lead')}
        </Text>
      </Stack>
      <form ref={form} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
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
        <div className={styles.company}>
          <CompanyAutocomplete
            label={t('company')}
            optionalLabel={t('optional')}
            name="company"
            value={company}
            source={source.companies}
            error={isTooLong ? t('companyLong', { limit: leadLimits.company_name }) : undefined}
            onChange={setTyped}
          />
        </div>
        {problem && !(problem === 'missing' && industry && role) && <Banner tone="critical" title={t(problem)} />}
        <Inline>
          <Button type="submit" variant="primary" isBusy={isBusy}>
            {t('submit')}
          </Button>
        </Inline>
      </form>
    </main>
  );
}
