import * as materialsCalls from '@assay/contract/calls/materials';
import { fileOfDocument, pathTo, sourcePath } from '@assay/domain';
import type { SourceLinks } from '@assay/widgets/seek-panel';
import { useMemo } from 'react';
import { useSite } from './site-context.ts';

/** Where the evidence of a page leads: to whole sources, and from them back to the page. Guests are led nowhere. */
export function useSourceLinks(from: string): SourceLinks | undefined {
  const { client, session } = useSite();
  const isMember = session?.account !== undefined;
  return useMemo(
    () =>
      isMember
        ? {
            // What was uploaded to a job is no document of the library.
            source: (passage) =>
              fileOfDocument(passage.document) === undefined ? sourcePath({ ...passage, from }) : undefined,
            card: (id) => pathTo('materialGrade', { grade_id: id }),
            gradesIn: async (texts, signal) =>
              (
                await client.call(
                  materialsCalls.named,
                  { body: { texts: texts.map(cut).slice(0, textsAtOnce) } },
                  { signal },
                )
              ).named,
          }
        : undefined,
    [client, isMember, from],
  );
}

/** What one call takes. */
const textsAtOnce = 60;
const cut = (text: string) => text.slice(0, 4000);
