import * as boardsCalls from '@assay/contract/calls/boards';
import type { Locale, RankedPassage } from '@assay/domain';
import { type Binding, bind } from '../../ground/http/binding.ts';
import { CallError } from '../../ground/http/call-error.ts';
import { speakingOf } from './speaking-of.ts';
import type { WorkStore } from './work.store.ts';
import { type WorkAccess, workFor } from './work-access.ts';
import type { WorkTools } from './work-tools.ts';
import { originOf } from './works.routes.ts';

interface BoardRoutes {
  store: WorkStore;
  tools: WorkTools;
  access: WorkAccess;
  /** Passages that the tenant's library and the common one have on something, best first. */
  find(tenant: string, query: string, locale: Locale): Promise<readonly RankedPassage[]>;
}

const passagesPerSolution = 3;

/** Boards are works: they are begun, pushed in a direction, and asked what the library has on their ideas. */
export function boardBindings({ store, tools, access, find }: BoardRoutes): Binding[] {
  return bind(boardsCalls, {
    'boards.create': async ({ body, scope, locale, writer }) => ({
      board_id: await tools.begin(body.mind, body.message, {
        scope,
        locale,
        origin: originOf(writer),
        isIncognito: body.incognito,
      }),
    }),
    'boards.pushDirection': async ({ body: { job_id, node_id, direction }, scope, locale, writer }) => {
      const work = await workFor(store, access, scope, job_id, 'edit');
      const by = { scope, locale, ...(writer !== undefined && { origin: originOf(writer) }) };
      const { revision, added, change } = await tools.act(work, 'push', by, { node: node_id, direction });
      // Only what is not there, or is no card, cannot be pushed.
      if (added.length === 0) throw new CallError('notFound');
      return { job_id, node_ids: added, ...(change !== undefined && { change }), revision };
    },
    'boards.solutionData': async ({ body, scope, locale }) => {
      const { solution: solutions, fields, finally_query: question, key_words: words, doc_lang: language } = body;
      const data = [];
      for (const solution of solutions) {
        const query = [solution, question, ...words].join(' ');
        const near = await find(scope.tenantId, query, language ?? locale);
        const found = speakingOf(solution, near).filter(
          (passage) => language === undefined || passage.language === language,
        );
        data.push({
          solution,
          ...(fields.includes('count') && { count: new Set(found.map(({ document }) => document)).size }),
          ...(fields.includes('passages') && {
            passages: found.slice(0, passagesPerSolution).map((passage) => ({
              document: passage.document,
              version: passage.version,
              start: passage.start,
              end: passage.start + passage.text.length,
              text: passage.text,
              language: passage.language,
            })),
          }),
        });
      }
      return { data };
    },
  });
}
