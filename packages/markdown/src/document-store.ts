import type { StreamCitation } from '@assay/contract';
import { citationsWithin, trimCitation } from './cited.ts';
import type { Block } from './nodes.ts';
import { plainText } from './plain-text.ts';
import { type Delta, type DeltaOutcome, DocumentScanner } from './scanner.ts';

/** One block as shown. A new object each time something in it changes, the same one otherwise. */
export interface Entry {
  /** Source offset of the block: stable while its kind is still undecided. */
  key: number;
  node: Block;
  citations: readonly StreamCitation[];
  /** True while the block may still grow. */
  isOpen: boolean;
}

/** Up to `groupSize` neighbouring blocks, so that a long document costs a view as little as a short one. */
export interface EntryGroup {
  key: number;
  entries: readonly Entry[];
  /** True when nothing is added to it any more. */
  isSealed: boolean;
}

/** A boundary that a screen reader hears. */
export type Boundary = { at: 'started' } | { at: 'section'; title: string } | { at: 'finished' };

export interface DocumentSnapshot {
  groups: readonly EntryGroup[];
  isFinished: boolean;
  boundary: Boundary | undefined;
}

/** Runs a task soon, at most once a frame; returns a way to call it off. */
export type FrameScheduler = (task: () => void) => () => void;

const groupSize = 12;
const noCitations: readonly StreamCitation[] = [];
const empty: DocumentSnapshot = { groups: [], isFinished: false, boundary: undefined };

/**
 * The state of one streaming document for views: a scanner, the citations attached to its text, and a snapshot that
 * changes at most once a frame.
 */
export class DocumentStore {
  #scanner = new DocumentScanner();
  #citations: readonly StreamCitation[] = noCitations;
  /** The list last set as a whole. */
  #given: readonly StreamCitation[] | undefined;
  #snapshot = empty;
  /** Entries of frozen blocks, in groups; the last group is open. */
  #groups: EntryGroup[] = [];
  #frozen: Entry[] = [];
  #taken = 0;
  #section: string | undefined;
  #boundary: Boundary | undefined;
  #callOff: (() => void) | undefined;
  readonly #schedule: FrameScheduler;
  readonly #listeners = new Set<() => void>();

  constructor(schedule: FrameScheduler = nextFrame) {
    this.#schedule = schedule;
  }

  /** UTF-16 units held. */
  get length(): number {
    return this.#scanner.length;
  }

  get text(): string {
    return this.#scanner.text;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getSnapshot = (): DocumentSnapshot => this.#snapshot;

  append(text: string): void {
    if (text === '') return;
    this.#scanner.append(text);
    this.#publishSoon();
  }

  /** Applies a delta of the stream; `gap` asks the caller for a snapshot. */
  apply(delta: Delta): DeltaOutcome {
    const outcome = this.#scanner.apply(delta);
    if (outcome === 'applied') this.#publishSoon();
    return outcome;
  }

  /** Attaches one more cited sentence; only its blocks are shown anew. A sentence cited again replaces the former one. */
  cite(citation: StreamCitation): void {
    this.#given = undefined;
    const others = this.#citations.filter((one) => one.from !== citation.from || one.to !== citation.to);
    this.#citations = sorted([...others, trimCitation(citation, this.text)]);
    this.#refreshCitations();
  }

  /** Shows what is held now instead of with the next frame. */
  flush(): void {
    this.#publish();
  }

  /** Replaces all citations; blocks whose citations are the same stay as they are. */
  setCitations(citations: readonly StreamCitation[]): void {
    if (citations === this.#given) return;
    this.#given = citations;
    const held = new Map(this.#citations.map((one) => [`${one.from} ${one.to}`, one]));
    this.#citations = sorted(
      citations.map((one) => {
        const trimmed = trimCitation(one, this.text);
        const before = held.get(`${trimmed.from} ${trimmed.to}`);
        return before && before.support === trimmed.support && before.evidence === trimmed.evidence ? before : trimmed;
      }),
    );
    this.#refreshCitations();
  }

  /** Ends the document and publishes it at once. */
  finish(): void {
    if (this.#scanner.isFinished) return;
    const before = new Map(this.#frozen.map((entry) => [entry.node, entry]));
    for (const entry of this.#groups.flatMap((group) => group.entries)) before.set(entry.node, entry);
    const entries = this.#scanner.finish().map((node) => before.get(node) ?? this.#enter(node, false));
    this.#groups = [];
    this.#frozen = [];
    for (const entry of entries) this.#freeze(entry);
    // Citations may have come before the text they end in.
    this.#citations = sorted(this.#citations.map((one) => trimCitation(one, this.text)));
    this.#refreshCitations();
    this.#boundary = { at: 'finished' };
    this.#publish();
  }

  /** Starts anew with other text, for example after a snapshot of another attempt. */
  reset(text = ''): void {
    this.#scanner = new DocumentScanner();
    this.#groups = [];
    this.#frozen = [];
    this.#taken = 0;
    this.#section = undefined;
    this.#boundary = undefined;
    this.#citations = noCitations;
    this.#given = undefined;
    this.#scanner.append(text);
    this.#publishSoon();
  }

  #enter(node: Block, isOpen: boolean): Entry {
    const citations = citationsWithin(this.#citations, node);
    return { key: node.from, node, citations: citations.length > 0 ? citations : noCitations, isOpen };
  }

  #freeze(entry: Entry): void {
    this.#frozen.push(entry);
    if (this.#frozen.length < groupSize) return;
    this.#groups.push({ key: this.#groups.length, entries: this.#frozen, isSealed: true });
    this.#frozen = [];
  }

  #take(): void {
    const { frozen } = this.#scanner;
    for (; this.#taken < frozen.length; this.#taken += 1) {
      const node = frozen[this.#taken];
      if (!node) continue;
      this.#freeze(this.#enter(node, false));
      if (node.type === 'heading') {
        if (this.#section !== undefined) this.#boundary = { at: 'section', title: this.#section };
        this.#section = plainText(node.children);
      }
    }
  }

  #refreshCitations(): void {
    const refresh = (entry: Entry): Entry => {
      const citations = citationsWithin(this.#citations, entry.node);
      const isSame =
        citations.length === entry.citations.length && citations.every((one, index) => one === entry.citations[index]);
      return isSame ? entry : { ...entry, citations };
    };
    const refreshAll = (entries: readonly Entry[]): readonly Entry[] => {
      const fresh = entries.map(refresh);
      return fresh.some((entry, index) => entry !== entries[index]) ? fresh : entries;
    };
    this.#groups = this.#groups.map((group) => {
      const entries = refreshAll(group.entries);
      return entries === group.entries ? group : { ...group, entries };
    });
    this.#frozen = [...refreshAll(this.#frozen)];
    this.#publishSoon();
  }

  #publishSoon(): void {
    if (this.#callOff) return;
    this.#callOff = this.#schedule(() => {
      this.#callOff = undefined;
      this.#publish();
    });
  }

  #publish(): void {
    this.#callOff?.();
    this.#callOff = undefined;
    const { isFinished } = this.#scanner;
    if (!isFinished) {
      this.#take();
      if (this.#boundary === undefined && this.length > 0) this.#boundary = { at: 'started' };
    }
    const tail = this.#scanner.tail().map((node) => this.#enter(node, true));
    const open = { key: this.#groups.length, entries: [...this.#frozen, ...tail], isSealed: false };
    const groups = open.entries.length > 0 ? [...this.#groups, open] : this.#groups.slice();
    this.#snapshot = { groups, isFinished, boundary: this.#boundary };
    for (const listener of this.#listeners) listener();
  }
}

function sorted(citations: StreamCitation[]): StreamCitation[] {
  return citations.sort((a, b) => a.from - b.from || a.to - b.to);
}

/** The next animation frame; a hidden page has none, so it falls back to a timer. */
function nextFrame(task: () => void): () => void {
  if (typeof requestAnimationFrame === 'undefined' || document.hidden) {
    const timer = setTimeout(task, 100);
    return () => clearTimeout(timer);
  }
  const frame = requestAnimationFrame(task);
  return () => cancelAnimationFrame(frame);
}
