import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as companiesCalls from '@assay/contract/calls/companies';
import { companiesOffered } from '@assay/domain';
import type { ServiceArea, ServiceContext } from '../../ground/application/service.types.ts';
import { inTurn } from '../../ground/database/in-turn.ts';
import { bind } from '../../ground/http/binding.ts';
import { CallError } from '../../ground/http/call-error.ts';
import { watchHandovers } from '../library/import-handover.ts';
import type { CompanyTables } from './companies.migrations.ts';
import { createCompanyStore } from './company.store.ts';
import { factsOf, labelOf, rowOf } from './company-label.ts';
import { createCompanySearch } from './company-search.ts';
import { type CompanyImportReport, companyRequests, importCompanies, type SkippedCompany } from './import-companies.ts';

/** Well-known organisations that come with the product, so that the first search finds something. */
export const starterCompanies = fileURLToPath(new URL('starter-companies.csv', import.meta.url));

/** Companies: found by what is typed of their names, and what is known of them. The same for every tenant. */
export function companiesArea({ database, settings, log }: ServiceContext): ServiceArea {
  const db = database.tables<CompanyTables>();
  const store = createCompanyStore(db);
  const search = createCompanySearch(db);
  /** The service starts without waiting for the starter set; the first search waits. */
  let ready: Promise<unknown> = Promise.resolve();
  let stopHandovers: (() => Promise<void>) | undefined;

  async function find(typed: string, limit: number) {
    await ready;
    return search(typed, limit);
  }

  return {
    bindings: bind(companiesCalls, {
      'companies.find': async ({ query, locale }) => {
        const found = await find(query.companyName, companiesOffered);
        return found.map((company) => rowOf(company, locale, query.companyName));
      },
      'companies.suggest': async ({ query, locale }) => {
        const found = await find(query.companyName, query.n);
        return found.map((company) => ({
          id: company.id,
          label: labelOf(company, locale, query.companyName),
        }));
      },
      'companies.info': async ({ params, query, locale }) => {
        await ready;
        const company = await store.find(params.id);
        if (!company) throw new CallError('notFound');
        const row = rowOf(company, locale);
        if (query.type === 'row') return row;
        const names = [company.name, ...company.names.map(({ text }) => text)];
        return { ...row, profile: { names: [...new Set(names)], ...factsOf(company) } };
      },
      'companies.example': async ({ locale }) => {
        await ready;
        const largest = await store.largest(companiesOffered);
        return largest.map((company) => rowOf(company, locale));
      },
    }),
    async start() {
      ready = inTurn(database, () => importCompanies(db, starterCompanies)).catch((error: unknown) => {
        log.error('starter-companies-failed', error);
      });
      if (database.engine !== 'embedded' || settings.ROLE === 'web') return;
      stopHandovers = await watchHandovers<CompanyImportReport, CompanyImportReport, SkippedCompany>(
        companyRequests(resolve(settings.ASSAY_DATA)),
        {
          run: async ([path = ''], isAgain, callbacks) => importCompanies(db, path, { isAgain, ...callbacks }),
          report: (error) => log.error('handed-over-companies-failed', error),
        },
      );
    },
    async stop() {
      await stopHandovers?.();
      await ready;
    },
  };
}
