import { pathTo } from './routes.ts';

/**
 * Sources of a history record and the route each opens on (section 2.4). Works of tools that have no name here stand under
 * `work`, and their kind says of which tool they are.
 */
export const historySources = {
  seek: (id: string) => pathTo('page', { seek_id: id }),
  tech_mind: (id: string) => pathTo('board', { id }),
  material_mind: (id: string) => pathTo('board', { id }),
  idea_exploration: (id: string) => pathTo('board', { id }),
  tech_research: (id: string) => pathTo('report', { id }),
  tech_fmea: (id: string) => pathTo('page', { seek_id: id }),
  disclosure: (id: string) => pathTo('disclosure', { id }),
  ai_generate: (id: string) => pathTo('agentFlow', { agent_job_id: id }),
  work_project: (id: string) => pathTo('project', { graph_id: id }),
  ls_document: (id: string) => pathTo('lsDocument', { id }),
  ls_chat: (id: string) => pathTo('lsChat', { id }),
  markush_draft: (id: string) => pathTo('lsMarkush', { id }),
  triz_mind: (id: string) => pathTo('result', { id }),
  document_summary: (id: string) => pathTo('work', { work_id: id }),
  technical_qa: (id: string) => pathTo('work', { work_id: id }),
  work: (id: string) => pathTo('work', { work_id: id }),
} as const satisfies Record<string, (id: string) => string>;

export type HistorySource = keyof typeof historySources;

/** Narrows the source of a record. */
export function isHistorySource(value: unknown): value is HistorySource {
  return typeof value === 'string' && Object.hasOwn(historySources, value);
}

/** Path of a history record. */
export function historyPath(source: HistorySource, id: string): string {
  return historySources[source](id);
}
