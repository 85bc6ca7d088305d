import type { Client } from '@assay/client';
import * as agentsCalls from '@assay/contract/calls/agents';
import * as historyCalls from '@assay/contract/calls/history';
import * as searchCalls from '@assay/contract/calls/search';
import { type FoundKind, historyPath, isHistorySource } from '@assay/domain';

/** Something that was found, with the page that shows it. */
export interface Found {
  title: string;
  address: string;
  language?: string;
  snippet?: string;
  detail?: string;
  at?: string;
}

/** What was found of one kind. */
export interface FoundOfKind {
  kind: FoundKind;
  count: number;
  /** There are more than are ever listed. */
  isCut: boolean;
  results: readonly Found[];
}

/** An agent, as the service names it. */
export interface OfferedAgent {
  code: string;
  name: string;
  description: string;
}

/** What the palette needs from outside. */
export interface PaletteSource {
  find(query: string, limit: number, signal: AbortSignal): Promise<readonly FoundOfKind[]>;
  /** What was worked on last. */
  recent(signal: AbortSignal): Promise<readonly Found[]>;
  agents(signal: AbortSignal): Promise<readonly OfferedAgent[]>;
}

const recentShown = 4;

export function createPaletteSource(client: Client): PaletteSource {
  return {
    async find(query, limit, signal) {
      const { kinds } = await client.call(searchCalls.everything, { body: { query, limit } }, { signal });
      return kinds.map(({ is_cut: isCut, ...kind }) => ({ ...kind, isCut }));
    },
    async recent(signal) {
      const query = { page: 1, pageSize: recentShown, type: 'playbook', tzOffset: new Date().getTimezoneOffset() };
      const { history_maps: groups } = await client.call(
        historyCalls.records,
        { query: { ...query, type: 'playbook' } },
        { signal },
      );
      return groups.flatMap(({ data }) =>
        data.flatMap(({ id, source, message, updated_at: at }) =>
          isHistorySource(source) ? [{ title: message, address: historyPath(source, id), at }] : [],
        ),
      );
    },
    async agents(signal) {
      const { agents } = await client.call(agentsCalls.list, {}, { signal });
      return agents.map(({ code, name, description }) => ({ code, name, description }));
    },
  };
}
