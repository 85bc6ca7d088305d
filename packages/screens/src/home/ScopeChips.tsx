import {
  CalendarIcon,
  Checkbox,
  Chip,
  Fieldset,
  type IconDrawing,
  LanguagesIcon,
  LayersIcon,
  Popover,
  RadioGroup,
} from '@assay/design-system';
import { bcp47, locales, sourceTypes } from '@assay/domain';
import { useFormats, useMessages } from '@assay/i18n';
import { type ReactNode, useState } from 'react';
import * as styles from './Home.css.ts';
import { homeMessages } from './messages.ts';
import type { QuestionScope } from './question-query.ts';

/** Years that the date chip offers; 0 does not limit. */
const spans = [0, 5, 10, 20] as const;
/** Width in px of what a chip opens. */
const panelWidth = 224;

export interface ScopeChipsProps {
  scope: QuestionScope;
  onChange(scope: QuestionScope): void;
}

/** What is searched: source types, dates, languages. Each chip opens its choices. */
export function ScopeChips({ scope, onChange }: ScopeChipsProps) {
  const t = useMessages(homeMessages);
  const formats = useFormats();
  const chosenTypes = scope.sourceTypes ?? [];
  const chosenLanguages = scope.languages ?? [];
  const [thisYear] = useState(() => new Date().getFullYear());
  const years = scope.from === undefined ? 0 : thisYear - Number(scope.from.slice(0, 4));

  function set<K extends keyof QuestionScope>(key: K, value: QuestionScope[K] | undefined) {
    const { [key]: _, ...rest } = scope;
    onChange(value === undefined ? rest : { ...rest, [key]: value });
  }
  const toggled = <T extends string>(list: readonly T[], value: T) =>
    list.includes(value) ? list.filter((each) => each !== value) : [...list, value];
  const orNone = <T,>(list: readonly T[]) => (list.length === 0 ? undefined : list);

  return (
    <>
      <ScopeChip
        icon={LayersIcon}
        name={t('scope.sources')}
        label={chosenTypes.length === 0 ? t('scope.all') : formats.list(chosenTypes.map((type) => t(`scope.${type}`)))}
        isSet={chosenTypes.length > 0}
      >
        <Fieldset label={t('scope.sources')} isLabelHidden>
          <div className={styles.scopeList}>
            {sourceTypes.map((type) => (
              <Checkbox
                key={type}
                checked={chosenTypes.includes(type)}
                onChange={() => set('sourceTypes', orNone(toggled(chosenTypes, type)))}
              >
                {t(`scope.${type}`)}
              </Checkbox>
            ))}
          </div>
        </Fieldset>
      </ScopeChip>
      <ScopeChip
        icon={CalendarIcon}
        name={t('scope.date')}
        label={years === 0 ? t('scope.anyDate') : t('scope.lastYears', { years })}
        isSet={years > 0}
      >
        <RadioGroup
          label={t('scope.date')}
          isLabelHidden
          value={String(years)}
          onChange={(span) => set('from', span === '0' ? undefined : `${thisYear - Number(span)}-01-01`)}
          options={spans.map((span) => ({
            value: String(span),
            label: span === 0 ? t('scope.anyDate') : t('scope.lastYears', { years: span }),
          }))}
        />
      </ScopeChip>
      <ScopeChip
        icon={LanguagesIcon}
        name={t('scope.languages')}
        label={
          chosenLanguages.length === 0
            ? t('scope.anyLanguage')
            : formats.list(chosenLanguages.map((tag) => formats.language(tag)))
        }
        isSet={chosenLanguages.length > 0}
      >
        <Fieldset label={t('scope.languages')} isLabelHidden>
          <div className={styles.scopeList}>
            {locales.map((locale) => (
              <Checkbox
                key={locale}
                checked={chosenLanguages.includes(bcp47[locale])}
                onChange={() => set('languages', orNone(toggled(chosenLanguages, bcp47[locale])))}
              >
                {formats.language(bcp47[locale])}
              </Checkbox>
            ))}
          </div>
        </Fieldset>
      </ScopeChip>
    </>
  );
}

interface ScopeChipProps {
  icon: IconDrawing;
  name: string;
  label: string;
  isSet: boolean;
  children: ReactNode;
}

function ScopeChip({ icon, name, label, isSet, children }: ScopeChipProps) {
  return (
    <Popover
      label={name}
      width={panelWidth}
      trigger={
        <Chip icon={icon} hasMenu aria-label={`${name}: ${label}`} className={isSet ? styles.scopeSet : undefined}>
          {label}
        </Chip>
      }
    >
      {children}
    </Popover>
  );
}
