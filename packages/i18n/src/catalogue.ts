import type { Locale } from '@assay/domain';

/** Words of one area in one locale, as its `messages/{locale}.json` holds them. */
export interface MessageTree {
  [key: string]: string | MessageTree;
}

type WithoutPlural<K extends string> = K extends `${infer Base}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}`
  ? Base
  : K;

/** Dotted keys of a message tree; the plural forms of a message share one key. */
export type MessageKey<T> = {
  [K in keyof T & string]: T[K] extends string ? WithoutPlural<K> : `${K}.${MessageKey<T[K]>}`;
}[keyof T & string];

/** The words of one area: where each locale is loaded from. `Messages` is the shape of the English file. */
export interface Catalogue<Messages> {
  area: string;
  load: Readonly<Record<Locale, () => Promise<{ default: MessageTree }>>>;
  /** Carries the type of the messages; never set. */
  readonly shape?: Messages;
}

const catalogues = new Map<string, Catalogue<unknown>>();

/**
 * Registers the words of an area.
 *
 * @example
 * import type en from './messages/en.json';
 * export const homeMessages = defineCatalogue<typeof en>('home', { cn: () => import('./messages/cn.json'), … });
 */
export function defineCatalogue<Messages>(area: string, load: Catalogue<Messages>['load']): Catalogue<Messages> {
  const catalogue: Catalogue<Messages> = { area, load };
  catalogues.set(area, catalogue);
  return catalogue;
}

/** Messages of an area in a locale. Rejects when the area is unknown or its file cannot be loaded. */
export async function loadMessages(area: string, locale: Locale): Promise<MessageTree> {
  const catalogue = catalogues.get(area);
  if (!catalogue) throw new Error(`No messages are defined for the area "${area}". Import its messages.ts first.`);
  return (await catalogue.load[locale]()).default;
}
