import { CalendarIcon, Chip, type IconDrawing, LanguagesIcon, LayersIcon } from '@assay/design-system';
import { bcp47, locales, sourceTypes } from '@assay/domain';
import { useFormats, useMessages } from '@assay/i18n';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import * as styles from './Home.css.ts';
import type { QuestionScope } from './home.source.ts';
import { homeMessages } from './messages.ts';

/** Years that the date chip offers; 0 does not limit. */
const spans = [0, 5, 10, 20] as const;

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
        {sourceTypes.map((type) => (
          <Option
            key={type}
            kind="checkbox"
            isChecked={chosenTypes.includes(type)}
            onChange={() => set('sourceTypes', orNone(toggled(chosenTypes, type)))}
          >
            {t(`scope.${type}`)}
          </Option>
        ))}
      </ScopeChip>
      <ScopeChip
        icon={CalendarIcon}
        name={t('scope.date')}
        label={years === 0 ? t('scope.anyDate') : t('scope.lastYears', { years })}
        isSet={years > 0}
      >
        {spans.map((span) => (
          <Option
            key={span}
            kind="radio"
            isChecked={span === years}
            onChange={() => set('from', span === 0 ? undefined : `${thisYear - span}-01-01`)}
          >
            {span === 0 ? t('scope.anyDate') : t('scope.lastYears', { years: span })}
          </Option>
        ))}
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
        {locales.map((locale) => (
          <Option
            key={locale}
            kind="checkbox"
            isChecked={chosenLanguages.includes(bcp47[locale])}
            onChange={() => set('languages', orNone(toggled(chosenLanguages, bcp47[locale])))}
          >
            {formats.language(bcp47[locale])}
          </Option>
        ))}
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
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const leave = (event: Event) => {
      if (!(event.target instanceof Node) || !box.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [isOpen]);
  return (
    <div
      ref={box}
      role="presentation"
      className={styles.scope}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        setOpen(false);
        box.current?.querySelector('button')?.focus();
      }}
    >
      <Chip
        icon={icon}
        hasMenu
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-label={`${name}: ${label}`}
        data-set={isSet || undefined}
        className={isSet ? styles.scopeSet : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </Chip>
      {isOpen && (
        <fieldset id={panelId} className={styles.scopePanel}>
          <legend className={styles.scopeLegend}>{name}</legend>
          {children}
        </fieldset>
      )}
    </div>
  );
}

interface OptionProps {
  kind: 'radio' | 'checkbox';
  isChecked: boolean;
  onChange(): void;
  children: ReactNode;
}

function Option({ kind, isChecked, onChange, children }: OptionProps) {
  return (
    <label className={styles.scopeOption}>
      <input type={kind} className={styles.scopeInput} checked={isChecked} onChange={onChange} />
      {children}
    </label>
  );
}
