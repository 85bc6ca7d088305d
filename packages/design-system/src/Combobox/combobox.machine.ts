import type { ComboboxOption } from './Combobox.types.ts';

/** What is known of the choices for the words typed last. `search` numbers the questions, so that a late reply is dropped. */
export type ComboboxSearch = {
  search: number;
  status: 'idle' | 'loading' | 'ready' | 'failed';
  options: readonly ComboboxOption[];
};

export type ComboboxSearchEvent =
  | { type: 'asked'; search: number }
  | { type: 'answered'; search: number; options: readonly ComboboxOption[] }
  | { type: 'failed'; search: number };

export const noSearch: ComboboxSearch = { search: 0, status: 'idle', options: [] };

/** The next state; choices of the former words stay while newer ones load, so that the list does not jump. */
export function nextSearch(state: ComboboxSearch, event: ComboboxSearchEvent): ComboboxSearch {
  if (event.type === 'asked')
    return event.search > state.search ? { ...state, search: event.search, status: 'loading' } : state;
  if (event.search !== state.search) return state;
  return event.type === 'answered'
    ? { ...state, status: 'ready', options: event.options }
    : { ...state, status: 'failed', options: [] };
}

/** Choices whose label or description holds every word typed, whatever the case and width of its letters. */
export function matchingOptions(options: readonly ComboboxOption[], query: string): readonly ComboboxOption[] {
  const fold = (text: string) => text.normalize('NFKC').toLowerCase();
  const words = fold(query).split(/\s+/u).filter(Boolean);
  return options.filter(({ label, description = '' }) => {
    const text = fold(`${label} ${description}`);
    return words.every((word) => text.includes(word));
  });
}
