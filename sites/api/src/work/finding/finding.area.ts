import * as searchCalls from '@assay/contract/calls/search';
import { type FoundKind, foundKinds } from '@assay/domain';
import type { ServiceArea } from '../../ground/application/service.types.ts';
import { bind } from '../../ground/http/binding.ts';
import type { Finder } from '../../knowledge/search/finder.types.ts';

/** One search over everything that the caller may see; each kind of thing is found by the room that has it. */
export function findingArea(finders: Readonly<Record<FoundKind, Finder>>): ServiceArea {
  return {
    bindings: bind(searchCalls, {
      'search.everything': async ({ body: { query, kinds = foundKinds, limit }, scope, locale, signal }) => ({
        kinds: await Promise.all(
          foundKinds
            .filter((kind) => kinds.includes(kind))
            .map(async (kind) => {
              const { count, isCut, results } = await finders[kind]({ scope, query, limit, locale, signal });
              return {
                kind,
                count,
                is_cut: isCut,
                results: results.map(({ at, ...result }) => ({
                  ...result,
                  ...(at === undefined ? {} : { at: at.toISOString() }),
                })),
              };
            }),
        ),
      }),
    }),
  };
}
