import type { HistorySource, HomepageType, SourceType } from '@assay/domain';

/** What is searched; absent fields do not limit. */
export interface QuestionScope {
  sourceTypes?: readonly SourceType[];
  /** ISO date, inclusive. */
  from?: string;
  languages?: readonly string[];
}

/** A product card, kept only when its key is one of the product's features. */
export interface ProductCard {
  key: string;
  title: string;
  text: string;
  link: string;
}

export interface RecentItem {
  id: string;
  source: HistorySource;
  title: string;
  link: string;
  at: string;
}

export interface AskedPage {
  seekId: string;
}

/** What the home screens need from outside. */
export interface HomeSource {
  /** Asks; the same `clientId` twice stores one question. */
  ask(input: string, scope: QuestionScope, isIncognito: boolean, clientId: string): Promise<AskedPage>;
  /** Completions of what is being typed, at most 10. */
  suggest(keyword: string, signal: AbortSignal): Promise<readonly string[]>;
  /** Questions to begin with. */
  recommended(home: HomepageType, signal: AbortSignal): Promise<readonly string[]>;
  /** Cards of a home; only of screens that exist. */
  cards(home: HomepageType, signal: AbortSignal): Promise<readonly ProductCard[]>;
  recent(signal: AbortSignal): Promise<readonly RecentItem[]>;
}
