import type { CountedFeature, HistorySource, Locale } from '@assay/domain';
import type { z } from 'zod';
import type { Operation } from '../changes/operation.types.ts';
import type { WorkKind } from '../kind/kind.types.ts';
import type { Evidence, FieldValue, Origin } from '../record.types.ts';
import type { Lookup } from '../state/lookup.types.ts';
import type { WorkOutline } from './outline.types.ts';
import type { AnsweredQuestion, QuestionKind, StepOutcome } from './question.types.ts';
import type { RunBudget } from './run-budget.ts';
import type { ReadSetting, ToolSetting } from './tool-setting.types.ts';
import type { Within } from './where-to-look.ts';

/** A sentence of the library in the light of what was asked. Offsets count in the text of its document's version. */
export interface FoundSentence {
  readonly document: string;
  readonly version: number;
  readonly start: number;
  readonly end: number;
  /** BCP 47 tag. */
  readonly language: string;
  readonly text: string;
  /** Rank of its passage, from 0. */
  readonly rank: number;
  /** How it stands to what was asked, in numbers that the answering engine names. */
  readonly likeness: Readonly<Record<string, number>>;
}

export interface FoundSentences {
  /** Whether they were compared by meaning besides by words. */
  readonly hasMeaning: boolean;
  /** By the rank of their passages. */
  readonly sentences: readonly FoundSentence[];
}

/** A sentence that a model wrote, with the passages that carry it: one at least. */
export interface WrittenSentence {
  readonly text: string;
  readonly evidence: readonly Evidence[];
}

/** A sentence with the passages that carry it, in the order of a text. */
export interface CitedSentence {
  readonly text: string;
  readonly evidence: readonly Evidence[];
  /** It begins a paragraph. */
  readonly isNewParagraph: boolean;
}

/** What the library answers: nothing where it holds no answer. */
export interface LibraryAnswer {
  readonly sentences: readonly CitedSentence[];
  /** How much was looked through. */
  readonly documents: number;
  readonly passages: number;
}

/** What a tool has a model write: rows of a form of its own, each over passages. */
export interface WritingTask<Row> {
  /** Name and version of its instructions, and their text: what to write. How to cite is added to it. */
  readonly name: string;
  readonly system: string;
  /** What is asked, one JSON object a line. */
  readonly asked: readonly string[];
  /** Columns of a row. One that may be empty is nullable, since strict schemas demand every member. */
  readonly schema: z.ZodObject & z.ZodType<Row>;
  /** What a row states, in the words that must be carried by what it cites. */
  statement(row: Row): string;
}

/** A row that a model wrote, with the passages that carry it: one at least. */
export interface WrittenRow<Row> {
  readonly row: Row;
  /** Its statement as the plain text it should be. */
  readonly statement: string;
  readonly evidence: readonly Evidence[];
}

/** The language model of the installation. */
export interface WritingModel {
  /** By which what it wrote is known. */
  readonly origin: Origin;
  /**
   * The rows that passages carry; none where they carry nothing.
   *
   * @throws where the model gave not one row for a fault's sake
   */
  write<Row>(task: WritingTask<Row>, passages: readonly Evidence[]): Promise<readonly WrittenRow<Row>[]>;
}

/** A card on the homes. */
export interface ToolCard {
  /** A name that homes have a drawing for. */
  readonly icon: string;
  /** Page on which a work begins. */
  readonly link: string;
  readonly words: Readonly<Record<Locale, { readonly title: string; readonly text: string }>>;
}

/** What the product does for a tool while it works. */
export interface ToolPorts {
  readonly locale: Locale;
  /** Ids for the records that it adds. */
  newId(): string;
  /**
   * Vectors of texts by the embedded model of meaning (`createSentenceEmbedder`), whatever model the operator configured for
   * the library; undefined where it fails.
   */
  vectors(texts: readonly string[]): Promise<readonly Float32Array[] | undefined>;
  /** Sentences of the passages nearest to a text, among those that its person may read. @param within everywhere by default */
  sentences(about: string, within?: Within): Promise<FoundSentences>;
  /** What the library that its person may read answers to a question that follows others. */
  answer(asked: string, before: readonly string[]): Promise<LibraryAnswer>;
  /** A setting of the tool as the organisation has it for which it works. */
  readonly setting: ReadSetting;
  /** Absent where no model is connected. */
  readonly model?: WritingModel;
}

/** What one origin adds to a work that is being made. */
export interface Contribution {
  readonly operations: readonly Operation[];
  readonly origin: Origin;
}

/** What the steps of a reply of an agent left, by name: data, which whoever can use it knows. */
export type FoundBySteps = Readonly<Record<string, unknown>>;

/** What somebody asked an agent, and what came of it. */
export interface AgentExchange {
  /** Words of the person; empty where they had none. */
  readonly asked: string;
  readonly found: FoundBySteps;
  /** By whom the words of the reply are. */
  readonly origin: Origin;
}

/** How a tool makes works of what agents replied. */
export interface ToolKeeping {
  /** Whether what was found is something that a work of the tool begins with. */
  keeps(found: FoundBySteps): boolean;
  /**
   * What a work of a reply that it keeps is made of, each part in the name of whoever it is by.
   *
   * @param thread what was asked and found up to the reply, which is the last, the oldest first
   */
  contributions(
    thread: readonly AgentExchange[],
    ports: Pick<ToolPorts, 'locale' | 'newId' | 'vectors' | 'setting'>,
  ): readonly Contribution[] | Promise<readonly Contribution[]>;
}

/**
 * Looks at a work and gives what is to be done to it.
 *
 * @param given what an act is about, by name, such as the record it begins at; empty for most
 */
export type ToolAction = (
  work: Lookup,
  ports: ToolPorts,
  given: Readonly<Record<string, string>>,
) => Promise<readonly Operation[]>;

/**
 * What a tool does in steps that take their time: a run, which its people follow, stop and find done when they come back.
 * What was done of it is kept; killed, it goes on with the step that it was at. A step may ask a person and wait.
 */
export interface ToolProcedure {
  /** A model's words are there only where one is connected; of `either` they are the rules' where none is. */
  readonly writes: 'rules' | 'model' | 'either';
  /** What each step counts as, against the edition of whoever began it; one that comes to nothing is given back. */
  readonly counts?: CountedFeature;
  /** Its steps in their order, each no longer than 64 characters: for most the id of a record. None where there is nothing to do. */
  steps(work: Lookup): readonly string[];
  /** What one of its runs may use; it ends between two steps once that is used up. @default defaultBudget, for what is not named */
  readonly budget?: Partial<RunBudget>;
  /** Kinds of question that its steps ask in, beside those that every tool knows. */
  readonly questions?: Readonly<Record<string, QuestionKind>>;
  /**
   * Does one of them, on the work as it is by then; nothing where that left nothing to do.
   *
   * @param answered what the step asked last, once somebody has answered it
   */
  step(work: Lookup, ports: ToolPorts, step: string, answered?: AnsweredQuestion): Promise<StepOutcome>;
  /** Steps that come right after one that was done, of those that could not be known before. @default none */
  next?(work: Lookup, step: string): readonly string[];
}

/** What a tool does in the service: how its works begin, and what a person can have it do to them. */
export interface Tool {
  readonly kind: WorkKind;
  /** What it is called, where no page of its own says so. */
  readonly names: Readonly<Record<Locale, string>>;
  /** What a work that is begun counts as, against the edition of whoever begins it; absent where nothing is counted. */
  readonly counts?: CountedFeature;
  /** How homes offer to begin a work; absent where something else of the product does. */
  readonly card?: ToolCard;
  /** What its works stand under in the history of whoever they belong to, where that has a name for them. @default 'work' */
  readonly history?: HistorySource;
  /**
   * What the person told is theirs; what the tool made of it is the rules'. Absent where something else of the product makes
   * its works.
   */
  begin?(
    message: string,
    ports: ToolPorts,
  ): Promise<{ readonly told: readonly Operation[]; readonly made: readonly Operation[] }>;
  /** How it makes works of replies of agents; absent where it makes none. */
  readonly keeping?: ToolKeeping;
  /** The work as a document and as tables, in a language. */
  outline(work: Lookup, locale: Locale): WorkOutline;
  /** What a number of its tables stands for, in words; undefined for values that speak for themselves. */
  said?(type: string, field: string, value: FieldValue, locale: Locale): string | undefined;
  /** What a person can have it do at once, by name. */
  readonly actions: Readonly<Record<string, ToolAction>>;
  /** What a person can have it do over a while, by other names. */
  readonly procedures?: Readonly<Record<string, ToolProcedure>>;
  /** What it takes for known in its field, each under a name of its own. */
  readonly settings?: readonly ToolSetting[];
}
