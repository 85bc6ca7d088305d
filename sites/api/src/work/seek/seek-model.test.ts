import { applyFrame, emptyStream, partText, type StreamState } from '@assay/contract';
import {
  openScriptedEndpoint,
  promptOf,
  rowsReply,
  type ScriptedEndpoint,
  type ScriptedReply,
} from '@assay/engines/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { askQuestion } from '../../testing/ask-question.ts';
import { type Installation, withPostgres } from '../../testing/installation.ts';
import { signInAs } from '../../testing/people.ts';
import type { TestClient } from '../../testing/test-client.ts';

const input = 'What is the theoretical capacity of LiFePO4 and why does 316L pit in chlorid?';
const parts = ['What is the theoretical capacity of LiFePO4?', 'Why does 316L pit in chloride?'];
const understood = {
  question: 'What is the theoretical capacity of LiFePO4 and why does 316L pit in chloride?',
  parts,
  readAs: [{ written: 'chlorid', read: 'chloride' }],
  englishTerms: null,
  keep: ['LiFePO4', '316L'],
};

/** A sentence that was offered to be chosen. */
interface Offered {
  id: number;
  text: string;
}

let endpoint: ScriptedEndpoint;
let installation: Installation;
let member: TestClient;
let understanding: ScriptedReply;
/** What was asked and offered last, and the sentences the model took of it. */
let asked: string[];
let taken: (Offered | undefined)[];

/** A model that takes for each part the first sentence that holds its words. */
function choose(material: string): ScriptedReply {
  const lines = material.split('\n').flatMap((line) => (line.startsWith('{') ? [JSON.parse(line) as object] : []));
  asked = lines.flatMap((line) => ('question' in line ? [String(line.question)] : []));
  const offered = lines.flatMap((line) => ('sentences' in line ? (line.sentences as Offered[]) : []));
  taken = [/170 mAh\/g/, /chloride/i]
    .slice(0, asked.length)
    .map((words) => offered.find(({ text }) => words.test(text)));
  return rowsReply(
    ...taken.map((sentence, at) => ({
      part: at + 1,
      grade: sentence === undefined ? 'none' : 'answered',
      ids: sentence === undefined ? [] : [sentence.id],
      gap: null,
      near: [],
    })),
  );
}

beforeAll(async () => {
  endpoint = await openScriptedEndpoint((received) => {
    const material = String(received.body.messages.find(({ role }) => role === 'user')?.content);
    const replies: Record<ReturnType<typeof promptOf>, () => ScriptedReply> = {
      propose: () => ({ status: 500 }),
      understand: () => understanding,
      choose: () => choose(material),
      write: () =>
        rowsReply(
          ...taken.flatMap((sentence) =>
            sentence === undefined ? [] : [{ text: sentence.text, ids: [sentence.id], isNewParagraph: true }],
          ),
        ),
      judge: () => rowsReply({ verdict: 'entailed' }),
    };
    return replies[promptOf(received)]();
  });
  installation = await withPostgres({ LLM_BASE_URL: endpoint.baseUrl, LLM_MODEL: 'small', ASSAY_RATE_LIMITS: '0' });
  const service = await installation.start();
  member = await signInAs(await service.client(), 'enterprise');
});
afterAll(async () => {
  await installation.remove();
  await endpoint.close();
});
beforeEach(() => {
  endpoint.requests.length = 0;
});

async function answered(): Promise<StreamState> {
  const { frames } = await askQuestion(member, input);
  return frames.reduce((state, frame) => applyFrame(state, frame), emptyStream);
}

const aboutOf = ({ parts }: StreamState) => parts.find(({ part }) => part === 'SUMMARY.searched')?.data;

describe('a question with a language model', () => {
  it('is understood, searched for in its parts, answered part by part and told what it was read as', async () => {
    understanding = rowsReply(understood);
    const state = await answered();
    expect(asked).toEqual(parts);
    expect(taken).toEqual([expect.anything(), expect.anything()]);
    const cites = state.cites.filter(({ part }) => part === 'SUMMARY');
    expect(cites.map(({ support }) => support)).toEqual(['supported', 'supported']);
    expect(cites.map(({ from, to }) => partText(state, 'SUMMARY').slice(from, to))).toEqual(
      taken.map((each) => each?.text),
    );
    expect(aboutOf(state)).toMatchObject({ engine: 'llm:small', grade: 'answered', readAs: understood.readAs });
  });

  it.each<[string, ScriptedReply]>([
    ['does not come in time', { ...rowsReply(understood), delayMs: 60_000 }],
    ['loses a designation', rowsReply({ ...understood, question: 'What is its capacity, and why does steel pit?' })],
    ['cannot be had', { status: 500 }],
  ])('is searched for as it stands where the understanding %s', async (_, reply) => {
    understanding = reply;
    const state = await answered();
    expect(asked).toEqual([input]);
    // The model took a sentence on one of the two things for an answer to both.
    expect(aboutOf(state)).toMatchObject({ engine: 'llm:small', grade: 'partly', gaps: ['316L'] });
    expect(aboutOf(state)).not.toHaveProperty('readAs');
    expect(endpoint.requests.filter((request) => promptOf(request) === 'understand')).toHaveLength(1);
  });
});
