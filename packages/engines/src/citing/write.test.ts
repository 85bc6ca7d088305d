import type { RankedPassage } from '@assay/domain';
import { quoteMatches } from '@assay/domain';
import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { createModelPort } from '../model/model-port.ts';
import { openScriptedEndpoint, rowsReply, type ScriptedEndpoint } from '../model/testing/scripted-endpoint.ts';
import { numberSources } from './sources.ts';
import { judgeByRule } from './support-judge.ts';
import { type CitedRow, type WritingTask, writeCited } from './write.ts';

const stored =
  'Seals\n\nThe gland leaks where the shaft is scored. A leak lowers the pressure to 2.1 bar. Wear is slow.';
const passage: RankedPassage = {
  document: 'note:seal',
  version: 2,
  familyId: 'seal',
  title: 'Seals',
  sourceType: 'note',
  language: 'en',
  licence: 'Apache-2.0',
  score: 1,
  start: 7,
  end: stored.length,
  text: stored.slice(7),
};

interface Failure {
  mode: string;
  effect: string | null;
}
const failures: WritingTask<Failure> = {
  name: 'list-failures@1',
  system: 'You list failures.',
  asked: [JSON.stringify({ part: 'gland' })],
  schema: z.object({ mode: z.string(), effect: z.string().nullable() }),
  statement: ({ mode, effect }) => (effect === null ? `${mode}.` : `${mode}. ${effect}.`),
};

let endpoint: ScriptedEndpoint;
afterEach(() => endpoint.close());

async function write(...rows: object[]): Promise<CitedRow<Failure>[]> {
  endpoint = await openScriptedEndpoint(() => rowsReply(...rows));
  const written = writeCited(failures, numberSources([passage]).byId, {
    model: createModelPort({ baseUrl: endpoint.baseUrl, model: 'local' }),
    judge: judgeByRule,
    language: 'en',
    signal: new AbortController().signal,
    atMost: 10,
  });
  const found: CitedRow<Failure>[] = [];
  for await (const row of written) found.push(row);
  return found;
}

describe('writeCited', () => {
  it('gives rows of any form, each with the stored text of the sentences it names', async () => {
    const [leak, invented] = await write(
      { mode: 'The gland leaks', effect: 'A leak lowers the pressure to 2.1 bar', ids: [1, 2, 2, 99] },
      { mode: 'The gland burns at 900 °C', effect: null, ids: [1] },
    );
    expect(leak?.row.effect).toBe('A leak lowers the pressure to 2.1 bar');
    expect(leak?.support).toBe('supported');
    expect(leak?.citations.map(({ quote }) => quote)).toEqual([
      'The gland leaks where the shaft is scored.',
      'A leak lowers the pressure to 2.1 bar.',
    ]);
    for (const citation of leak?.citations ?? []) expect(quoteMatches(citation, stored)).toBe(true);
    expect(invented?.support).toBe('unsupported');
  });

  it('asks for the ids beside the columns of the task, and says how to cite', async () => {
    await write({ mode: 'The gland leaks', effect: null, ids: [1] });
    const asked = JSON.stringify(endpoint.requests[0]?.body);
    expect(asked).toContain('You list failures.');
    expect(asked).toContain('ids of the sentences that say what it says');
    expect(asked).toContain('The gland leaks where the shaft is scored.');
    const form = JSON.stringify(endpoint.requests[0]?.body['response_format']);
    for (const column of ['mode', 'effect', 'ids']) expect(form).toContain(`"${column}"`);
  });

  it('leaves out an element without ids or of another form', async () => {
    const rows = await write(
      { mode: 'The gland leaks', effect: null },
      { ids: [1] },
      { mode: 'Wear', effect: null, ids: [3] },
    );
    expect(rows.map(({ row }) => row.mode)).toEqual(['Wear']);
  });
});
