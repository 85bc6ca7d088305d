import { setTimeout as wait } from 'node:timers/promises';
import type { AssayCalls } from '@assay/contract';
import { isRunOver } from '@assay/domain';
import type { WorkRecord } from '@assay/works';
import type { TestClient } from './test-client.ts';

export type ToolRun = AssayCalls['works.runs']['response']['runs'][number];

/** A work of questions that wait for their answers. */
export const questionsWork = (client: TestClient, ...texts: readonly string[]) => worksOfQuestions(client, texts);

/** The same, which is to leave no trace. */
export const hiddenQuestionsWork = (client: TestClient, ...texts: readonly string[]) =>
  worksOfQuestions(client, texts, { incognito: true });

async function worksOfQuestions(client: TestClient, texts: readonly string[], hidden: object = {}): Promise<string> {
  const root = { id: 'work', type: 'work', parent: null, order: 'a0', fields: { title: 'Questions' } };
  const questions = texts.map((text, at) => ({
    id: `question-${at}`,
    type: 'question',
    parent: null,
    order: `a${at + 1}`,
    fields: { text },
  }));
  const body = { kind: 'technical-qa', schema: 0, records: [root, ...questions], ...hidden };
  return (await client.call('works.import', { body })).data.work_id;
}

export const act = (client: TestClient, work: string, action: string) =>
  client.call('works.act', { params: { work_id: work, action } });

export async function recordsOf(client: TestClient, work: string, type?: string): Promise<WorkRecord[]> {
  const { data } = await client.call('works.open', { params: { work_id: work } });
  const records = data.records as unknown as WorkRecord[];
  return type === undefined ? records : records.filter((record) => record.type === type);
}

/** A run of a work once it stands as is asked. */
export async function runOf(
  client: TestClient,
  work: string,
  id: string | undefined,
  isWanted: (run: ToolRun) => boolean = ({ status }) => isRunOver(status),
): Promise<ToolRun> {
  let seen: ToolRun | undefined;
  for (let tries = 0; tries < 1_200; tries += 1) {
    const { data } = await client.call('works.runs', { params: { work_id: work } });
    seen = data.runs.find((run) => run.id === id);
    if (seen && isWanted(seen)) return seen;
    await wait(25);
  }
  throw new Error(`The run did not come so far: ${JSON.stringify(seen)}`);
}

/** A run at its end, once all that it asked was answered as it proposes; with the kinds of what it asked. */
export async function answered(
  client: TestClient,
  work: string,
  id: string | undefined,
): Promise<{ run: ToolRun; asked: string[] }> {
  const asked: string[] = [];
  for (;;) {
    const run = await runOf(client, work, id, ({ status, question }) => isRunOver(status) || question !== null);
    if (!run.question) return { run, asked };
    const body = { question_id: run.question.id, answer: run.question.proposed as never };
    const { failure } = await client.call('works.answerRun', { params: { work_id: work, run_id: run.id }, body });
    if (failure) throw new Error(`What it proposes is no answer: ${failure.message}`);
    asked.push(run.question.kind);
  }
}

/** Has a tool do something over a while, and waits until that is over; what it asks is answered as it proposes. */
export async function done(client: TestClient, work: string, action: string): Promise<ToolRun | undefined> {
  const { data, failure } = await act(client, work, action);
  if (failure) throw new Error(`It was not begun: ${failure.message}`);
  return data.run_id === undefined ? undefined : (await answered(client, work, data.run_id)).run;
}
