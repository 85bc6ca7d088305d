import { Button, Field, Select, Text, TextInput } from '@assay/design-system';
import {
  type DialCode,
  dialCodes,
  dialCountries,
  type LeadField,
  leadLimits,
  onlyDigits,
  phoneTyped,
} from '@assay/domain';
import * as styles from './SalesLead.css.ts';
import type { SalesLeadForm } from './useSalesLead.ts';
import { useSecondsUntil } from './useSecondsUntil.ts';

export interface PhoneFieldsProps {
  lead: SalesLeadForm;
  errorOf(field: LeadField): string | undefined;
  isDisabled: boolean;
  onSend(): void;
}

/** The number and the code sent to it; where the account has a number, that one, masked. */
export function PhoneFields({ lead, errorOf, isDisabled, onSend }: PhoneFieldsProps) {
  const { t, state, change, leave, ownNumber, developmentCode } = lead;
  const { country, mobile, code } = state.values;
  const wait = useSecondsUntil(state.resendAt);
  if (ownNumber !== undefined) {
    return (
      <Field label={t('ownMobile')}>
        <TextInput readOnly value={ownNumber} />
      </Field>
    );
  }
  const waiting = wait > 0 ? t('resendIn', { seconds: wait }) : undefined;
  return (
    <>
      <div className={styles.phone}>
        <Field label={t('country')} isDisabled={isDisabled}>
          <Select
            name="country"
            autoComplete="tel-country-code"
            value={country}
            options={dialCodes.map((value) => ({
              value,
              label: `${value} ${t(`countries.${dialCountries[value].country}`)}`,
            }))}
            onChange={(event) => change(phoneTyped(mobile, event.target.value as DialCode))}
          />
        </Field>
        <Field label={t('mobile')} error={errorOf('mobile')} isRequired isDisabled={isDisabled}>
          <TextInput
            name="mobile"
            type="tel"
            inputMode="numeric"
            autoComplete="tel-national"
            value={mobile}
            onChange={(event) => change(phoneTyped(event.target.value, country))}
            onBlur={() => leave('mobile')}
          />
        </Field>
      </div>
      <div>
        <div className={styles.code}>
          <Field
            label={t('code')}
            error={state.isCodeRefused ? t('clueValidate.9030119') : errorOf('code')}
            isRequired
            isDisabled={isDisabled}
          >
            <TextInput
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              value={code}
              onChange={(event) => change({ code: onlyDigits(event.target.value, leadLimits.code) })}
              onBlur={() => leave('code')}
            />
          </Field>
          <Button
            className={styles.sendCode}
            isBusy={state.code === 'sending'}
            busyLabel={t('sendingCode')}
            isDisabled={isDisabled}
            {...(waiting === undefined ? {} : { disabledReason: waiting })}
            onClick={onSend}
          >
            {waiting ?? t(state.resendAt === undefined ? 'sendCode' : 'resend')}
          </Button>
        </div>
        {developmentCode !== undefined && (
          <Text as="p" size="caption" tone="muted" className={styles.note}>
            {t('developmentCode', { code: developmentCode })}
          </Text>
        )}
      </div>
    </>
  );
}
