import type { Node, Schema } from 'prosemirror-model';
import { type EditorState, Plugin, PluginKey } from 'prosemirror-state';
import { Mapping, Step } from 'prosemirror-transform';
import { Decoration, DecorationSet } from 'prosemirror-view';
import * as styles from './ProseEditor.css.ts';
import type {
  ProseEditorProps,
  ProseEditorWords,
  ProsePerson,
  ProseRange,
  ProseSuggestion,
} from './ProseEditor.types.ts';

/** What is drawn over the text and is no part of it. */
export type Shown = Pick<ProseEditorProps, 'ranges' | 'people' | 'suggestions' | 'onAccept' | 'onRefuse'> & {
  words: ProseEditorWords;
};

/** What is drawn, and where those went whom it was told of, by person. */
interface Drawing {
  set: DecorationSet;
  went: ReadonlyMap<string, { told: ProsePerson; now: ProsePerson }>;
}

const key = new PluginKey<Drawing>('assay-shown');

function within(document: Node, at: number): number {
  return Math.max(0, Math.min(document.content.size, at));
}

function ofRange(document: Node, { id, from, to, kind, label }: ProseRange): Decoration[] {
  const [start, end] = [within(document, from), within(document, to)];
  if (start >= end) return [];
  const mark = { class: styles.ranges[kind], title: label, 'data-range': id, 'aria-description': label };
  return [Decoration.inline(start, end, mark, { range: id })];
}

function ofPerson(document: Node, { id, name, anchor, head, color }: ProsePerson, at: number): Decoration[] {
  const hue = styles.people[at % styles.people.length];
  const own = color === undefined ? {} : { style: `${styles.personColor}: ${color}` };
  const [from, to] = [within(document, Math.min(anchor, head)), within(document, Math.max(anchor, head))];
  const caret = () => {
    const line = globalThis.document.createElement('span');
    line.className = `${styles.caret} ${hue}`;
    // It moves with every key of theirs; that they are here is said outside the text.
    line.ariaHidden = 'true';
    if (color !== undefined) line.style.setProperty(styles.personColor, color);
    const flag = line.appendChild(globalThis.document.createElement('span'));
    flag.className = styles.flag;
    flag.textContent = name;
    return line;
  };
  return [
    ...(from < to ? [Decoration.inline(from, to, { class: `${styles.held} ${hue}`, ...own })] : []),
    Decoration.widget(within(document, head), caret, { side: 10, key: `caret-${id}-${name}`, ignoreSelection: true }),
  ];
}

/** What the two answers are drawn with, in a square of 24. */
const signs = { accept: 'M20 6 9 17l-5-5', refuse: 'M18 6 6 18M6 6l12 12' };

function drawnSign(path: string): SVGElement {
  const svg = globalThis.document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  svg.setAttribute('class', styles.sign);
  const line = svg.appendChild(globalThis.document.createElementNS('http://www.w3.org/2000/svg', 'path'));
  line.setAttribute('d', path);
  return svg;
}

/** The two buttons of a suggestion. */
function answers({ id, by }: ProseSuggestion, { onAccept, onRefuse, words }: Shown): HTMLElement {
  const group = globalThis.document.createElement('span');
  group.className = styles.answers;
  group.contentEditable = 'false';
  group.setAttribute('role', 'group');
  group.setAttribute('aria-label', words.suggestion.replace('{by}', by));
  for (const [sign, word, answer] of [
    [signs.accept, words.accept, onAccept],
    [signs.refuse, words.refuse, onRefuse],
  ] as const) {
    if (!answer) continue;
    const button = group.appendChild(globalThis.document.createElement('button'));
    button.type = 'button';
    button.className = styles.answer;
    button.append(drawnSign(sign));
    button.title = word;
    button.setAttribute('aria-label', `${word}: ${words.suggestion.replace('{by}', by)}`);
    button.addEventListener('mousedown', (event) => event.preventDefault());
    button.addEventListener('click', () => answer(id));
  }
  return group;
}

function inserted(text: string): HTMLElement {
  const words = globalThis.document.createElement('ins');
  words.className = styles.inserted;
  words.textContent = text;
  return words;
}

/** A suggestion as tracked changes: what it would delete is struck, what it would put in stands underlined. */
function ofSuggestion(document: Node, schema: Schema, suggestion: ProseSuggestion, shown: Shown): Decoration[] {
  const found: Decoration[] = [];
  const mapping = new Mapping();
  let at = document;
  let last = 0;
  try {
    for (const json of suggestion.steps) {
      const step = Step.fromJSON(schema, json);
      const { doc } = step.apply(at);
      if (!doc) return [];
      const back = mapping.invert();
      step.getMap().forEach((oldStart, oldEnd, newStart, newEnd) => {
        const [from, to] = [back.map(oldStart, -1), back.map(oldEnd, 1)];
        last = Math.max(last, to);
        if (from < to) found.push(Decoration.inline(from, to, { nodeName: 'del', class: styles.deleted }));
        let figures = '';
        doc.nodesBetween(newStart, newEnd, (node, pos) => {
          if (node.type.name === 'figure' && pos >= newStart)
            figures += `[${node.attrs['alt'] || shown.words.addPicture}] `;
        });
        const words = doc.textBetween(newStart, newEnd, ' ¶ ', (leaf) =>
          leaf.type.name === 'citation' ? `[${shown.words.citationMark}]` : (leaf.type.spec.leafText?.(leaf) ?? ''),
        );
        const text = figures + words;
        if (text !== '') {
          found.push(
            Decoration.widget(to, () => inserted(text), { side: 1, key: `ins-${suggestion.id}-${to}-${text}` }),
          );
        }
      });
      const marked = step.toJSON() as { stepType: string; from: number; to: number };
      if (marked.stepType.endsWith('Mark')) {
        const [from, to] = [back.map(marked.from), back.map(marked.to)];
        last = Math.max(last, to);
        found.push(Decoration.inline(from, to, { class: styles.changed }));
      }
      mapping.appendMap(step.getMap());
      at = doc;
    }
  } catch (error) {
    // It was made for what stood here before; its owner will say what it is now.
    if (error instanceof RangeError) return [];
    throw error;
  }
  if (found.length === 0) return [];
  const buttons = () => answers(suggestion, shown);
  return [
    ...found,
    Decoration.widget(last, buttons, { side: 2, key: `answers-${suggestion.id}`, stopEvent: () => true }),
  ];
}

/** Somebody of whom the same is told again stands where the text has carried them since. */
function standing(told: ProsePerson, { went }: Drawing): ProsePerson {
  const before = went.get(told.id);
  const isSame = before?.told.anchor === told.anchor && before.told.head === told.head;
  return isSame ? { ...told, anchor: before.now.anchor, head: before.now.head } : told;
}

function drawn({ doc, schema }: EditorState, shown: Shown, before: Drawing): Drawing {
  const people = (shown.people ?? []).map((told) => ({ told, now: standing(told, before) }));
  const set = DecorationSet.create(doc, [
    ...(shown.ranges ?? []).flatMap((range) => ofRange(doc, range)),
    ...(shown.suggestions ?? []).flatMap((suggestion) => ofSuggestion(doc, schema, suggestion, shown)),
    ...people.flatMap(({ now }, at) => ofPerson(doc, now, at)),
  ]);
  return { set, went: new Map(people.map((one) => [one.told.id, one])) };
}

/** Draws what is shown over the text; between two tellings of its owner it moves with the text. */
export function proseDecorations(): Plugin<Drawing> {
  return new Plugin<Drawing>({
    key,
    state: {
      init: () => ({ set: DecorationSet.empty, went: new Map() }),
      apply(transaction, before, _, state) {
        const shown = transaction.getMeta(key) as Shown | undefined;
        if (shown) return drawn(state, shown, before);
        if (!transaction.docChanged) return before;
        const carried = (at: number) => transaction.mapping.map(at);
        const went = Array.from(before.went, ([id, { told, now }]) => {
          const moved = { ...now, anchor: carried(now.anchor), head: carried(now.head) };
          return [id, { told, now: moved }] as const;
        });
        return { set: before.set.map(transaction.mapping, transaction.doc), went: new Map(went) };
      },
    },
    props: { decorations: (state) => key.getState(state)?.set },
  });
}

/** A transaction by which something else is shown. */
export function showing(state: EditorState, shown: Shown) {
  return state.tr.setMeta(key, shown).setMeta('addToHistory', false);
}

/** A word for who writes into an empty document. */
export function prosePlaceholder(text: () => string | undefined): Plugin {
  return new Plugin({
    props: {
      decorations({ doc }) {
        const placeholder = text();
        const only = doc.childCount === 1 ? doc.firstChild : null;
        if (placeholder === undefined || !only?.isTextblock || only.content.size > 0) return null;
        return DecorationSet.create(doc, [
          Decoration.node(0, only.nodeSize, { class: styles.empty, 'data-placeholder': placeholder }),
        ]);
      },
    },
  });
}
