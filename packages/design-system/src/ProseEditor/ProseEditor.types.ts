import type { Schema } from 'prosemirror-model';

/** A document as JSON of its schema. */
export type ProseValue = { readonly [key: string]: unknown };

/** One step of a change of a document, as JSON. */
export type ProseStep = { readonly [key: string]: unknown };

/** What an editor and its owner share: the document, and the ways of steps between them. */
export type ProseSession = {
  /** What the document is made of. */
  readonly schema: Schema;
  /** The document as its owner has it; undefined without a word. */
  readonly value: ProseValue | undefined;
  /** What others did, made on `value`. The person's selection and composition stay as they are. */
  applySteps: (steps: readonly ProseStep[]) => void;
  /** The editor tells of what was done in it, made on `value`. */
  onSteps: (steps: readonly ProseStep[]) => void;
  /** Hears of what others did. Gives the way to end it. */
  subscribe: (listener: (steps: readonly ProseStep[]) => void) => () => void;
};

/** A part of the document that something is said of. Places as ProseMirror counts them, end exclusive. */
export type ProseRange = {
  id: string;
  from: number;
  to: number;
  /** What it is: a finding of a check, by severity, a comment, or a reference numeral. */
  kind: 'critical' | 'caution' | 'comment' | 'numeral';
  /** Said of it, for all senses ("C4: not introduced", "membrane"). */
  label: string;
};

/** Somebody else who has the document open. */
export type ProsePerson = {
  id: string;
  name: string;
  /** Where their selection begins. */
  anchor: number;
  /** Where their caret is. */
  head: number;
  /** A CSS colour by which they are known elsewhere. @default one by their place in the list */
  color?: string;
};

/** A change that waits for a person. */
export type ProseSuggestion = {
  id: string;
  /** Who suggests it ("Rule C4", "Model small"). */
  by: string;
  /** Made on the present document. */
  steps: readonly ProseStep[];
};

/** What the chip of a citation shows. */
export type ProseCitation = {
  /** Of the source, from 1. */
  number?: number;
  /** Full name for assistive technology. */
  label: string;
  /** The quotation no longer equals its source. @default false */
  isBroken?: boolean;
};

export type ProseEditorProps = {
  /** The document, and the ways of steps between the editor and its owner. */
  session: ProseSession;
  /** Names the text for assistive technology. */
  label: string;
  /** Stands where nothing is written yet. */
  placeholder?: string;
  /** Shows the text without tools, and takes no keys. @default false */
  isReadOnly?: boolean;
  /** Hides the tools above the text; keys and marks of Markdown work without them. @default false */
  isPlain?: boolean;
  /** Stands on the page like its text; frame and tools come with the focus, the tools below the text. @default false */
  isQuiet?: boolean;
  /** What citations show, by key of their evidence. */
  citations?: Readonly<Record<string, ProseCitation>>;
  /** Words for figures that are referred to, by record ("Figure 2"). */
  figures?: Readonly<Record<string, string>>;
  /** Somebody wants to see the passage behind a citation. */
  onOpenCitation?: (evidence: string) => void;
  /** Somebody wants to cite: call `insert` with the key of the evidence once it is there. */
  onInsertCitation?: (insert: (evidence: string) => void) => void;
  /** Somebody wants to refer to a figure: call `insert` with its record. */
  onInsertFigure?: (insert: (figure: string) => void) => void;
  /** Somebody brings a picture: gives the id under which it is kept; undefined where it is refused, which its owner tells. */
  onAddPicture?: (picture: File) => Promise<string | undefined>;
  /** The address of a picture that is kept; undefined where there is none. */
  showPicture?: (picture: string) => Promise<string | undefined>;
  /** Number of the first figure in the text. @default 1 */
  firstFigure?: number;
  /** Draws TeX into an element in which it stands as text, at once or later. @default the TeX itself, in the typeface of code */
  renderFormula?: (tex: string, into: HTMLElement, isBlock: boolean) => unknown;
  /** Findings, comments and reference numerals. */
  ranges?: readonly ProseRange[];
  /** Somebody wants to see what is said of a part. */
  onOpenRange?: (id: string) => void;
  /** Others in the document. */
  people?: readonly ProsePerson[];
  /** Changes that wait for a person, drawn as tracked changes. */
  suggestions?: readonly ProseSuggestion[];
  /** Somebody accepts a suggestion; without it none can be accepted here. */
  onAccept?: (suggestion: string) => void;
  /** Somebody refuses a suggestion; without it none can be refused here. */
  onRefuse?: (suggestion: string) => void;
  /** Where the person is, for others. */
  onSelect?: (selection: { anchor: number; head: number }) => void;
  /** Ctrl/⌘-Z: the owner knows whose change was the last. */
  onUndo?: () => void;
  /** Ctrl/⌘-Y, or with Shift and Z. */
  onRedo?: () => void;
  /** Words in place of those of the language. */
  words?: Partial<ProseEditorWords>;
  /** Class beside its own. */
  className?: string;
};

export type ProseEditorWords = {
  tools: string;
  marks: string;
  blocks: string;
  inserts: string;
  block: string;
  paragraph: string;
  /** `{level}` stands for the number. */
  heading: string;
  quote: string;
  codeBlock: string;
  strong: string;
  emphasis: string;
  subscript: string;
  superscript: string;
  code: string;
  link: string;
  linkAddress: string;
  setLink: string;
  removeLink: string;
  bulletList: string;
  orderedList: string;
  table: string;
  /** Names the tools of the table in which the caret is. */
  tableTools: string;
  rowBefore: string;
  rowAfter: string;
  removeRow: string;
  columnBefore: string;
  columnAfter: string;
  removeColumn: string;
  headerRow: string;
  removeTable: string;
  formula: string;
  /** A formula on a line of its own. */
  equation: string;
  /** Label of the field in which TeX is written. */
  formulaSource: string;
  citation: string;
  /** Stands for a citation in what is suggested. */
  citationMark: string;
  /** Of a citation whose evidence is not known. */
  unknownCitation: string;
  figure: string;
  addPicture: string;
  /** `{number}` stands for the number of a figure. */
  figureNumber: string;
  removeFigure: string;
  /** What a picture shows, for who does not see it. */
  alternative: string;
  /** Stands where a figure has no caption yet. */
  caption: string;
  missingPicture: string;
  accept: string;
  refuse: string;
  /** `{by}` stands for who suggests. */
  suggestion: string;
};
