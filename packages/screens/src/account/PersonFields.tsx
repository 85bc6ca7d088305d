import { Field, PasswordInput, TextInput } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
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
}

/** Fields of a person who is new here. */
export function PersonFields({ fields, values, problems, onChange, isEmailFixed = false }: PersonFieldsProps) {
  const t = useMessages(accountMessages);
  const field = (name: PersonField) => ({
    name,
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...values, [name]: target.value }),
  });
  const problem = (name: PersonField) => problems[name] && t(`error.${problems[name]}`);
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
      <Field key="company" label={t('register.company')} optionalLabel={t('register.optional')}>
        <TextInput autoComplete="organization" {...field('company')} />
      </Field>
    ),
  };
  return fields.map((name) => inputs[name]);
}
