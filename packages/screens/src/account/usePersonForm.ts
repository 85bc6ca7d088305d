import { type FormEvent, useRef, useState } from 'react';
import { noPerson, type PersonField, type PersonProblems, type PersonValues } from './PersonFields.tsx';
import { companyProblem, emailProblem, nameProblem, newPasswordProblem, type SignInProblem } from './sign-in.rules.ts';

const rules: Record<PersonField, (value: string) => SignInProblem | undefined> = {
  name: nameProblem,
  email: emailProblem,
  password: newPasswordProblem,
  company: companyProblem,
};

/** Holds a person's fields; a failed check moves the focus to the first field that needs it. */
export function usePersonForm(
  fields: readonly PersonField[],
  onSubmit: (values: PersonValues) => void,
  given: Partial<PersonValues> = {},
) {
  const [values, setValues] = useState<PersonValues>({ ...noPerson, ...given });
  const [problems, setProblems] = useState<PersonProblems>({});
  const form = useRef<HTMLFormElement>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    const found: PersonProblems = {};
    for (const name of fields) {
      const problem = rules[name](values[name]);
      if (problem) found[name] = problem;
    }
    setProblems(found);
    const first = fields.find((name) => found[name] !== undefined);
    if (first === undefined) onSubmit({ ...values, email: values.email.trim(), name: values.name.trim() });
    else form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  }

  return {
    formProps: { ref: form, noValidate: true, onSubmit: submit },
    fieldsProps: { fields, values, problems, onChange: setValues },
  };
}
