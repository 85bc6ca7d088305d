import type { Client } from '@assay/client';
import * as historyCalls from '@assay/contract/calls/history';
import * as homeCalls from '@assay/contract/calls/home';
import * as seekCalls from '@assay/contract/calls/seek';
import * as suggestCalls from '@assay/contract/calls/suggest';
import {
  type HistorySource,
  type HomepageType,
  historyPath,
  homePath,
  isHistorySource,
  pathTo,
  shortParameter,
} from '@assay/domain';
import { type GivenQuestion, type QuestionScope, questionQuery } from './question-query.ts';
import { type Mention, type WaitingRun, waitingFor } from './waiting.source.ts';

/** Something to do on a home: a question to start from, or a path. */
export interface ProductCard {
  id: string;
  title: string;
  text: string;
  /** Name of its icon. */
  icon: string;
  link: string;
  /** Goes into the question box; absent for a card that only leads somewhere. */
  input?: string;
}

export interface RecentItem {
  id: string;
  source: HistorySource;
  /** What it is called, where its source has no word for that. */
  tool?: string;
  title: string;
  link: string;
  at: string;
}

/** What the home screens need from outside. */
export interface HomeSource {
  /** Asks; the same `clientId` twice stores one question. Gives the id of its page. */
  ask(input: string, scope: QuestionScope, isIncognito: boolean, clientId: string): Promise<string>;
  /** Completions of what is being typed, at most 10. */
  suggest(keyword: string, home: HomepageType, signal: AbortSignal): Promise<readonly string[]>;
  /** Questions to begin with. */
  recommended(home: HomepageType): Promise<readonly string[]>;
  /** What was chosen last comes first. */
  cards(home: HomepageType): Promise<readonly ProductCard[]>;
  /** Remembers what was chosen; that it could not be is only logged. */
  choose(card: ProductCard): Promise<void>;
  /** What the person did last, and what calls them meanwhile. */
  recent(
    signal: AbortSignal,
  ): Promise<{ items: readonly RecentItem[]; mentions: readonly Mention[]; questions: readonly WaitingRun[] }>;
  /** A short address of a home with a question in its box, for colleagues; it lives for 90 days. */
  shortLink(home: HomepageType, question: GivenQuestion): Promise<string>;
}

/** The home's source over the client. */
export function createHomeSource(client: Client): HomeSource {
  return {
    async ask(input, { sourceTypes, from, languages }, isIncognito, clientId) {
      const reply = await client.call(seekCalls.init, {
        body: {
          input,
          client_id: clientId,
          filters: {
            ...(sourceTypes ? { source_types: [...sourceTypes] } : {}),
            ...(from ? { from } : {}),
            ...(languages ? { languages: [...languages] } : {}),
          },
          ...(isIncognito ? { incognito: true } : {}),
        },
      });
      return reply.seek_id;
    },
    async suggest(keyword, home, signal) {
      const request = { body: { fields: ['keyword' as const], keyword, playbook: home } };
      return (await client.call(suggestCalls.fields, request, { signal }))['keyword'] ?? [];
    },
    async recommended(home) {
      const list = await client.call(homeCalls.recommendCards, { query: { homepage_type: home } });
      return list.map(({ question }) => question);
    },
    async cards(home) {
      const list = await client.call(homeCalls.productCards, { query: { homepage_type: home } });
      return list.map(({ id, title, text, icon, link, input }) => ({
        id,
        title,
        text,
        icon,
        link,
        ...(input === null ? {} : { input }),
      }));
    },
    async choose({ id }) {
      try {
        await client.call(homeCalls.saveSelectedModule, { params: { module: id } });
      } catch (error) {
        console.warn('What was chosen could not be remembered.', error);
      }
    },
    async recent(signal) {
      const query = { page: 1, pageSize: 6, type: 'playbook' as const, tzOffset: new Date().getTimezoneOffset() };
      const [{ history_maps: groups }, waiting] = await Promise.all([
        client.call(historyCalls.records, { query }, { signal }),
        waitingFor(client, signal),
      ]);
      const items = groups.flatMap(({ data }) =>
        data.flatMap(({ id, source, message, business_name: tool, updated_at: at }) => {
          if (!isHistorySource(source)) return [];
          const named = source === 'work' ? { tool } : {};
          return [{ id, source, ...named, title: message, link: historyPath(source, id), at }];
        }),
      );
      return { items, ...waiting };
    },
    async shortLink(home, question) {
      const body = { path: homePath(home), query: questionQuery(question) };
      const { short_id: id } = await client.call(homeCalls.transferToShort, { body });
      return `${location.origin}${pathTo('home')}?${shortParameter}=${id}`;
    },
  };
}
