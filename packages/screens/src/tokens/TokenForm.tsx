import { Checkbox, Field, Fieldset, RadioGroup, Select, TextInput } from '@assay/design-system';
import { serviceRoles, serviceScopes, type TokenScope, tokenDays, tokenNameLength, tokenScopes } from '@assay/domain';
import { useFormats, useMessages } from '@assay/i18n';
import type { FormEvent, Ref } from 'react';
import { tokensMessages } from './messages.ts';
import { offeredDays, problemsOf, reaches, type TokenDraft } from './token-draft.rules.ts';
import * as styles from './tokens.css.ts';

const minutesOfDay = 1440;

export interface TokenFormProps {
  id: string;
  ref: Ref<HTMLFormElement>;
  draft: TokenDraft;
  /** Role of the person; of a service the draft says it. */
  role: 'owner' | 'admin' | 'member' | 'viewer';
  /** A person's own; one of a service; or another one of a service that is there. */
  kind: 'personal' | 'service' | 'sameService';
  longestDays: number;
  /** It was tried to send it: whatever is wrong is said. */
  isChecked: boolean;
  onChange: (draft: TokenDraft) => void;
  onSubmit: () => void;
}

/** The terms of a token: its name, what it may do, and how long. */
export function TokenForm({ id, ref, draft, role, kind, longestDays, isChecked, onChange, onSubmit }: TokenFormProps) {
  const t = useMessages(tokensMessages);
  const formats = useFormats();
  const problems = problemsOf(draft);
  const set = (change: Partial<TokenDraft>) => onChange({ ...draft, ...change });
  const offered: readonly TokenScope[] = kind === 'personal' ? tokenScopes : serviceScopes;

  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }

  return (
    <form id={id} ref={ref} className={styles.form} noValidate onSubmit={submit}>
      <Field
        label={t(kind === 'service' ? 'serviceName' : 'name')}
        hint={t(kind === 'service' ? 'serviceNameHint' : 'nameHint')}
        error={
          isChecked && problems.name ? t(`problems.${problems.name}`, { most: String(tokenNameLength) }) : undefined
        }
      >
        <TextInput
          name="name"
          autoComplete="off"
          value={draft.name}
          onChange={({ target }) => set({ name: target.value })}
        />
      </Field>
      {kind === 'service' && (
        <RadioGroup
          label={t('role')}
          value={draft.role}
          options={serviceRoles.map((value) => ({ value, label: t(`roles.${value}`), hint: t(`roleHints.${value}`) }))}
          onChange={(chosen) =>
            onChange({ ...draft, role: chosen, scopes: draft.scopes.filter((scope) => reaches(chosen, scope)) })
          }
        />
      )}
      <Fieldset label={t('scopes')} error={isChecked && problems.hasNoScope ? t('problems.noScope') : undefined}>
        <div className={styles.choices}>
          {offered.map((scope) => {
            const isInReach = kind === 'sameService' || reaches(kind === 'service' ? draft.role : role, scope);
            return (
              <Checkbox
                key={scope}
                checked={draft.scopes.includes(scope)}
                aria-invalid={(isChecked && problems.hasNoScope) || undefined}
                hint={t(`scopeHints.${scope}`)}
                {...(isInReach ? {} : { disabledReason: t(`outOfReach.${scope === 'ask' ? 'member' : 'admin'}`) })}
                onChange={({ target }) =>
                  set({
                    scopes: offered.filter((each) => (each === scope ? target.checked : draft.scopes.includes(each))),
                  })
                }
              >
                {t(`scope.${scope}`)}
              </Checkbox>
            );
          })}
        </div>
      </Fieldset>
      <Field
        label={t('ends')}
        hint={
          longestDays < tokenDays.longest
            ? t('endsLimited', { duration: formats.duration(longestDays * minutesOfDay) })
            : t('endsHint')
        }
      >
        <Select
          className={styles.days}
          value={String(draft.days)}
          options={offeredDays(longestDays).map((count) => ({ value: String(count), label: t('days', { count }) }))}
          onChange={({ target }) => set({ days: Number(target.value) })}
        />
      </Field>
    </form>
  );
}
