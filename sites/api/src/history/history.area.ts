import { historyCalls } from '@assay/contract';
import { historyPath } from '@assay/domain';
import { bind } from '../http/binding.ts';
import type { ServiceArea, ServiceContext } from '../service.types.ts';
import { createHistoryStore, type HistorySourceQuery } from './history.store.ts';
import { groupOf, type HistoryGroup } from './history-groups.ts';

const groups: readonly HistoryGroup[] = ['today', 'last_7_days', 'older'];

/** The history list. Sources are brought by the areas whose items appear in it. */
export function historyArea({ database }: ServiceContext, sources: readonly HistorySourceQuery[]): ServiceArea {
  const store = createHistoryStore(database.tables(), sources);
  return {
    bindings: bind(historyCalls, {
      'history.records': async ({ query, scope }) => {
        const { page, pageSize, duration, tzOffset } = query;
        const offset = (page - 1) * pageSize;
        const { rows, total, hasOlder } = await store.list(scope, duration, offset, pageSize);
        const now = new Date();
        const records = rows.map((row) => ({
          group: groupOf(row.updated_at, now, tzOffset),
          record: {
            source: row.source,
            id: row.id,
            message: row.title,
            link: historyPath(row.source, row.id),
            icon_url: `/icons/history/${row.source}.svg`,
            business_name: row.source,
            updated_at: row.updated_at.toISOString(),
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
      'history.restore': async ({ body, scope }) => ({ restored: await store.restore(scope, body.history_ids) }),
    }),
  };
}
