import type { CompanyOption } from './company-autocomplete.source.ts';

/** What is known of the companies for what is typed. */
export interface CompanySearch {
  /** Trimmed; empty while nothing is asked for. */
  query: string;
  /** Waiting: typing has not stopped yet. */
  status: 'closed' | 'waiting' | 'loading' | 'ready' | 'failed';
  /** Those of the former words stay until the reply to newer ones, so that the list does not jump. */
  companies: readonly CompanyOption[];
  /** Row that Enter takes; -1 for none. */
  active: number;
}

export type CompanySearchEvent =
  | { type: 'typed'; text: string }
  | { type: 'asked' }
  | { type: 'answered'; query: string; companies: readonly CompanyOption[] }
  | { type: 'failed'; query: string }
  | { type: 'moved'; step: 1 | -1 }
  | { type: 'closed' };

export const noCompanySearch: CompanySearch = { query: '', status: 'closed', companies: [], active: -1 };

/** The next state. A reply to words that were changed since is dropped; nothing typed asks nothing (row C13). */
export function nextCompanySearch(state: CompanySearch, event: CompanySearchEvent): CompanySearch {
  switch (event.type) {
    case 'typed': {
      const query = event.text.trim();
      return query === '' ? noCompanySearch : { ...state, query, status: 'waiting', active: -1 };
    }
    case 'asked':
      return state.query === '' ? state : { ...state, status: 'loading' };
    case 'answered':
      return isAwaited(state, event.query)
        ? { ...state, status: 'ready', companies: event.companies, active: -1 }
        : state;
    case 'failed':
      return isAwaited(state, event.query) ? { ...state, status: 'failed', companies: [], active: -1 } : state;
    case 'moved':
      return { ...state, active: moved(state.active, event.step, state.companies.length) };
    case 'closed':
      return noCompanySearch;
  }
}

function isAwaited({ query, status }: CompanySearch, answered: string): boolean {
  return status === 'loading' && query === answered;
}

/** The row after or before, around the ends; the first step up goes to the last one. */
function moved(active: number, step: 1 | -1, count: number): number {
  if (count === 0) return -1;
  return active < 0 && step < 0 ? count - 1 : (active + step + count) % count;
}
