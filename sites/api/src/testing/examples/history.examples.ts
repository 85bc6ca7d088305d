import type { NameIn } from '@assay/contract';
import type * as historyCalls from '@assay/contract/calls/history';
import type { CallExample } from '../call-example.ts';

export const historyExamples: Record<NameIn<typeof historyCalls>, CallExample> = {
  'history.records': {
    as: 'member',
    input: () => ({ query: { page: 1, pageSize: 100, type: 'playbook', duration: 1, tzOffset: -480 } }),
    elsewhere: 'own',
  },
  'history.remove': {
    as: 'member',
    input: ({ page }) => ({ body: { type: 'playbook', history_ids: [page.seek_id] } }),
    elsewhere: 'own',
  },
  'history.restore': {
    as: 'member',
    input: ({ page }) => ({ body: { history_ids: [page.seek_id] } }),
    elsewhere: 'own',
  },
  'history.save': {
    as: 'member',
    input: ({ page }) => ({ body: { question_id: page.question_id, saved: true } }),
    elsewhere: 'refused',
  },
};
