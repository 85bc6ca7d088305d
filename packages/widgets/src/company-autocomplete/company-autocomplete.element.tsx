import { useMessages } from '@assay/i18n';
import { useMemo } from 'react';
import { createConnection, type ElementEnvironment, type WidgetBinding } from '../element/index.ts';
import { CompanyAutocomplete } from './CompanyAutocomplete.tsx';
import { type CompanyOption, createCompanySource } from './company-autocomplete.source.ts';
import { companyAutocompleteSpec } from './company-autocomplete.spec.ts';
import { companyAutocompleteMessages } from './messages.ts';

interface CompanyElementProps extends ElementEnvironment {
  label?: string;
  placeholder?: string;
  value?: string;
  onEdit(detail: object): void;
  onChosen(detail: object): void;
}

function CompanyElement({ label, placeholder, value = '', ...element }: CompanyElementProps) {
  const t = useMessages(companyAutocompleteMessages);
  const { connection } = element;
  const source = useMemo(
    () => createCompanySource(createConnection({ widget: 'company-autocomplete', ...connection }).client),
    [connection],
  );

  function edit(name: string) {
    element.assign('value', name);
    element.assign('company', undefined);
    element.onEdit({ field: 'company_name' });
  }
  function choose(company: CompanyOption) {
    element.assign('company', company);
    element.onChosen({ id: company.id });
  }
  return (
    <CompanyAutocomplete
      label={label ?? t('label')}
      {...(placeholder === undefined ? {} : { placeholder })}
      value={value}
      source={source}
      isDisabled={element.isDisabled}
      onChange={edit}
      onChoose={choose}
    />
  );
}

/** The company autocomplete, ready to be defined. */
export const binding: WidgetBinding = {
  spec: companyAutocompleteSpec,
  catalogues: [companyAutocompleteMessages],
  View: CompanyElement,
};
