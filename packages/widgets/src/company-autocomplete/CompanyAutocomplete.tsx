import { Button, Field, RetryIcon, Spinner, TextInput, VisuallyHidden } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import * as styles from './CompanyAutocomplete.css.ts';
import type { CompanyAutocompleteProps } from './CompanyAutocomplete.types.ts';
import { CompanyRow } from './CompanyRow.tsx';
import type { CompanySearch } from './company-autocomplete.machine.ts';
import type { CompanyOption } from './company-autocomplete.source.ts';
import { companyAutocompleteMessages } from './messages.ts';
import { useCompanies } from './useCompanies.ts';

/**
 * A company's name, with companies of the index while it is typed (APG combobox, list autocomplete). Any name is taken:
 * a company that nobody knows is still one.
 */
export function CompanyAutocomplete({
  label,
  value,
  onChange,
  onChoose,
  onBlur,
  source,
  name,
  placeholder,
  hint,
  error,
  optionalLabel,
  isRequired = false,
  isDisabled = false,
}: CompanyAutocompleteProps) {
  const t = useMessages(companyAutocompleteMessages);
  const listId = useId();
  const [search, send] = useCompanies(source);
  const { companies, active, status } = search;
  const isOpen = isShown(search);

  function choose(company: CompanyOption) {
    onChange(company.label);
    onChoose?.(company);
    send({ type: 'closed' });
  }
  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key] as 1 | -1 | undefined;
    if (step !== undefined && source && value.trim() !== '') {
      event.preventDefault();
      send(status === 'closed' ? { type: 'typed', text: value } : { type: 'moved', step });
    }
    const chosen = companies[active];
    if (event.key === 'Enter') {
      // Without a row Enter is the form's, and no list opens over what comes of it.
      if (!isOpen || (!chosen && status !== 'failed')) return send({ type: 'closed' });
      event.preventDefault();
      if (chosen) choose(chosen);
      else send({ type: 'asked' });
    }
    if (!isOpen) return;
    if (event.key === 'Escape') {
      // The list closes, and not the dialog with it.
      event.preventDefault();
      event.stopPropagation();
      send({ type: 'closed' });
    }
  }
  const combobox = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': isOpen && companies.length > 0,
    'aria-controls': listId,
    ...(active >= 0 ? { 'aria-activedescendant': `${listId}-${active}` } : {}),
  } as const;

  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      optionalLabel={optionalLabel}
      isRequired={isRequired}
      isDisabled={isDisabled}
    >
      <div className={styles.anchor}>
        <TextInput
          name={name}
          placeholder={placeholder}
          autoComplete={source ? 'off' : 'organization'}
          spellCheck={false}
          value={value}
          onChange={(event) => {
            onChange(event.target.value);
            // Letters of a composition are not yet what is meant: 'dongzhi' on its way to 东芝.
            const isComposing = (event.nativeEvent as InputEvent).isComposing;
            // What a browser or a page fills in by itself opens no list over what somebody is reading.
            if (source && !isComposing && event.target.matches(':focus'))
              send({ type: 'typed', text: event.target.value });
          }}
          onCompositionEnd={(event) => {
            if (source) send({ type: 'typed', text: event.currentTarget.value });
          }}
          onBlur={() => {
            send({ type: 'closed' });
            onBlur?.();
          }}
          onKeyDown={press}
          {...(source ? combobox : {})}
        />
        {source && (
          // The input keeps the focus whatever is pressed in here, in a shadow root too.
          <div className={styles.sheet} hidden={!isOpen} onPointerDown={(event) => event.preventDefault()}>
            <div
              id={listId}
              role="listbox"
              aria-label={t('companies')}
              aria-busy={status === 'loading' || undefined}
              className={styles.list}
            >
              {companies.map((company, index) => (
                <Option
                  key={company.id}
                  id={`${listId}-${index}`}
                  company={company}
                  isActive={index === active}
                  onChoose={choose}
                />
              ))}
            </div>
            {isOpen && companies.length === 0 && (
              <div className={styles.note}>
                {status === 'loading' && <Spinner size="sm" />}
                <span aria-hidden>{noteOf(search, t)}</span>
                {status === 'failed' && (
                  <Button
                    size="compact"
                    variant="quiet"
                    icon={RetryIcon}
                    tabIndex={-1}
                    onClick={() => send({ type: 'asked' })}
                  >
                    {t('retry')}
                  </Button>
                )}
              </div>
            )}
          </div>
        )}
        {source && (
          <VisuallyHidden role="status">
            {!isOpen ? '' : companies.length > 0 ? t('found', { count: companies.length }) : noteOf(search, t)}
          </VisuallyHidden>
        )}
      </div>
    </Field>
  );
}

/** Shown from the first question on; while somebody types the first letters nothing flickers. */
function isShown({ status, companies }: CompanySearch): boolean {
  return status !== 'closed' && (status !== 'waiting' || companies.length > 0);
}

function noteOf({ status }: CompanySearch, t: (key: 'loading' | 'failed' | 'empty') => string): string {
  if (status === 'loading') return t('loading');
  return status === 'failed' ? t('failed') : t('empty');
}

interface OptionProps {
  id: string;
  company: CompanyOption;
  isActive: boolean;
  onChoose(company: CompanyOption): void;
}

function Option({ id, company, isActive, onChoose }: OptionProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive && row.current) keepInView(row.current);
  }, [isActive]);
  return (
    // The keys are the input's: a list box of a combobox is never focused itself.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      ref={row}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={styles.option}
      onClick={() => onChoose(company)}
    >
      <CompanyRow company={company} />
    </div>
  );
}

/** Scrolls the list alone, and never the page around it. */
function keepInView({ offsetParent: sheet, offsetTop: top, offsetHeight: height }: HTMLElement): void {
  if (!sheet) return;
  const bottom = top + height - sheet.clientHeight;
  sheet.scrollTop = Math.max(Math.min(sheet.scrollTop, top), bottom);
}
