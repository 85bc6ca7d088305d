import { Banner, Checkbox, Field, Fieldset, Grid, NumberInput, RadioGroup, TextArea } from '@assay/design-system';
import { widgetNames } from '@assay/domain';
import { useFormats, useMessages } from '@assay/i18n';
import { type FormEvent, type Ref, useState } from 'react';
import { administrationMessages } from '../messages.ts';
import {
  capNames,
  highestCap,
  mostOrigins,
  type OriginProblem,
  originProblem,
  originsIn,
  problemsOf,
  type SiteDraft,
} from './site-draft.rules.ts';
import * as styles from './sites.css.ts';

export interface SiteFormProps {
  id: string;
  ref: Ref<HTMLFormElement>;
  draft: SiteDraft;
  /** Origins of the other sites of the organisation. */
  taken: readonly string[];
  /** The service knows of another site with one of the origins. */
  isTaken: boolean;
  /** It was tried to send it: whatever is wrong is said. */
  isChecked: boolean;
  /** Said of the library while the one chosen differs from the one that counts. */
  libraryHint: string | undefined;
  onChange: (draft: SiteDraft) => void;
  onSubmit: () => void;
}

/** The terms of a site: pages, widgets, library and the caps. */
export function SiteForm({
  id,
  ref,
  draft,
  taken,
  isTaken,
  isChecked,
  libraryHint,
  onChange,
  onSubmit,
}: SiteFormProps) {
  const t = useMessages(administrationMessages);
  const formats = useFormats();
  const problems = problemsOf(draft, taken);
  const set = (change: Partial<SiteDraft>) => onChange({ ...draft, ...change });
  const capProblem = t('sites.wrongCap', { most: formats.number(highestCap) });

  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }

  return (
    <form id={id} ref={ref} className={styles.form} noValidate onSubmit={submit}>
      <OriginsField
        value={draft.origins}
        taken={taken}
        isTaken={isTaken}
        isChecked={isChecked}
        onChange={(origins) => set({ origins })}
      />
      <Fieldset label={t('sites.widgets')} error={isChecked && problems.hasNoWidget ? t('sites.noWidget') : undefined}>
        <div className={styles.choices}>
          {widgetNames.map((name) => (
            <Checkbox
              key={name}
              checked={draft.widgets.includes(name)}
              aria-invalid={(isChecked && problems.hasNoWidget) || undefined}
              hint={t(`widgetHints.${name}`)}
              onChange={({ target }) =>
                // In the order of the product, whatever the order of the clicks.
                set({
                  widgets: widgetNames.filter((each) =>
                    each === name ? target.checked : draft.widgets.includes(each),
                  ),
                })
              }
            >
              {t(`widgets.${name}`)}
            </Checkbox>
          ))}
        </div>
      </Fieldset>
      <div className={styles.choices}>
        <RadioGroup
          label={t('sites.library')}
          hint={libraryHint}
          value={draft.library}
          options={(['shared', 'tenant'] as const).map((value) => ({
            value,
            label: t(`sites.${value}`),
            hint: t(`sites.${value}Hint`),
          }))}
          onChange={(library) => set({ library })}
        />
        {draft.library === 'tenant' && (
          <Banner tone="caution" title={t('sites.tenantWarning')}>
            {t('sites.tenantWarningText')}
          </Banner>
        )}
      </div>
      <Fieldset label={t('sites.caps')} hint={t('sites.capsHint')}>
        <Grid columns={2} gap={4}>
          {capNames.map((name) => (
            <Field
              key={name}
              label={t(`sites.capNames.${name}`)}
              error={isChecked && problems.wrongCaps.includes(name) ? capProblem : undefined}
            >
              <NumberInput
                min={0}
                max={highestCap}
                value={draft.caps[name]}
                onChange={(value) => set({ caps: { ...draft.caps, [name]: value } })}
              />
            </Field>
          ))}
        </Grid>
      </Fieldset>
    </form>
  );
}

const example = 'https://www.example.com';

interface OriginsFieldProps extends Pick<SiteFormProps, 'taken' | 'isTaken' | 'isChecked'> {
  value: string;
  onChange: (value: string) => void;
}

/** Origins, one in each line. A line is judged as soon as the next one begins, the last one when the field is left. */
function OriginsField({ value, taken, isTaken, isChecked, onChange }: OriginsFieldProps) {
  const t = useMessages(administrationMessages);
  const formats = useFormats();
  const [isLeft, setLeft] = useState(false);
  const isWhole = isLeft || isChecked;
  const found = originProblem(isWhole ? value : value.slice(0, value.lastIndexOf('\n') + 1), taken);
  const problem: OriginProblem | undefined =
    found ?? (isTaken ? { reason: 'takenOrigin', origin: originsIn(value).join(formats.comma) } : undefined);
  const isSaid = problem !== undefined && (problem.reason !== 'noOrigin' || isChecked);
  return (
    <Field
      label={t('sites.origins')}
      hint={t('sites.originsHint', { example })}
      count={{ used: originsIn(value).length, max: mostOrigins }}
      error={
        isSaid
          ? t(`sites.${problem.reason}`, { origin: problem.origin ?? '', most: String(mostOrigins), example })
          : undefined
      }
    >
      <TextArea
        minRows={2}
        maxRows={8}
        value={value}
        spellCheck={false}
        autoCapitalize="none"
        autoComplete="off"
        inputMode="url"
        placeholder={example}
        onChange={({ target }) => {
          setLeft(false);
          onChange(target.value);
        }}
        onBlur={() => setLeft(value.trim() !== '')}
      />
    </Field>
  );
}
