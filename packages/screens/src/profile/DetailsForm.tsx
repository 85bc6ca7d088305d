import { Button, Field, TextInput } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { CompanyAutocomplete } from '@assay/widgets/company-autocomplete';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { profileMessages } from './messages.ts';
import * as styles from './Profile.css.ts';
import type { Notify } from './Profile.types.ts';
import { changedDetails, detailLimits, detailNames, detailProblems } from './profile.rules.ts';
import type { ProfileDetails, ProfileSource } from './profile.source.ts';

/** What browsers fill the fields with. */
const completions = { name: 'name', jobRole: 'organization-title' } as const;

export interface DetailsFormProps {
  source: ProfileSource;
  stored: ProfileDetails;
  onSaved: () => void;
  notify: Notify;
}

/** Name, company and job role. A failed check moves the focus to the first field that needs it; nothing typed is lost. */
export function DetailsForm({ source, stored, onSaved, notify }: DetailsFormProps) {
  const t = useMessages(profileMessages);
  const queries = useQueryClient();
  const [details, setDetails] = useState<ProfileDetails>({
    name: stored.name,
    company: stored.company,
    jobRole: stored.jobRole,
  });
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const problems = detailProblems(details);
  const changes = changedDetails(stored, details);
  const isChanged = Object.keys(changes).length > 0;

  async function save() {
    setBusy(true);
    try {
      await source.save(changes);
      queries.setQueryData(['profile'], { ...stored, ...changes });
      setDetails((edited) => ({ ...edited, ...changes }));
      notify({ title: t('you.saved'), tone: 'positive' });
      onSaved();
    } catch (error) {
      notify({
        title: t('you.failed'),
        description: error instanceof Error ? error.message : String(error),
        tone: 'critical',
      });
    } finally {
      setBusy(false);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy || !isChanged) return;
    setChecked(true);
    const first = detailNames.find((name) => problems[name] !== undefined);
    if (first === undefined) void save();
    else form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className={styles.form} aria-label={t('you.title')}>
      {detailNames.map((name) => {
        const problem = isChecked || details[name].length > detailLimits[name] ? problems[name] : undefined;
        const field = {
          label: t(`you.${name}`),
          isRequired: name === 'name',
          optionalLabel: name === 'name' ? undefined : t('you.optional'),
          error: problem && t(`you.${problem}`, { limit: detailLimits[name] }),
        };
        const change = (value: string) => setDetails((edited) => ({ ...edited, [name]: value }));
        return name === 'company' ? (
          <CompanyAutocomplete
            key={name}
            {...field}
            name={name}
            value={details.company}
            source={source.companies}
            onChange={change}
          />
        ) : (
          <Field key={name} {...field}>
            <TextInput
              name={name}
              autoComplete={completions[name]}
              value={details[name]}
              onChange={({ target }) => change(target.value)}
            />
          </Field>
        );
      })}
      <div>
        <Button
          type="submit"
          variant="primary"
          isBusy={isBusy}
          busyLabel={t('you.saving')}
          {...(isChanged ? {} : { disabledReason: t('you.unchanged') })}
        >
          {t('you.save')}
        </Button>
      </div>
    </form>
  );
}
