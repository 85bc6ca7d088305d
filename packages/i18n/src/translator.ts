import { bcp47, fallbackLocale, type Locale } from '@assay/domain';
import { createInstance } from 'i18next';
import { type Catalogue, loadMessages } from './catalogue.ts';
import { messageOptions } from './message-options.ts';

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

const english = bcp47[fallbackLocale];

/**
 * Creates a translator that loads only its own locale: an instance of i18next whose namespaces are areas. A message it
 * lacks is reported, and its English words are fetched and put in its place: no raw key ever reaches the screen.
 */
export function createTranslator({ locale, onMissing = warn }: TranslatorOptions): Translator {
  const language = bcp47[locale];
  const loading = new Map<string, Promise<void>>();
  const loaded = new Set<string>();
  const missing = new Set<string>();
  const listeners = new Set<() => void>();
  const bound = new Map<string, (key: string, values?: MessageValues) => string>();
  const i18n = createInstance();
  void i18n.init({
    lng: language,
    ...messageOptions,
    ns: [],
    resources: {},
    initAsync: false,
    saveMissing: true,
    missingKeyHandler: (_, area, key) => standIn(area, key),
    parseMissingKeyHandler: () => '',
  });

  function changed(): void {
    bound.clear();
    for (const listener of listeners) listener();
  }

  async function fetchArea(area: string): Promise<void> {
    try {
      i18n.addResourceBundle(language, area, await loadMessages(area, locale));
    } catch {
      i18n.addResourceBundle(english, area, await loadMessages(area, fallbackLocale));
    }
    loaded.add(area);
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

  async function fetchEnglish(area: string, key: string): Promise<void> {
    if (!i18n.hasResourceBundle(english, area))
      i18n.addResourceBundle(english, area, await loadMessages(area, fallbackLocale));
    const isKnown = [key, `${key}_other`].some((form) => i18n.exists(form, { lng: english, ns: area }));
    if (!isKnown && locale !== fallbackLocale) onMissing(area, key, fallbackLocale);
    changed();
  }

  function standIn(area: string, key: string): void {
    const name = `${area}:${key}`;
    if (missing.has(name)) return;
    missing.add(name);
    onMissing(area, key, locale);
    fetchEnglish(area, key).catch(() => onMissing(area, key, fallbackLocale));
  }

  function translate(area: string, key: string, values?: MessageValues): string {
    const count = values?.['count'];
    // Values stand apart from options: one that is called `lng` or `context` is a value like any other.
    const options = { ns: area, replace: values ?? {}, ...(typeof count === 'number' ? { count } : {}) };
    const text: unknown = i18n.t(key, options);
    return typeof text === 'string' ? text : '';
  }

  return {
    locale,
    load: async (...wanted) => {
      await Promise.all(wanted.map(({ area }) => load(area)));
    },
    has: (area) => loaded.has(area),
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

function warn(area: string, key: string, locale: Locale): void {
  console.warn(`The message "${key}" of "${area}" is missing in "${locale}"; English stands in for it.`);
}
