import {
  type Contribution,
  createWorkState,
  type Evidence,
  type Operation,
  type Origin,
  type ToolPorts,
  transact,
  type WrittenSentence,
} from '@assay/works';
import { recordsOf } from '../kind/records-of.ts';
import { trizKind } from '../kind/triz-kind.ts';
import { separations } from '../tables/index.ts';
import { begin } from './begin.ts';
import { principlesUnder } from './find-principles.ts';
import { conceptUnder } from './write-concepts.ts';

const longestStatement = 4_000;

/** A contradiction and what was found for it outside of a work, such as in a chat with an agent. */
export interface SolvedContradiction {
  /** Numbers of engineering parameters; the same twice is a physical contradiction. */
  readonly improve: number;
  readonly worsen: number;
  /** A person chose the pair or agreed with it. */
  readonly isConfirmed: boolean;
  /** Passages that show a principle at work, by its number. */
  readonly evidence: ReadonlyMap<number, readonly Evidence[]>;
  /** What a model wrote to a principle, by its number. */
  readonly concepts: ReadonlyMap<number, readonly WrittenSentence[]>;
}

/** As much of a message as a problem holds, its end cut off. */
function statementIn(message: string): string {
  const signs = [...message.trim()];
  return signs.length <= longestStatement ? signs.join('') : `${signs.slice(0, longestStatement - 1).join('')}…`;
}

/**
 * A work of a problem whose contradiction is read and solved already: as one that begins with its message, and from there on
 * as a person, the rules and a model would have written it one after the other.
 *
 * @param model origin of the concepts
 */
export async function solutionOf(
  problem: string,
  { improve, worsen, isConfirmed, evidence, concepts }: SolvedContradiction,
  { model, ...ports }: Pick<ToolPorts, 'locale' | 'newId' | 'vectors' | 'setting'> & { model: Origin },
): Promise<readonly Contribution[]> {
  const state = createWorkState(trizKind);
  const contributions: Contribution[] = [];
  const add = (origin: Origin, operations: readonly Operation[]) => {
    if (operations.length === 0) return;
    transact(state, operations, { origin });
    contributions.push({ origin, operations });
  };

  const { told, made, contradiction } = await begin(statementIn(problem), ports);
  add('person', told);
  add('rules', made);
  const form = improve === worsen ? 'physical' : 'technical';
  const read = { form, improve, worsen, ...(isConfirmed && { isConfirmed }) };
  add(
    isConfirmed ? 'person' : 'rules',
    Object.entries(read).map(([field, value]) => ({ op: 'set', id: contradiction, field, value })),
  );
  const by = {
    newId: ports.newId,
    separations: await ports.setting(separations),
    showing: (principle: number) => evidence.get(principle) ?? [],
  };
  add('rules', principlesUnder(state, contradiction, by));
  add(
    model,
    recordsOf(state, contradiction, 'principle').flatMap((principle) =>
      conceptUnder(state, principle, concepts.get(principle.fields.number ?? 0) ?? [], ports),
    ),
  );
  return contributions;
}
