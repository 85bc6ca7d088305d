import { createWorkState, type Operation, transact } from '@assay/works';
import { describe, expect, it } from 'vitest';
import { recordsOf } from '../kind/records-of.ts';
import { trizKind } from '../kind/triz-kind.ts';
import { functionGraph, functionWishes, systemOf } from './function-graph.ts';

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
  return { functions, wish, graph: () => functionGraph(functions(), words) };
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
    seal.wish(functionWishes.add(seal.functions(), ring, spring));
    seal.wish(functionWishes.add(seal.functions(), ring));
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
