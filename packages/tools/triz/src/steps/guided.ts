import {
  type AnsweredQuestion,
  answerTo,
  type Lookup,
  type Operation,
  type StepOutcome,
  type ToolPorts,
  type ToolProcedure,
} from '@assay/works';
import {
  type ContradictionAnswer,
  contradictionQuestion,
  mayBeGuided,
  principlesQuestion,
} from '../kind/guided-questions.ts';
import { isPersons } from '../kind/is-persons.ts';
import { recordsOf, type Triz } from '../kind/records-of.ts';
import { conceptOfPassages } from './concept-of-passages.ts';
import { findPrinciples } from './find-principles.ts';
import { writeConcept } from './write-concepts.ts';

const principlesIn = (work: Lookup): readonly Triz<'principle'>[] =>
  recordsOf(work, null, 'contradiction').flatMap(({ id }) => recordsOf(work, id, 'principle'));

/** Principles that nobody has a concept for. */
const bare = (work: Lookup) => principlesIn(work).filter(({ id }) => recordsOf(work, id, 'concept').length === 0);

const isConfirmed = ({ fields }: Triz<'contradiction'>) => fields.isConfirmed === true;

/** What stands for itself until somebody chooses otherwise: the contradiction as it was read, where that is whole. */
function asRead({
  form,
  improve,
  worsen,
  separation,
}: Triz<'contradiction'>['fields']): ContradictionAnswer | undefined {
  if (form === 'physical') return separation && { separation };
  return improve !== undefined && worsen !== undefined && improve !== worsen ? { improve, worsen } : undefined;
}

/** Asks which of what was read to go with, unless somebody has said so already. */
function askContradiction(work: Lookup): StepOutcome {
  const contradictions = recordsOf(work, null, 'contradiction');
  const [first] = contradictions;
  if (!first || contradictions.some(isConfirmed)) return [];
  const { id, fields } = first;
  const readings = recordsOf(work, id, 'reading');
  const side = (name: 'improve' | 'worsen') => {
    const read = readings.flatMap(({ fields: reading }) => (reading.side === name ? (reading.parameter ?? []) : []));
    return [...new Set([...(fields[name] === undefined ? [] : [fields[name]]), ...read])];
  };
  const proposed = asRead(fields);
  return {
    asks: {
      kind: 'contradiction',
      data: {
        contradiction: id,
        form: fields.form ?? 'technical',
        improve: side('improve'),
        worsen: side('worsen'),
      },
      ...(proposed && { proposed }),
    },
  };
}

function takeContradiction(work: Lookup, answered: AnsweredQuestion): StepOutcome {
  const told = answerTo(contradictionQuestion, answered);
  const id = told?.data.contradiction;
  // Somebody has removed what was asked about, or settled it by hand.
  if (!told || id === undefined || !work.get(id)) return askContradiction(work);
  const form = 'separation' in told.answer ? 'physical' : 'technical';
  const said = Object.entries({ form, ...told.answer, isConfirmed: true });
  return { operations: said.map(([field, value]): Operation => ({ op: 'set', id, field, value })), by: 'answer' };
}

function askPrinciples(work: Lookup): StepOutcome {
  const found = principlesIn(work);
  if (found.length < 2) return [];
  const shown = found.filter(({ evidence }) => Object.keys(evidence).length > 0);
  return {
    asks: {
      kind: 'several',
      data: { name: 'principles', options: found.map(({ id }) => ({ value: id, record: id })) },
      proposed: (shown.length > 0 ? shown : found).map(({ id }) => id),
    },
  };
}

/** What was not kept goes, unless a person wrote to it meanwhile. */
function keepPrinciples(work: Lookup, answered: AnsweredQuestion): StepOutcome {
  const told = answerTo(principlesQuestion, answered);
  const offered = new Set(told?.data.options.map(({ value }) => value));
  const kept = new Set(told?.answer);
  const operations = principlesIn(work)
    .filter(({ id }) => offered.has(id) && !kept.has(id) && !isPersons(work, id))
    .map(({ id }): Operation => ({ op: 'remove', id }));
  return { operations, by: 'answer' };
}

/** A concept in the words of a model where one is connected, else the passages that show the principle at work. */
async function addConcept(work: Lookup, ports: ToolPorts, id: string): Promise<StepOutcome> {
  const principle = bare(work).find((one) => one.id === id);
  if (!principle) return [];
  if (ports.model && Object.keys(principle.evidence).length > 0)
    return { operations: await writeConcept(work, ports, id), by: 'model' };
  return { operations: conceptOfPassages(work, principle, ports), by: 'rules' };
}

/**
 * From a problem to concepts, together with a person: they choose the contradiction, the rules find the principles for it, the
 * person says which to keep, and each of these gets a concept. All of it could be done by hand.
 */
export const guided: ToolProcedure = {
  writes: 'either',
  budget: { seconds: 1_800, passages: 2_000, tokens: 400_000 },
  questions: { contradiction: contradictionQuestion },
  steps: (work) => (mayBeGuided(work) ? ['contradiction', 'principles', 'keep'] : []),
  async step(work, ports, step, answered) {
    if (step === 'contradiction') return answered ? takeContradiction(work, answered) : askContradiction(work);
    if (step === 'principles') return { operations: await findPrinciples(work, ports), by: 'rules' };
    if (step === 'keep') return answered ? keepPrinciples(work, answered) : askPrinciples(work);
    return addConcept(work, ports, step);
  },
  next: (work, step) => (step === 'keep' ? bare(work).map(({ id }) => id) : []),
};
