export { CompanyAutocomplete } from './CompanyAutocomplete.tsx';
export type { CompanyAutocompleteProps } from './CompanyAutocomplete.types.ts';
export { type CompanyOption, type CompanySource, createCompanySource } from './company-autocomplete.source.ts';
export { companyAutocompleteMessages } from './messages.ts';
