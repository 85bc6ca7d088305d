import { Field, TextInput, VisuallyHidden } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { type KeyboardEvent, useId, useState } from 'react';
import { salesLeadMessages } from './messages.ts';
import * as styles from './SalesLead.css.ts';
import type { CompanySource } from './sales-lead.source.ts';
import { useCompanies } from './useCompanies.ts';

export interface CompanyFieldProps {
  value: string;
  error: string | undefined;
  isDisabled: boolean;
  onChange(name: string): void;
  onBlur(): void;
  source: CompanySource | undefined;
}

/**
 * The company's name, with suggestions while it is typed (APG combobox, list autocomplete). Unlike the design system's
 * combobox it keeps a name that is in no list: sales wants the companies we do not know most of all.
 */
export function CompanyField({ value, error, isDisabled, onChange, onBlur, source }: CompanyFieldProps) {
  const t = useMessages(salesLeadMessages);
  const listId = useId();
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(-1);
  const companies = useCompanies(source, query);
  const isOpen = companies.length > 0;

  function take(name: string) {
    onChange(name);
    close();
  }
  function close() {
    setQuery('');
    setActive(-1);
  }
  function press(event: KeyboardEvent) {
    if (!isOpen || event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setActive((index) => (index + step + companies.length + (index < 0 && step < 0 ? 1 : 0)) % companies.length);
    }
    const chosen = companies[active];
    if (event.key === 'Enter' && chosen !== undefined) {
      event.preventDefault();
      take(chosen);
    }
    if (event.key === 'Escape') {
      // The list closes, and not the dialog with it.
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  }

  return (
    <Field label={t('company')} error={error} isRequired isDisabled={isDisabled}>
      <div className={styles.company}>
        <TextInput
          name="company_name"
          autoComplete={source ? 'off' : 'organization'}
          value={value}
          onChange={(event) => {
            onChange(event.target.value);
            setQuery(event.target.value.trim());
            setActive(-1);
          }}
          onBlur={() => {
            close();
            onBlur();
          }}
          onKeyDown={press}
          {...(source
            ? {
                role: 'combobox',
                'aria-autocomplete': 'list',
                'aria-expanded': isOpen,
                'aria-controls': listId,
                ...(active >= 0 ? { 'aria-activedescendant': `${listId}-${active}` } : {}),
              }
            : {})}
        />
        {source && (
          <>
            <div id={listId} role="listbox" aria-label={t('companies')} hidden={!isOpen} className={styles.companies}>
              {companies.map((name, index) => (
                // The input has the keys of the list (APG combobox).
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
                <div
                  key={name}
                  id={`${listId}-${index}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === active}
                  className={styles.companyOption}
                  // The input keeps the focus, in a shadow root too.
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => take(name)}
                >
                  {name}
                </div>
              ))}
            </div>
            <VisuallyHidden role="status">
              {isOpen ? t('companiesFound', { count: companies.length }) : ''}
            </VisuallyHidden>
          </>
        )}
      </div>
    </Field>
  );
}
