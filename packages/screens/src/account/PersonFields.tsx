import { Field, PasswordInput, TextInput } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { CompanyAutocomplete } from '@assay/widgets/company-autocomplete';
import { Suspense } from 'react';
import type { EntranceSource } from './entrance.types.ts';
import { accountMessages } from './messages.ts';
import type { SignInProblem } from './sign-in.rules.ts';

export type PersonField = 'name' | 'email' | 'password' | 'company';
export type PersonValues = Record<PersonField, string>;
export type PersonProblems = Partial<Record<PersonField, SignInProblem>>;
export const noPerson: PersonValues = { name: '', email: '', password: '', company: '' };

export interface PersonFieldsProps {
  fields: readonly PersonField[];
  values: PersonValues;
  problems: PersonProblems;
  onChange(values: PersonValues): void;
  /** The address is given and cannot be changed. */
  isEmailFixed?: boolean;
  /** Where companies are asked for; without one the name is typed without suggestions. */
  companies?: EntranceSource['companies'];
}

/** Fields of a person who is new here. */
export function PersonFields({
  fields,
  values,
  problems,
  onChange,
  isEmailFixed = false,
  companies,
}: PersonFieldsProps) {
  const t = useMessages(accountMessages);
  const field = (name: PersonField) => ({
    name,
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...values, [name]: target.value }),
  });
  const problem = (name: PersonField) => problems[name] && t(`error.${problems[name]}`);
  const company = {
    label: t('register.company'),
    optionalLabel: t('register.optional'),
    error: problem('company'),
  };
  const inputs: Record<PersonField, React.ReactNode> = {
    name: (
      <Field key="name" label={t('register.name')} error={problem('name')} isRequired>
        <TextInput autoComplete="name" {...field('name')} />
      </Field>
    ),
    email: (
      <Field key="email" label={t('email')} error={problem('email')} isRequired>
        <TextInput type="email" autoComplete="username" readOnly={isEmailFixed} {...field('email')} />
      </Field>
    ),
    password: (
      <Field key="password" label={t('password')} hint={t('passwordHint')} error={problem('password')} isRequired>
        <PasswordInput
          autoComplete="new-password"
          showLabel={t('showPassword')}
          hideLabel={t('hidePassword')}
          {...field('password')}
        />
      </Field>
    ),
    company: (
      // Its words may still be on their way: until then the name is typed without suggestions.
      <Suspense
        key="company"
        fallback={
          <Field {...company}>
            <TextInput autoComplete="organization" {...field('company')} />
          </Field>
        }
      >
        <CompanyAutocomplete
          {...company}
          name="company"
          value={values.company}
          source={companies}
          onChange={(name) => onChange({ ...values, company: name })}
        />
      </Suspense>
    ),
  };
  return fields.map((name) => inputs[name]);
}
