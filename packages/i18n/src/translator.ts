import { bcp47, fallbackLocale, type Locale } from '@assay/domain';
import { type Catalogue, loadMessages, type MessageTree } from './catalogue.ts';

/** Values that fill `{{name}}` placeholders; `count` also chooses the plural form. */
export type MessageValues = Readonly<Record<string, string | number>>;

export interface TranslatorOptions {
  locale: Locale;
  /** Told once of every message that a locale lacks and English stands in for. @default logs a warning */
  onMissing?: (area: string, key: string, locale: Locale) => void;
}

/** The words of one locale, loaded area by area. */
export interface Translator {
  readonly locale: Locale;
  /** Resolves when the words of these areas are there; an area that cannot be loaded speaks English. */
  load(...areas: readonly Catalogue<unknown>[]): Promise<void>;
  /** Whether the words of an area are there. */
  has(area: string): boolean;
  /** The text of a message; empty for the moment in which English is fetched to stand in for a missing one. */
  translate(area: string, key: string, values?: MessageValues): string;
  /** The words of one area as a function, a new one whenever they change. */
  words(area: string): (key: string, values?: MessageValues) => string;
  subscribe(changed: () => void): () => void;
}

/**
 * Creates a translator that loads only its own locale. A message it lacks is reported, and its English words are
 * fetched and put in its place: no raw key ever reaches the screen.
 */
export function createTranslator({ locale, onMissing = warn }: TranslatorOptions): Translator {
  const plural = new Intl.PluralRules(bcp47[locale]);
  const areas = new Map<string, MessageTree>();
  const loading = new Map<string, Promise<void>>();
  const missing = new Set<string>();
  const listeners = new Set<() => void>();
  const bound = new Map<string, (key: string, values?: MessageValues) => string>();

  function changed(): void {
    bound.clear();
    for (const listener of listeners) listener();
  }

  async function fetchArea(area: string): Promise<void> {
    areas.set(area, await loadMessages(area, locale).catch(() => loadMessages(area, fallbackLocale)));
    changed();
  }

  function load(area: string): Promise<void> {
    let request = loading.get(area);
    if (!request) {
      request = fetchArea(area);
      loading.set(area, request);
      // A failed load may be tried again.
      request.catch(() => loading.delete(area));
    }
    return request;
  }

  async function standIn(area: string, key: string): Promise<void> {
    const english = await loadMessages(area, fallbackLocale);
    areas.set(area, withDefaults(areas.get(area) ?? {}, english));
    if (find(english, key, undefined, plural) === undefined && typeof lookUp(english, `${key}_other`) !== 'string') {
      onMissing(area, key, fallbackLocale);
    }
    changed();
  }

  function translate(area: string, key: string, values?: MessageValues): string {
    const text = find(areas.get(area) ?? {}, key, values?.['count'], plural);
    if (text === undefined) {
      const name = `${area}:${key}`;
      if (!missing.has(name)) {
        missing.add(name);
        onMissing(area, key, locale);
        standIn(area, key).catch(() => onMissing(area, key, fallbackLocale));
      }
      return '';
    }
    return values ? text.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole)) : text;
  }

  return {
    locale,
    load: async (...wanted) => {
      await Promise.all(wanted.map(({ area }) => load(area)));
    },
    has: (area) => areas.has(area),
    translate,
    words(area) {
      let words = bound.get(area);
      if (!words) {
        words = (key, values) => translate(area, key, values);
        bound.set(area, words);
      }
      return words;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function lookUp(tree: MessageTree, key: string): string | MessageTree | undefined {
  let node: string | MessageTree | undefined = tree;
  for (const name of key.split('.')) node = typeof node === 'object' ? node[name] : undefined;
  return node;
}

/** The words of a key: the plural form of a count, where the message has forms. */
function find(tree: MessageTree, key: string, count: string | number | undefined, plural: Intl.PluralRules) {
  const forms = typeof count === 'number' ? [`${key}_${plural.select(count)}`, `${key}_other`, key] : [key];
  for (const form of forms) {
    const text = lookUp(tree, form);
    if (typeof text === 'string') return text;
  }
  return undefined;
}

/** The first tree with what only the second has. */
function withDefaults(tree: MessageTree, defaults: MessageTree): MessageTree {
  const merged: MessageTree = { ...defaults };
  for (const [key, value] of Object.entries(tree)) {
    const other = merged[key];
    merged[key] = typeof value === 'object' && typeof other === 'object' ? withDefaults(value, other) : value;
  }
  return merged;
}

function warn(area: string, key: string, locale: Locale): void {
  console.warn(`The message "${key}" of "${area}" is missing in "${locale}"; English stands in for it.`);
}
