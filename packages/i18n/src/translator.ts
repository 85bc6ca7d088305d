import { bcp47, fallbackLocale, type Locale } from '@assay/domain';
import { createInstance, type i18n } from 'i18next';
import { type Catalogue, loadMessages, type MessageTree } from './catalogue.ts';

export interface TranslatorOptions {
  locale: Locale;
  /** Told once of every message that a locale lacks and English stands in for. @default logs a warning */
  onMissing?: (area: string, key: string, locale: Locale) => void;
}

/** The words of one locale, loaded area by area. */
export interface Translator {
  locale: Locale;
  i18n: i18n;
  /** Resolves when the words of these areas are there; an area that cannot be loaded speaks English. */
  load(...areas: readonly Catalogue<unknown>[]): Promise<void>;
}

function lookUp(tree: MessageTree, key: string): string | undefined {
  let node: string | MessageTree | undefined = tree;
  for (const name of key.split('.')) node = typeof node === 'object' ? node[name] : undefined;
  return typeof node === 'string' ? node : undefined;
}

/**
 * Creates a translator that loads only its own locale. A message it lacks is reported, and its English words are
 * fetched and put in its place: no raw key ever reaches the screen.
 */
export async function createTranslator({ locale, onMissing = warn }: TranslatorOptions): Promise<Translator> {
  const instance = createInstance();
  const missing = new Set<string>();

  async function standIn(area: string, key: string): Promise<void> {
    const english = await loadMessages(area, fallbackLocale);
    for (const name of [key, `${key}_one`, `${key}_other`]) {
      const text = lookUp(english, name);
      if (text !== undefined) instance.addResource(bcp47[locale], area, name, text);
    }
  }

  instance.use({
    type: 'backend' as const,
    read: (_: string, area: string, done: (error: unknown, messages: MessageTree | null) => void) => {
      loadMessages(area, locale)
        .catch(() => loadMessages(area, fallbackLocale))
        .then(
          (messages) => done(null, messages),
          (error: unknown) => done(error, null),
        );
    },
  });
  await instance.init({
    lng: bcp47[locale],
    fallbackLng: false,
    load: 'currentOnly',
    ns: [],
    defaultNS: false,
    interpolation: { escapeValue: false },
    returnEmptyString: false,
    saveMissing: true,
    parseMissingKeyHandler: () => '',
    missingKeyHandler: (_, area, key) => {
      if (missing.has(`${area}:${key}`)) return;
      missing.add(`${area}:${key}`);
      onMissing(area, key, locale);
      standIn(area, key).catch(() => onMissing(area, key, fallbackLocale));
    },
    react: { bindI18nStore: 'added', useSuspense: true },
  });

  return {
    locale,
    i18n: instance,
    load: async (...areas) => {
      await instance.loadNamespaces(areas.map(({ area }) => area));
    },
  };
}

function warn(area: string, key: string, locale: Locale): void {
  console.warn(`The message "${key}" of "${area}" is missing in "${locale}"; English stands in for it.`);
}
