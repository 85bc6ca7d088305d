/** Parameters that may carry the id of the open item, in the order in which they win (section 2.2). */
export const currentDetailParams = [
  'seek_id',
  'board_id',
  'projectId',
  'fmea_id',
  'taskId',
  'id',
  'agent_job_id',
  'lsAgentId',
  'graph_id',
  'triz_mind_id',
] as const;

/** Id of the open item; `board_id` may also stand in the query. Undefined where no item is open. */
export function currentDetailId(
  params: Readonly<Record<string, string | undefined>>,
  query: Readonly<Record<string, string | undefined>> = {},
): string | undefined {
  for (const name of currentDetailParams) {
    const value = params[name] ?? (name === 'board_id' ? query[name] : undefined);
    if (value !== undefined && value !== '') return value;
  }
  return undefined;
}
