import { bcp47, type Locale, locales } from '@assay/domain';
import { createInstance } from 'i18next';
import type { MessageKey, MessageTree } from './catalogue.ts';
import { messageOptions } from './message-options.ts';
import type { MessageValues } from './translator.ts';

/** The words of one room in one language: the text of a message, its placeholders filled. */
export type Words<Messages> = (key: MessageKey<Messages>, values?: MessageValues) => string;

/**
 * The words of a room that speaks all locales at once, as the service does: its `messages/{locale}.json`, all of them held.
 * English stands in for a message that a locale lacks.
 *
 * @example
 * export const seekWords = createWords({ en, cn, jp, tw });
 * seekWords('jp')('found', { count: 3 });
 */
export function createWords<Messages extends MessageTree>(
  messages: Readonly<Record<Exclude<Locale, 'en'>, MessageTree> & { en: Messages }>,
): (locale: Locale) => Words<Messages> {
  const i18n = createInstance();
  void i18n.init({
    ...messageOptions,
    resources: Object.fromEntries(locales.map((locale) => [bcp47[locale], { words: messages[locale] }])),
    defaultNS: 'words',
    initAsync: false,
  });
  const speak = (lng: string, key: string, values: MessageValues): string => {
    const { count } = values;
    return i18n.t(key, { lng, replace: values, ...(typeof count === 'number' ? { count } : {}) });
  };
  return (locale) =>
    (key, values = {}) =>
      speak(bcp47[locale], key, values);
}
