import { errors, type Failure } from '@assay/contract';
import type { HistorySource, Locale } from '@assay/domain';
import type { Tool } from '@assay/works';
import {
  type ListResourcesResult,
  type ListResourceTemplatesResult,
  ProtocolError,
  ProtocolErrorCode,
  type ReadResourceResult,
} from '@modelcontextprotocol/server';
import type { Made, McpCaller } from './mcp-caller.ts';
import { about } from './tool-result.ts';
import { workMarkdown } from './work-markdown.ts';

/** Works that are listed at a time. */
const perPage = 50;
/** Months back of the list of works. */
const months = 1200;

const workAddress = /^assay:\/\/works\/([\w-]{1,64})(\/records)?$/;

export const workTemplates: ListResourceTemplatesResult = {
  resourceTemplates: [
    {
      uriTemplate: 'assay://works/{work_id}',
      name: 'work',
      title: 'A work to be read',
      description: 'Its records below each other, with who wrote them and the evidence word for word.',
      mimeType: 'text/markdown',
    },
    {
      uriTemplate: 'assay://works/{work_id}/records',
      name: 'work-records',
      title: 'A work as its records',
      description: 'As works_open gives them.',
      mimeType: 'application/json',
    },
  ],
};

/** A refusal as an error of the protocol, which has a code of its own for what is not there. */
export function protocolError({ error_code, message, status: _, ...data }: Failure): ProtocolError {
  const code = error_code === errors.notFound.code ? ProtocolErrorCode.InvalidParams : error_code;
  return new ProtocolError(code, message, { error_code, ...data });
}

/** @throws ProtocolError for a call that was refused */
function dataOf<Data>(made: Made<Data>): Data {
  if ('failure' in made) throw protocolError(made.failure);
  return made.data;
}

/** Works that the caller worked on, the newest first. */
export async function listWorks(
  caller: McpCaller,
  cursor: string | undefined,
  sources: readonly HistorySource[],
): Promise<ListResourcesResult> {
  const page = cursor === undefined ? 1 : Number(cursor);
  const made = await caller.make('history.records', { query: { page, pageSize: perPage, duration: months } });
  const { history_maps, has_more } = dataOf(made);
  const records = history_maps
    .flatMap(({ data }) => data)
    .filter(({ source }) => sources.some((one) => one === source));
  return {
    resources: records.map(({ id, message, updated_at }) => ({
      uri: `assay://works/${id}`,
      name: id,
      title: message,
      mimeType: 'text/markdown',
      annotations: { lastModified: updated_at },
    })),
    ...(has_more && { nextCursor: String(page + 1) }),
  };
}

/** @throws ProtocolError when the address names no work that the caller may read */
export async function readWork(
  caller: McpCaller,
  uri: string,
  { tools, locale }: { tools: readonly Tool[]; locale: Locale },
): Promise<ReadResourceResult> {
  const [, work_id, asRecords] = workAddress.exec(uri) ?? [];
  if (work_id === undefined) throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'There is no such resource.');
  const opened = dataOf(await caller.make('works.open', { params: { work_id } }));
  if (asRecords !== undefined) {
    return { contents: [{ uri, mimeType: 'application/json', text: JSON.stringify({ about, data: opened }) }] };
  }
  const { sources } = dataOf(await caller.make('works.sources', { params: { work_id } }));
  const tool = tools.find(({ kind }) => kind.name === opened.work.kind);
  if (!tool) throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'This version does not know works of this kind.');
  const text = workMarkdown({ tool, work: opened.work, records: opened.records as never, sources, locale });
  return { contents: [{ uri, mimeType: 'text/markdown', text }] };
}
