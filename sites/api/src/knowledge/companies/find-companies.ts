import { companyWords, foundAtMost, pathTo } from '@assay/domain';
import type { Kysely } from 'kysely';
import type { Finder } from '../search/finder.types.ts';
import { foundPage } from '../search/found-page.ts';
import type { CompanyTables } from './companies.migrations.ts';
import { labelOf } from './company-label.ts';
import { createCompanySearch } from './company-search.ts';

/** Finds companies by their names; each leads to its documents of the library. They are the same for everybody. */
export function createCompanyFinder(db: Kysely<CompanyTables>): Finder {
  const search = createCompanySearch(db);
  return async ({ query, limit, locale }) =>
    foundPage(await search(query, foundAtMost + 1), limit, (company) => {
      const label = labelOf(company, locale, query);
      const country = company.country_en ?? company.country;
      return {
        title: label,
        ...(label === company.name ? {} : { snippet: company.name }),
        ...(country ? { detail: country } : {}),
        address: `${pathTo('library')}?${new URLSearchParams({ owner: withoutForm(company.name) })}`,
      };
    });
}

/** A name without its legal form, which publications write in other ways. */
function withoutForm(name: string): string {
  const words = companyWords(name).join(' ');
  return words !== '' && name.toLowerCase().startsWith(words) ? name.slice(0, words.length) : name;
}
