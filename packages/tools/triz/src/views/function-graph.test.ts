import { createWorkState, type Operation, transact } from '@assay/works';
import { describe, expect, it } from 'vitest';
import { recordsOf } from '../kind/records-of.ts';
import { trizKind } from '../kind/triz-kind.ts';
import { functionGraph, functionWishes, systemOf } from './function-graph.ts';
import { placeParts } from './place-parts.ts';

const words = { unnamed: 'Unnamed', judgement: (judgement: string) => judgement };

/** A work with functions, and what it holds after wishes. */
function model(...triples: readonly Readonly<Record<string, string>>[]) {
  const state = createWorkState(trizKind);
  const wish = (operations: readonly Operation[]) => transact(state, operations, { origin: 'person' });
  wish([{ op: 'add', id: 'work', type: 'work', parent: null, fields: { title: 'Seal', statement: 'A seal leaks.' } }]);
  wish(
    triples.map((fields, at) => ({
      op: 'add',
      id: `f${at}`,
      type: 'function',
      parent: null,
      fields: { judgement: 'useful', ...fields },
    })),
  );
  const functions = () => recordsOf(state, null, 'function');
  const graph = () => functionGraph(functions(), words);
  return {
    functions,
    wish,
    graph,
    idOf: (label: string) => graph().nodes.find((node) => node.label === label)?.id ?? '',
    /** Where each part is drawn. */
    places() {
      const { nodes, put } = graph();
      const layout = nodes.map(({ id }, at) => ({ id, x: 0, y: at * 120 }));
      return Object.fromEntries(placeParts(nodes, layout, put).map(({ label, x, y }) => [label, { x, y }]));
    },
  };
}

const labels = ({ graph }: ReturnType<typeof model>) => graph().nodes.map(({ label }) => label);

describe('the graph of functions', () => {
  it('has each part once, and a line for each function that says how well it is carried out', () => {
    const seal = model(
      { subject: 'Spring', action: 'presses', object: 'Ring', judgement: 'insufficient' },
      { subject: 'ring', action: 'holds', object: 'Oil' },
      { subject: 'Oil', action: 'swells', object: 'Ring ', judgement: 'harmful' },
      { subject: 'Pump', action: 'presses', object: 'Oil', judgement: 'excessive' },
    );
    const { nodes, edges } = seal.graph();
    expect(labels(seal)).toEqual(['Spring', 'Ring', 'Oil', 'Pump']);
    const named = new Map(nodes.map(({ id, label }) => [id, label]));
    expect(edges.map(({ from, to, label, note }) => [named.get(from), label, named.get(to), note])).toEqual([
      ['Spring', 'presses', 'Ring', 'insufficient'],
      ['Ring', 'holds', 'Oil', undefined],
      ['Oil', 'swells', 'Ring', 'harmful'],
      ['Pump', 'presses', 'Oil', 'excessive'],
    ]);
    expect(edges.map(({ isDashed, isDouble, tone }) => [isDashed, isDouble, tone === 'critical'])).toEqual([
      [true, false, false],
      [false, false, false],
      [false, false, true],
      [false, true, false],
    ]);
  });

  it('draws what has no name yet, and what acts on itself', () => {
    const one = model({ subject: 'Ring', action: 'wears' }, { subject: 'Oil', action: 'heats', object: 'oil' });
    expect(labels(one)).toEqual(['Ring', 'Unnamed', 'Oil', 'oil']);
    for (const { from, to } of one.graph().edges) expect(from).not.toBe(to);
  });

  it('renames a part wherever it stands, and an action', () => {
    const seal = model(
      { subject: 'Spring', action: 'presses', object: 'Ring' },
      { subject: 'ring', action: 'holds', object: 'Oil' },
    );
    const ring = seal.graph().nodes.find(({ label }) => label === 'Ring');
    seal.wish(functionWishes.name(seal.functions(), ring?.id ?? '', ' O-ring '));
    seal.wish(functionWishes.name(seal.functions(), 'f1', 'retains'));
    expect(labels(seal)).toEqual(['Spring', 'O-ring', 'Oil']);
    expect(seal.functions().map(({ fields }) => [fields.subject, fields.action, fields.object])).toEqual([
      ['Spring', 'presses', 'O-ring'],
      ['O-ring', 'retains', 'Oil'],
    ]);
  });

  it('adds a function between parts or to a new one, judges it, and takes away a part with all it does', () => {
    const seal = model({ subject: 'Spring', action: 'presses', object: 'Ring' });
    const [spring, ring] = seal.graph().nodes.map(({ id }) => id);
    seal.wish(functionWishes.add(seal.functions(), ring, spring).operations);
    seal.wish(functionWishes.add(seal.functions(), ring).operations);
    const added = seal.functions().slice(1);
    expect(added.map(({ fields }) => [fields.subject, fields.object])).toEqual([
      ['Ring', 'Spring'],
      ['Ring', undefined],
    ]);
    seal.wish(functionWishes.judge(added[0]?.id ?? '', 'harmful'));
    expect(seal.graph().edges[1]).toMatchObject({ tone: 'critical' });
    seal.wish(functionWishes.remove(seal.functions(), [ring ?? '', added[0]?.id ?? '']));
    expect(seal.functions()).toEqual([]);
    expect(systemOf(seal.functions()).parts).toEqual([]);
  });
});

describe('where parts of the graph stand', () => {
  const seal = () =>
    model(
      { subject: 'Spring', action: 'presses', object: 'Ring' },
      { subject: 'ring', action: 'holds', object: 'Oil' },
    );
  const far = { x: 700, y: 300 };

  function put(of: ReturnType<typeof model>, label: string, place = far) {
    of.wish(functionWishes.move(of.functions(), [{ id: of.idOf(label), ...place }]));
  }

  it('is where somebody put them, while the others stay', () => {
    const one = seal();
    const before = one.places();
    put(one, 'Ring');
    expect(one.places()).toEqual({ ...before, Ring: far });
  });

  it('is the same under another name, and while a function of theirs is left', () => {
    const one = seal();
    put(one, 'Ring');
    one.wish(functionWishes.name(one.functions(), one.idOf('Ring'), 'O-ring'));
    expect(one.places()['O-ring']).toEqual(far);
    one.wish(functionWishes.remove(one.functions(), ['f0']));
    expect(one.places()['O-ring']).toEqual(far);
    one.wish(functionWishes.add(one.functions(), one.idOf('O-ring'), one.idOf('Oil')).operations);
    one.wish(functionWishes.remove(one.functions(), ['f1']));
    expect(one.places()['O-ring']).toEqual(far);
  });

  it('goes with them', () => {
    const one = seal();
    put(one, 'Oil');
    one.wish(functionWishes.remove(one.functions(), [one.idOf('Oil')]));
    one.wish(functionWishes.add(one.functions(), one.idOf('Ring')).operations);
    one.wish(functionWishes.name(one.functions(), one.idOf('Unnamed'), 'Oil'));
    expect(one.places()['Oil']).not.toEqual(far);
  });

  it('of a part that joins another is that of the other', () => {
    const one = seal();
    put(one, 'Oil');
    put(one, 'Spring', { x: -900, y: 0 });
    one.wish(functionWishes.name(one.functions(), one.idOf('Spring'), 'Oil'));
    expect(one.places()['Oil']).toEqual(far);
    const other = seal();
    put(other, 'Spring');
    other.wish(functionWishes.name(other.functions(), other.idOf('Spring'), 'Oil'));
    expect(other.graph().put.size).toBe(0);
  });

  it('is beside what was put in the way, and never on the same place', () => {
    const one = seal();
    const { Oil: taken } = one.places();
    put(one, 'Spring', taken);
    const { Oil, Spring } = one.places();
    expect(Spring).toEqual(taken);
    expect(Oil?.x).toBeGreaterThanOrEqual((taken?.x ?? 0) + 160);
    // The two ends of one part get names of their own.
    put(one, 'Ring');
    one.wish([{ op: 'set', id: 'f1', field: 'subject', value: 'Seat' }]);
    expect(one.places()['Ring']).toEqual(far);
    expect(one.places()['Seat']).not.toEqual(far);
  });

  it('is told by the drawing again once it is tidied', () => {
    const one = seal();
    const before = one.places();
    put(one, 'Ring');
    put(one, 'Oil', { x: 0, y: -400 });
    one.wish(functionWishes.tidy(one.functions()));
    expect(one.places()).toEqual(before);
    expect(functionWishes.tidy(one.functions())).toEqual([]);
  });
});
