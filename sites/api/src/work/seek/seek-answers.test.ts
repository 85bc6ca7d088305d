import { type Client, createClient, createCookieFetch } from '@assay/client';
import type { StreamState } from '@assay/contract';
import * as accountCalls from '@assay/contract/calls/account';
import * as libraryCalls from '@assay/contract/calls/library';
import * as seekCalls from '@assay/contract/calls/seek';
import { moduleContents } from '@assay/contract/schemas';
import { type Locale, literalQuestion, quoteMatches } from '@assay/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { demoAccounts, demoPassword } from '../../people/identity/demo-tenant.ts';
import { type Installation, type RunningService, withPostgres } from '../../testing/installation.ts';

type Summary = z.output<(typeof moduleContents)['SUMMARY']>;

interface Asked {
  page: string;
  question: string;
  summary: Summary;
  state: StreamState;
}

let installation: Installation;
let service: RunningService;
const clients = new Map<Locale, Client>();

beforeAll(async () => {
  installation = await withPostgres();
  service = await installation.start();
});
afterAll(() => installation.remove());

async function clientIn(locale: Locale): Promise<Client> {
  const known = clients.get(locale);
  if (known) return known;
  const client = createClient({
    baseUrl: `${service.address}/api`,
    service: 'assay',
    locale,
    fetch: createCookieFetch(),
  });
  const account = demoAccounts.find((demo) => demo.account.startsWith('enterprise'))?.account ?? '';
  await client.call(accountCalls.signIn, { body: { account, password: demoPassword } });
  clients.set(locale, client);
  return client;
}

async function ask(input: string, { locale = 'en', page }: { locale?: Locale; page?: string } = {}): Promise<Asked> {
  const client = await clientIn(locale);
  const { seek_id, question_id } = await client.call(seekCalls.init, {
    body: { input, ...(page === undefined ? {} : { seek_id: page }) },
  });
  const state = await client.openStream(seekCalls.stream, { body: { question_id } }, {}).done;
  const { questions } = await client.call(seekCalls.page, { params: { seek_id } });
  const asked = questions.find((each) => each.question_id === question_id);
  const content = asked?.modules.find(({ module_name }) => module_name === 'SUMMARY')?.content;
  return { page: seek_id, question: question_id, summary: moduleContents.SUMMARY.parse(content), state };
}

/** Questions of one thread, one after the other; the last answer. */
async function askInTurn(inputs: readonly string[], locale: Locale = 'en'): Promise<Asked> {
  let asked: Asked | undefined;
  for (const input of inputs)
    asked = await ask(input, { locale, ...(asked === undefined ? {} : { page: asked.page }) });
  return asked as Asked;
}

const figures = ({ values }: Summary) =>
  values
    .filter(({ isAsked }) => isAsked)
    .map(
      ({ quantity, subject, printed, unit, citation }) =>
        `${quantity} ${subject} ${printed} ${unit} ${citation.document}`,
    );

async function holds({ summary }: Asked): Promise<void> {
  const client = await clientIn('en');
  const cited = [...summary.sentences, ...summary.nearest].flatMap(({ citations }) => citations);
  for (const citation of [...cited, ...summary.values.map((value) => value.citation)]) {
    const { document, version } = citation;
    const { text } = await client.call(libraryCalls.document, { params: { id: document }, query: { version } });
    expect(quoteMatches(citation, text)).toBe(true);
  }
}

describe('the material cards in an answer', () => {
  it.each([
    ['tensile strength of 316L', 'en', 'Tensile strength 316L ≥ 485 MPa grade:316l'],
    ['316L 抗拉强度', 'cn', '抗拉强度 316L ≥ 485 MPa grade:316l'],
    ['316Lの引張強さ', 'jp', '引張強さ 316L ≥ 485 MPa grade:316l'],
    ['316L 抗拉強度', 'tw', '抗拉強度 316L ≥ 485 MPa grade:316l'],
    ['鎢的熔點是多少？', 'tw', '熔點（範圍） W 3422 °C grade:w'],
    ['tensile strength of 904L', 'en', 'Tensile strength 904L ≥ 490 MPa grade:904l'],
  ] as const)('answer %s', async (question, locale, figure) => {
    const asked = await ask(question, { locale });
    expect(asked.summary.grade).toBe('answered');
    expect(figures(asked.summary)[0]).toBe(figure);
    expect(asked.summary.sentences[0]?.citations[0]).toEqual(asked.summary.values[0]?.citation);
    expect(asked.state.sources[0]).toMatchObject({ number: 1, document: figure.split(' ').at(-1) });
    await holds(asked);
  });

  it('stand beside what the library says', async () => {
    const { summary } = await ask('What is the melting point of PEEK?');
    expect(figures(summary)[0]).toMatch(/grade:peek$/);
    expect(summary.sentences.at(-1)?.text).toContain('a melting point of 343 °C');
  });

  it('do not answer for another temperature, but come nearest and say so', async () => {
    const { summary } = await ask('tensile strength of 316L at 650 °C');
    expect(summary).toMatchObject({ grade: 'nearest', sentences: [], values: [] });
    expect(summary.nearest[0]).toMatchObject({
      text: expect.stringContaining('485 MPa'),
      reason: { kind: 'condition', asked: '650 °C' },
    });
    expect(summary.askAgain).toEqual([{ question: 'tensile strength of 316L', without: '650 °C' }]);
  });

  it('say that the name is read as the nearest grade, until it is asked for as written', async () => {
    const question = 'tensile strength of SUS316L';
    const { summary } = await ask(question);
    expect(summary.readAs).toEqual([{ written: 'SUS316L', read: '316L' }]);
    const literal = literalQuestion(question, 'SUS316L');
    expect(summary.askAgain).toEqual([{ question: literal }]);
    const again = await ask(literal);
    expect(again.summary.readAs).toBeUndefined();
    expect(figures(again.summary)).toEqual([]);
    expect(again.summary.grade).not.toBe('answered');
  });

  it('answer a part, and leave to the library what they do not state', async () => {
    const { summary } = await ask('density and fatigue strength of 316L');
    expect(figures(summary)[0]).toBe('Density 316L 8.0 g/cm³ grade:316l');
    expect(summary.sentences.at(-1)?.text).toMatch(/^Fatigue strength/);
    expect(summary.grade).toBe('answered');
  });
});

describe('comparisons', () => {
  it('set the figures of cards side by side', async () => {
    const { summary } = await ask('Which has the higher tensile strength, 316L or 304?');
    expect(summary.sides).toEqual(['316L', '304']);
    expect(summary.values.map(({ side, printed }) => [side, printed])).toEqual([
      [0, '≥ 485'],
      [1, '≥ 515'],
    ]);
  });

  it('read each side where no passage speaks of both', async () => {
    const { summary } = await ask('LFP versus NMC811: capacity');
    expect(summary.grade).toBe('answered');
    const asked = summary.values.filter(({ isAsked }) => isAsked);
    expect(new Set(asked.map(({ side }) => side))).toEqual(new Set([0, 1]));
    expect(asked.find(({ side }) => side === 1)).toMatchObject({ subject: 'NMC811', printed: '190-205' });
  });
});

describe('figures', () => {
  it('come before the words of the answer', async () => {
    const client = await clientIn('en');
    const { question_id } = await client.call(seekCalls.init, {
      body: { input: 'What is the theoretical capacity of LiFePO4?' },
    });
    const opened: (readonly [figures: boolean, words: boolean])[] = [];
    await client.openStream(
      seekCalls.stream,
      { body: { question_id } },
      {
        onState: ({ parts }) => {
          const filled = (name: string) => parts.some(({ part, text, data }) => part === name && Boolean(text ?? data));
          opened.push([filled('SUMMARY.values'), filled('SUMMARY')]);
        },
      },
    ).done;
    expect(opened.at(-1)).toEqual([true, true]);
    expect(opened.filter(([figures, words]) => words && !figures)).toEqual([]);
  });

  it('are none of another property, nor of another thing', async () => {
    const { summary } = await ask('PEI的熔点是多少？', { locale: 'cn' });
    expect(summary.grade).not.toBe('answered');
    expect(figures(summary)).toEqual([]);
  });

  it('say under which condition they are stated instead of the asked one', async () => {
    const { summary } = await ask('What is the tensile modulus of PA66 at 120 °C?');
    expect(summary.grade).toBe('nearest');
    for (const { reason } of summary.nearest.slice(0, 3))
      expect(reason).toEqual({ kind: 'condition', asked: '120 °C', stated: '23 °C' });
  });
});

describe('follow-ups', () => {
  it('carry the thing, its property and the conditions', async () => {
    const density = await askInTurn(['tensile strength of 316L', 'and its density?']);
    expect(figures(density.summary)[0]).toBe('Density 316L 8.0 g/cm³ grade:316l');
    const hot = await askInTurn(['tensile strength of 316L', 'And at 650 °C?']);
    expect(hot.summary).toMatchObject({ grade: 'nearest', sentences: [] });
    const other = await askInTurn(['316L的抗拉强度是多少？', '那304呢？'], 'cn');
    expect(figures(other.summary)[0]).toBe('抗拉强度 304 ≥ 515 MPa grade:304');
    const melting = await askInTurn(['PEEKのガラス転移温度は？', 'その融点は？'], 'jp');
    expect(figures(melting.summary)[0]).toMatch(/^融点（範囲） PEEK 334–343 °C/);
  });

  it('do not lead with what the answer before them quoted', async () => {
    const first = await ask('Why does 316L pit in chloride?');
    expect(first.summary.sentences.length).toBeGreaterThan(0);
    const said = new Set(first.summary.sentences.map(({ text }) => text));
    for (const next of ['Why is that?', 'How can it be prevented?']) {
      const { summary } = await ask(next, { page: first.page });
      for (const { text } of summary.sentences) expect(said).not.toContain(text);
    }
  });
});
