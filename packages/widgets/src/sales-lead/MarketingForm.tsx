import { Button, Field, Stack, Text, TextArea, TextInput } from '@assay/design-system';
import { leadLimits } from '@assay/domain';
import { useMessages } from '@assay/i18n';
import { type FormEvent, useState } from 'react';
import { salesLeadMessages } from './messages.ts';
import type { MarketingBody } from './sales-lead.source.ts';

type MarketingValues = Pick<MarketingBody, 'name' | 'email' | 'company_name'> & { message: string };

export interface MarketingFormProps {
  /** Rejects when it could not be stored. */
  onSubmit(values: MarketingValues): Promise<void>;
}

const emailForm = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Our own form of the US and EU markets: contact details and a few words, no phone and no code. */
export function MarketingForm({ onSubmit }: MarketingFormProps) {
  const t = useMessages(salesLeadMessages);
  const [values, setValues] = useState<MarketingValues>({ name: '', email: '', company_name: '', message: '' });
  const [checked, setChecked] = useState<ReadonlySet<keyof MarketingValues>>(new Set());
  const [status, setStatus] = useState<'none' | 'busy' | 'failed'>('none');

  const problems = {
    name: values.name.trim() === '' ? t('problem.nameEmpty') : undefined,
    company_name: values.company_name.trim() === '' ? t('problem.companyEmpty') : undefined,
    email:
      values.email.trim() === ''
        ? t('marketing.emailEmpty')
        : emailForm.test(values.email.trim())
          ? undefined
          : t('marketing.emailForm'),
  };
  const line = (field: keyof typeof problems, autoComplete: string, maxLength: number) => ({
    name: field,
    autoComplete,
    maxLength,
    value: values[field],
    onChange: (event: { target: { value: string } }) => setValues({ ...values, [field]: event.target.value }),
    onBlur: () => setChecked(new Set([...checked, field])),
  });
  const errorOf = (field: keyof typeof problems) => (checked.has(field) ? problems[field] : undefined);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setChecked(new Set(['name', 'company_name', 'email']));
    const wrong = (Object.keys(problems) as (keyof typeof problems)[]).find((field) => problems[field] !== undefined);
    if (wrong !== undefined) {
      event.currentTarget.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
      return;
    }
    setStatus('busy');
    await onSubmit(values).catch(() => setStatus('failed'));
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={4}>
        <Field label={t('name')} error={errorOf('name')} isRequired>
          <TextInput {...line('name', 'name', leadLimits.name)} />
        </Field>
        <Field label={t('marketing.email')} error={errorOf('email')} isRequired>
          <TextInput type="email" inputMode="email" {...line('email', 'email', 320)} />
        </Field>
        <Field label={t('company')} error={errorOf('company_name')} isRequired>
          <TextInput {...line('company_name', 'organization', leadLimits.company_name)} />
        </Field>
        <Field label={t('marketing.message')} optionalLabel={t('marketing.optional')}>
          <TextArea
            name="message"
            maxLength={2000}
            value={values.message}
            onChange={(event) => setValues({ ...values, message: event.target.value })}
          />
        </Field>
        {status === 'failed' && (
          <Text as="p" tone="critical" role="alert">
            {t('failure.title')}. {t('failure.text')}
          </Text>
        )}
        <Button type="submit" variant="primary" isBusy={status === 'busy'} busyLabel={t('sending')}>
          {t('send')}
        </Button>
      </Stack>
    </form>
  );
}
