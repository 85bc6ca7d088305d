import type { Citation, Support } from '@assay/domain';
import * as z from 'zod';
import { instructions } from '../model/instructions.ts';
import type { ModelPort, ModelPrompt, RowsEnd } from '../model/model.types.ts';
import { ground } from './grounding.ts';
import { inOrder } from './in-order.ts';
import type { Candidate } from './passages.ts';
import { saidBy } from './sources.ts';
import type { SupportJudge } from './support-judge.ts';

/** What a tool has a model write: rows of its own form, each over sentences of the library. */
export interface WritingTask<Row> {
  /** Name and version of its instructions, and their text: what to write. How to cite is added to it. */
  name: string;
  system: string;
  /** What is asked, one JSON object a line. */
  asked: readonly string[];
  /** Columns of a row. One that may be empty is nullable, since strict schemas demand every member. */
  schema: z.ZodObject & z.ZodType<Row>;
  /** What a row states, in the words that must be carried by what it cites. */
  statement(row: Row): string;
}

/** A row with what it stands on; citations are spans of the stored text, whatever the model wrote. */
export interface CitedRow<Row> {
  row: Row;
  /** The row's statement as the plain text it should be. */
  statement: string;
  citations: readonly Citation[];
  support: Support;
}

export interface WritingOptions {
  model: ModelPort;
  judge: SupportJudge;
  /** BCP 47 tag of the reader's language. */
  language: string;
  signal: AbortSignal;
  /** Rows after which the reply is not read on. */
  atMost: number;
}

type Citing<Row> = Row & { ids: number[] };

const ids = z.array(z.number().int()).describe('Ids of the sentences that say what it says.');

/**
 * Rows that a model writes over numbered sentences, in its order, each as soon as it is whole and judged. What it cites are
 * numbers: code puts the stored text in their place, and ids that nobody gave it are passed over. Rows are judged and
 * marked, never dropped; the caller decides what a row without support is worth.
 *
 * @param sources sentences that may be cited, by their ids: `numberSources(passages).byId`, or a choice of them
 * @throws ModelUnavailable when not one row came for a fault's sake
 */
export function writeCited<Row>(
  task: WritingTask<Row>,
  sources: ReadonlyMap<number, Candidate>,
  { model, judge, language, signal, atMost }: WritingOptions,
): AsyncGenerator<CitedRow<Row>, RowsEnd> {
  const sentences = [...sources].map(([id, candidate]) => ({
    id,
    title: candidate.passage.title,
    text: saidBy(candidate),
  }));
  const prompt: ModelPrompt<Citing<Row>> = {
    name: task.name,
    system: `${task.system}\n${instructions('cited-rows@1').system}`,
    material: [...task.asked, 'Sentences:', ...sentences.map((each) => JSON.stringify(each))].join('\n'),
    row: task.schema.extend({ ids }) as unknown as ModelPrompt<Citing<Row>>['row'],
  };
  return inOrder(model.rows(prompt, { signal, atMost }), async (row) => {
    const { claim, citations } = ground(task.statement(row), row.ids, sources, language);
    return { row, statement: claim.sentence, citations, support: await judge(claim, signal) };
  });
}
