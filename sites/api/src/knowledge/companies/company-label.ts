import { companyKey, companyProfile, companyWords, employeeRange, type Locale } from '@assay/domain';
import type { CompanyRow } from './company.store.ts';

/** The name to show: the one that fits what was typed best; among equals that of the reader's language. */
export function labelOf(company: CompanyRow, locale: Locale, typed = ''): string {
  const own = company.names.filter((name) => name.locale === locale).map(({ text }) => text);
  const others = company.names.map(({ text }) => text);
  const names = [...own, company.name, ...others];
  const key = companyKey(typed);
  if (key === '') return names[0] ?? company.name;
  const literal = lettersOf(typed);
  // Of two names that are the same but for 東 and 东, the one that is written as it was typed.
  const fits = names.map((name) => 2 * fit(name, key) + (lettersOf(name).includes(literal) ? 0 : 1));
  return names[fits.indexOf(Math.min(...fits))] ?? company.name;
}

const lettersOf = (text: string) => text.normalize('NFKC').toLowerCase();

/** How well a name fits: 0 is that very name, 1 begins so, 2 has a word that begins so or the characters, 3 else. */
function fit(name: string, key: string): number {
  const own = companyKey(name);
  if (own === key) return 0;
  if (own.startsWith(key)) return 1;
  return own.includes(key) || companyWords(name).some((word) => key.includes(word)) ? 2 : 3;
}

/** What lists show of a company. */
export function rowOf(company: CompanyRow, locale: Locale, typed?: string) {
  const { employeeStr, ...profile } = companyProfile(factsOf(company));
  return {
    id: company.id,
    label: labelOf(company, locale, typed),
    name: company.name,
    country: company.country,
    ...profile,
    employeeStr: company.employee_number === null ? employeeRange(company.employee_bucket) : employeeStr,
  };
}

/** A company in the words of section 3.12. */
export function factsOf(company: CompanyRow) {
  return {
    founded_date: company.founded_date,
    employee_number: company.employee_number,
    original_address: {
      country: company.country || null,
      state: company.state,
      city: company.city,
      country_en: company.country_en,
    },
    normalized_entity_type_en: company.entity_type,
    ans_category: company.ans_category,
    offset_info: { ownership_type: company.ownership_type },
  };
}
