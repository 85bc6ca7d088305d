import * as historyCalls from '@assay/contract/calls/history';
import { historyPath, type Locale } from '@assay/domain';
import type { Tool } from '@assay/works';
import type { ServiceArea, ServiceContext } from '../../ground/application/service.types.ts';
import { bind } from '../../ground/http/binding.ts';
import { CallError } from '../../ground/http/call-error.ts';
import type { MemberScope } from '../../ground/scope/tenant-scope.ts';
import type { Finder } from '../../knowledge/search/finder.types.ts';
import { createRecordFinder } from './find-records.ts';
import { createHistoryStore, type HistoryRow, type HistorySourceQuery } from './history.store.ts';
import { groupOf, type HistoryGroup } from './history-groups.ts';
import type { FoundWords } from './history-words.ts';
import type { SavedAnswers } from './saved-answers.ts';

const groups: readonly HistoryGroup[] = ['today', 'last_7_days', 'older'];

export interface HistoryPorts {
  /** Brought by the areas whose items appear in the history. */
  sources: readonly HistorySourceQuery[];
  /** Name the works that stand under no name of their own. */
  tools: readonly Pick<Tool, 'kind' | 'names'>[];
  saved: SavedAnswers;
  /** Throws a CallError where the caller may not read an answer; says whether it is to leave no trace. */
  readableAnswer: (scope: MemberScope, questionId: string) => Promise<{ is_incognito: boolean }>;
}

export interface HistoryArea extends ServiceArea {
  /** Find what the caller worked on. */
  finders: Readonly<Record<FoundWords['room'], Finder>>;
}

/** The history list, what it is found by, and the answers that a person keeps in it. */
export function historyArea(
  { database }: ServiceContext,
  { sources, tools, saved, readableAnswer }: HistoryPorts,
): HistoryArea {
  const store = createHistoryStore(database.tables(), sources);
  const byKind = new Map(tools.map(({ kind, names }) => [kind.name, names]));
  /** What something of a source is called by the product. */
  const businessOf = ({ source, kind }: HistoryRow, locale: Locale) =>
    source === 'work' ? (byKind.get(kind ?? '')?.[locale] ?? source) : source;
  return {
    finders: {
      seek: createRecordFinder(store, 'seek'),
      agents: createRecordFinder(store, 'agents'),
      works: createRecordFinder(store, 'works'),
    },
    bindings: bind(historyCalls, {
      'history.records': async ({ query, scope, locale }) => {
        const { page, pageSize, duration, tzOffset, list } = query;
        const offset = (page - 1) * pageSize;
        const { rows, total, hasOlder } = await store.list(scope, { list, months: duration, offset, limit: pageSize });
        const now = new Date();
        const records = rows.map((row) => ({
          group: groupOf(row.updated_at, now, tzOffset),
          record: {
            source: row.source,
            id: row.id,
            message: row.title,
            link: historyPath(row.source, row.id),
            icon_url: `/icons/history/${row.source}.svg`,
            business_name: businessOf(row, locale),
            updated_at: row.updated_at.toISOString(),
            ...(row.kind === null ? {} : { kind: row.kind }),
            ...(row.question_id === null ? {} : { question_id: row.question_id }),
          },
        }));
        return {
          history_maps: groups
            .map((group) => ({
              group,
              data: records.filter((entry) => entry.group === group).map(({ record }) => record),
            }))
            .filter(({ data }) => data.length > 0),
          total,
          has_more: offset + rows.length < total,
          has_older: hasOlder,
        };
      },
      'history.remove': async ({ body, scope }) => ({
        status: true,
        removed: await store.remove(scope, body.type === 'all' ? 'all' : body.history_ids),
      }),
      'history.save': async ({ body, scope }) => {
        // Letting go is open to who kept it, also where the answer is no longer theirs to read.
        if (!body.saved) await saved.remove(body.question_id, scope);
        else {
          if ((await readableAnswer(scope, body.question_id)).is_incognito) throw new CallError('forbidden');
          await saved.save(body.question_id, scope);
        }
        return { saved: body.saved };
      },
      'history.restore': async ({ body, scope }) => ({ restored: await store.restore(scope, body.history_ids) }),
    }),
  };
}
