import { Checkbox, Field, Fieldset, RatingScale, TextArea, TextInput, type TextInputProps } from '@assay/design-system';
import { type LeadField, type LeadPackageType, leadLimits, otherReason, reasonsOf } from '@assay/domain';
import { type FormEvent, useRef } from 'react';
import { CompanyAutocomplete } from '../company-autocomplete/index.ts';
import { PhoneFields } from './PhoneFields.tsx';
import * as styles from './SalesLead.css.ts';
import { problemOf } from './sales-lead.machine.ts';
import type { SalesLeadSource } from './sales-lead.source.ts';
import type { SalesLeadForm } from './useSalesLead.ts';

export interface LeadFormProps {
  /** By which the button outside of the form submits it. */
  id: string;
  lead: SalesLeadForm;
  packageType: LeadPackageType;
  source: Pick<SalesLeadSource, 'companies'>;
  isDisabled: boolean;
}

/** Step one: who asks, and what for. */
export function LeadForm({ id, lead, packageType, source, isDisabled }: LeadFormProps) {
  const { t, state, shape, change, leave } = lead;
  const { values } = state;
  const form = useRef<HTMLFormElement>(null);

  /** Goes to a field when its check or the service says so. */
  async function goTo(field: Promise<LeadField | undefined>) {
    const name = await field;
    if (name !== undefined) form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!state.isSubmitting && !lead.isEmpty && !isDisabled) void goTo(lead.submit());
  }
  const errorOf = (field: LeadField) => {
    const problem = problemOf(state, shape, field);
    return problem && t(`problem.${problem}`);
  };
  const line = (field: 'name' | 'post', autoComplete: string): TextInputProps => ({
    name: field,
    autoComplete,
    value: values[field],
    onChange: (event) => change({ [field]: event.target.value }),
    onBlur: () => leave(field),
  });

  return (
    <form ref={form} id={id} noValidate onSubmit={submit} className={styles.form}>
      <Field label={t('name')} error={errorOf('name')} isRequired isDisabled={isDisabled}>
        <TextInput {...line('name', 'name')} />
      </Field>
      <PhoneFields lead={lead} errorOf={errorOf} isDisabled={isDisabled} onSend={() => void goTo(lead.sendCode())} />
      <div className={styles.pair}>
        <CompanyAutocomplete
          label={t('company')}
          name="company_name"
          value={values.company_name}
          error={errorOf('company_name')}
          isRequired
          isDisabled={isDisabled}
          onChange={(company_name) => change({ company_name })}
          onBlur={() => leave('company_name')}
          source={source.companies}
        />
        <Field label={t('post')} error={errorOf('post')} isRequired isDisabled={isDisabled}>
          <TextInput {...line('post', 'organization-title')} />
        </Field>
      </div>
      {shape.asksScore && (
        <RatingScale
          label={t('score')}
          name="score"
          value={values.score}
          onChange={(score) => change({ score })}
          lowLabel={t('scoreLow')}
          highLabel={t('scoreHigh')}
          error={errorOf('score')}
          isDisabled={isDisabled}
          isRequired
        />
      )}
      <Fieldset label={t('reason')} hint={t('reasonHint')} error={errorOf('reason')} isDisabled={isDisabled}>
        <div className={styles.reasons}>
          {reasonsOf(packageType).map((reason) => (
            <Checkbox
              key={reason}
              name="reason"
              value={reason}
              checked={values.reason.includes(reason)}
              onChange={(event) =>
                change({
                  reason: event.target.checked
                    ? [...values.reason, reason]
                    : values.reason.filter((each) => each !== reason),
                })
              }
            >
              {t(`reasons.${reason}`)}
            </Checkbox>
          ))}
        </div>
      </Fieldset>
      {values.reason.includes(otherReason) && (
        <Field label={t('otherReason')} error={errorOf('otherReason')} isRequired isDisabled={isDisabled}>
          <TextArea
            name="otherReason"
            maxLength={leadLimits.otherReason}
            value={values.otherReason}
            onChange={(event) => change({ otherReason: event.target.value })}
            onBlur={() => leave('otherReason')}
          />
        </Field>
      )}
    </form>
  );
}
