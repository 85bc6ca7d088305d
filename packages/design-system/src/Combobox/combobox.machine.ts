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

/** What tells choices apart: one just typed is not the known one of its name. */
export function keyOf(option: ComboboxOption | null | undefined): string | undefined {
  return option?.isNew ? `new ${option.value}` : option?.value;
}

const fold = (text: string) => text.normalize('NFKC').toLowerCase();

/** Choices whose label or description holds every word typed, whatever the case and width of its letters. */
export function matchingOptions<Option extends Pick<ComboboxOption, 'label' | 'description'>>(
  options: readonly Option[],
  query: string,
): readonly Option[] {
  const words = fold(query).split(/\s+/u).filter(Boolean);
  return options.filter(({ label, description = '' }) => {
    const text = fold(`${label} ${description}`);
    return words.every((word) => text.includes(word));
  });
}

/** Choices with those of one group together, groups in the order of their first choice. */
export function inGroups(options: readonly ComboboxOption[]): readonly ComboboxOption[] {
  const groups = new Map<string | undefined, ComboboxOption[]>();
  for (const option of options) groups.set(option.group, [...(groups.get(option.group) ?? []), option]);
  return [...groups.values()].flat();
}

/** The choice that what was typed stands for: one of that very name, else a new one. Undefined for nothing. */
export function typedOption(options: readonly ComboboxOption[], typed: string): ComboboxOption | undefined {
  const label = typed.trim();
  if (label === '') return undefined;
  return (
    options.find((option) => !option.isDisabled && fold(option.label) === fold(label)) ?? {
      value: label,
      label,
      isNew: true,
    }
  );
}

/** The rows of the list: the choices in groups, and last the new one where the typed name is not among them. */
export function rowsOf(
  options: readonly ComboboxOption[],
  typed: string,
  isCreatable: boolean,
): readonly ComboboxOption[] {
  const grouped = inGroups(options);
  const fresh = isCreatable ? typedOption(options, typed) : undefined;
  return fresh?.isNew ? [...grouped, fresh] : grouped;
}
