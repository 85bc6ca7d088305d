import type { CompanyOption } from './company-autocomplete.source.ts';

/** Companies as the service tells of them, one of them with nothing known. */
export const someCompanies: readonly CompanyOption[] = [
  {
    id: 'c-1',
    label: 'Northfield Thermal',
    name: 'Northfield Thermal GmbH',
    country: 'DE',
    organizationType: 'Company',
    foundedYear: '1998',
    location: 'Munich, Germany',
    employeeStr: '50-100',
  },
  {
    id: 'c-2',
    label: 'Northwind Institute of Technology',
    name: 'Northwind Institute of Technology',
    country: 'US',
    organizationType: 'Education',
    foundedYear: '1911',
    location: 'Boston, United States',
    employeeStr: '1000-5000',
  },
  {
    id: 'c-3',
    label: 'Northgate',
    name: 'Northgate',
    country: '',
    organizationType: '—',
    foundedYear: '—',
    location: '—',
    employeeStr: '—',
  },
];
