import { createWorkState, type Operation, rootId, transact, type WorkState } from '@assay/works';
import { silentPorts } from '@assay/works/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { sentencesOf } from '../../engine/testing/sentences-of.ts';
import { isOfOtherProblem } from '../../kind/problem-basis.ts';
import { boardKinds } from '../kind/board-kind.ts';
import { below, boardNodes } from '../kind/board-nodes.ts';
import { beginBoard } from './begin-board.ts';
import { findIdeas } from './find-ideas.ts';
import { pushDirection } from './push-direction.ts';
import { readBoardAnew } from './read-board-anew.ts';

const problem = 'Reduce the weight of the drone arm and keep the strength of the arm.';
const texts = [
  'The drone arm is made of a composite of carbon fibre and epoxy, which reduces weight and keeps the strength of the arm.',
  'A drone arm with porous foam walls weighs less and the strength of the arm is improved by the foam core.',
  'A changed concentration of the alloy lowers the weight of the drone arm at the same strength of the arm.',
  'A sensor measures the load on the drone arm by optical means and so limits the weight that its strength needs.',
];
const library = texts.map((text, at) => ({ document: `d${at}`, text }));
const ports = silentPorts({ sentences: (about) => sentencesOf(about, library) });
/** The library has nothing. */
const nothing = silentPorts({ sentences: (about) => sentencesOf(about, []) });

async function begun(mind: keyof typeof boardKinds = 'tech-mind', about = problem, has = ports): Promise<WorkState> {
  const state = createWorkState(boardKinds[mind]);
  const { told, made } = await beginBoard(mind)(about, has);
  transact(state, told, { origin: 'person' });
  transact(state, made, { origin: 'rules' });
  return state;
}

const doRules = (state: WorkState, operations: readonly Operation[]) =>
  transact(state, operations, { origin: 'rules' });

describe('a board', () => {
  let state: WorkState;
  beforeEach(async () => {
    state = await begun();
  });

  it('begins with the problem and a branch for each principle of its cell', () => {
    expect(state.get(rootId)?.fields).toMatchObject({
      statement: problem,
      language: 'en',
      x: 0,
      y: 0,
      improve: 1,
      worsen: 14,
    });
    expect(below(state, rootId).map(({ fields: { principle } }) => principle)).toEqual([28, 27, 18, 40]);
  });

  it('begins with principles that change the material where it is one of materials', async () => {
    const named = below(await begun('material-mind'), rootId).map(({ fields: { principle } }) => principle);
    expect(named[0]).toBe(40);
    expect(named).toHaveLength(4);
  });

  it('begins with ideas and the sentence they were read in, and says of a branch without any that it was searched', async () => {
    const ideas = boardNodes(state).filter(({ type }) => type === 'idea');
    expect(ideas.length).toBeGreaterThan(0);
    for (const { evidence } of ideas) {
      const [cited] = Object.values(evidence);
      const note = library.find(({ document }) => document === cited?.document);
      expect(note?.text.slice(cited?.start, cited?.end)).toBe(cited?.quote);
    }
    for (const branch of below(state, rootId)) expect(branch.fields).toMatchObject({ isSearched: true });
    expect(await findIdeas(state, ports).then((again) => again.filter(({ op }) => op === 'add'))).toEqual([]);
  });
});

describe('F3: a branch that is pushed', () => {
  it.each([
    ['for which there is a passage', 'carbon fibre', true],
    ['for which there is none', 'laser welding', false],
  ])('grows in a direction %s, and leaves all other records as they were', async (_, direction, isCarried) => {
    const state = await begun('tech-mind', problem, nothing);
    const branch = below(state, rootId).find(({ fields: { principle } }) => principle === 40);
    const before = new Map(state.records().map((record) => [record.id, structuredClone(record)]));
    doRules(state, await pushDirection(state, ports, { node: branch?.id ?? '', direction }));
    for (const [id, record] of before) expect(state.get(id)).toEqual(record);
    const grown = state.records().filter(({ id }) => !before.has(id));
    expect(grown.length).toBeGreaterThan(0);
    for (const { parent, fields, evidence } of grown) {
      expect(parent).toBe(branch?.id);
      expect(fields).toMatchObject({ direction, principle: 40 });
      if (isCarried) expect(Object.values(evidence)[0]?.quote).toContain('carbon');
      else expect([fields['name'], evidence]).toEqual([direction, {}]);
    }
  });

  it('grows by other sentences when it is pushed that way again', async () => {
    const state = await begun();
    const node = below(state, rootId).find(({ fields: { principle } }) => principle === 40)?.id ?? '';
    for (let times = 0; times < 2; times += 1)
      doRules(state, await pushDirection(state, ports, { node, direction: 'carbon fibre' }));
    const quoted = below(state, node).flatMap(({ evidence }) => Object.values(evidence).map(({ quote }) => quote));
    expect(new Set(quoted).size).toBe(quoted.length);
  });

  it('is a new branch where the problem is pushed, and nothing where the card is not there', async () => {
    const state = await begun();
    doRules(state, await pushDirection(state, ports, { node: rootId, direction: 'porous foam' }));
    const last = below(state, rootId).at(-1);
    expect(last?.fields).toMatchObject({ name: 'porous foam' });
    expect(below(state, last?.id ?? '').length).toBeGreaterThan(0);
    expect(await pushDirection(state, ports, { node: 'gone', direction: 'foam' })).toEqual([]);
  });
});

it('an exploration begins with the principles that the library shows, then those of the contradiction', async () => {
  const state = await begun('idea-exploration');
  const branches = below(state, rootId);
  expect(branches).toHaveLength(4);
  const shown = branches.map(({ id }) => below(state, id).length > 0);
  expect(shown).toEqual(shown.toSorted((one, other) => Number(other) - Number(one)));
  expect(shown[0]).toBe(true);
  const stated = branches.filter((_, at) => !shown[at]).map(({ fields: { principle } }) => principle);
  expect([28, 27, 18, 40]).toEqual(expect.arrayContaining(stated));
  const cards = boardNodes(state);
  for (const one of cards)
    for (const other of cards)
      if (one !== other) expect([one.fields.x, one.fields.y]).not.toEqual([other.fields.x, other.fields.y]);
});

it('an exploration of what the library knows nothing of gets the principles of the contradiction, without ideas', async () => {
  const state = await begun('idea-exploration', problem, nothing);
  const branches = below(state, rootId);
  expect(branches.map(({ fields }) => fields.principle)).toEqual([28, 27, 18, 40]);
  for (const { fields } of branches) expect(fields).toMatchObject({ isSearched: true });
  expect(boardNodes(state).every(({ type }) => type !== 'idea')).toBe(true);
  expect(await findIdeas(state, nothing).then((again) => again.filter(({ op }) => op === 'add'))).toEqual([]);
});

it('an exploration of a problem that states no contradiction, of which the library knows nothing, stays as it is', async () => {
  const state = await begun('idea-exploration', 'The gizmo is not shiny.', nothing);
  expect(boardNodes(state)).toHaveLength(1);
  expect(await findIdeas(state, nothing)).toEqual([]);
});

it('a board whose branches no idea shows gets branches for the principles that ideas do show, once', async () => {
  const state = await begun('tech-mind', problem, nothing);
  const kept = below(state, rootId).map(({ id }) => id);
  const foam = library.filter(({ text }) => text.includes('porous foam'));
  const own = { ...ports, sentences: (about: string) => sentencesOf(about, foam) };
  doRules(state, await findIdeas(state, own));
  const branches = below(state, rootId);
  expect(branches.map(({ id }) => id)).toEqual(expect.arrayContaining(kept));
  const added = branches.filter(({ id }) => !kept.includes(id));
  expect(added.map(({ fields }) => fields.principle)).toEqual([31]);
  expect(below(state, added[0]?.id ?? '')).toHaveLength(1);
  expect((await findIdeas(state, own)).filter(({ op }) => op === 'add')).toEqual([]);
});

describe('a board whose problem is told in other words', () => {
  const other = 'Raise the capacity of the battery without the battery getting heavier.';
  const cells = silentPorts({
    sentences: (about) =>
      sentencesOf(about, [
        {
          document: 's',
          text: 'A battery electrode of a porous composite raises the capacity of the battery at a lower weight of the battery.',
        },
      ]),
  });
  const tell = (state: WorkState) =>
    transact(state, [{ op: 'set', id: rootId, field: 'statement', value: other }], { origin: 'person' });
  const names = (state: WorkState) => boardNodes(state).map(({ fields }) => ('name' in fields ? fields.name : ''));

  it('says so of its branches and ideas, and follows it', async () => {
    const state = await begun();
    const before = names(state);
    // Where a card was put is no word of a person.
    const [branch] = below(state, rootId);
    transact(state, [{ op: 'set', id: branch?.id ?? '', field: 'x', value: 900 }], { origin: 'person' });
    tell(state);
    const stale = boardNodes(state).filter(({ id }) => isOfOtherProblem(state, id));
    expect(stale).toHaveLength(before.length - 1);
    doRules(state, await readBoardAnew('tech-mind')(state, cells));
    expect(boardNodes(state).filter(({ id }) => isOfOtherProblem(state, id))).toEqual([]);
    const quoted = boardNodes(state).flatMap(({ evidence }) => Object.values(evidence).map(({ document }) => document));
    expect(quoted.length).toBeGreaterThan(0);
    expect(new Set(quoted)).toEqual(new Set(['s']));
    expect(await readBoardAnew('tech-mind')(state, cells)).toEqual([]);
  });

  it('keeps a branch with an idea of a person on it, and what a person wrote on', async () => {
    const state = await begun();
    const [kept] = below(state, rootId);
    const own: Operation = { op: 'add', id: 'own', type: 'idea', parent: kept?.id ?? '', fields: { name: 'Mine' } };
    transact(state, [own], { origin: 'person' });
    tell(state);
    doRules(state, await readBoardAnew('tech-mind')(state, cells));
    expect(below(state, rootId)[0]?.id).toBe(kept?.id);
    expect(names(state)).toContain('Mine');
  });

  it('keeps what a person drew or cited at a card, and what was pushed from it since', async () => {
    const state = await begun();
    const [linked, cited, pushed] = below(state, rootId);
    const ends = { from: linked?.id ?? '', to: below(state, linked?.id ?? '')[0]?.id ?? cited?.id ?? '' };
    const evidence = { document: 'd', version: 1, start: 0, end: 4, quote: 'Mine' };
    transact(
      state,
      [
        { op: 'add', id: 'line', type: 'link', parent: null, fields: ends },
        { op: 'cite', id: cited?.id ?? '', key: 'mine', evidence },
        { op: 'set', id: rootId, field: 'improve', value: 9 },
      ],
      { origin: 'person' },
    );
    tell(state);
    doRules(state, await pushDirection(state, ports, { node: pushed?.id ?? '', direction: 'carbon fibre' }));
    const operations = await readBoardAnew('tech-mind')(state, cells);
    // What a person chose is theirs: the service suggests it.
    doRules(
      state,
      operations.filter((one) => one.op !== 'set' || one.id !== rootId),
    );
    for (const card of [linked, cited, pushed]) expect(state.get(card?.id ?? '')).toBeDefined();
    expect(state.get('line')).toBeDefined();
    expect(state.get(cited?.id ?? '')?.evidence['mine']).toEqual(evidence);
  });
});
