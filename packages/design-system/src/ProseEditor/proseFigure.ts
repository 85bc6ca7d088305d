import type { Node } from 'prosemirror-model';
import type { EditorView, NodeView } from 'prosemirror-view';
import { button as look } from '../Button/Button.css.ts';
import * as styles from './ProseEditor.css.ts';
import { removeBlock } from './proseBlocks.ts';
import type { GivenToNodes } from './proseNodes.types.ts';
import { writeInPlace } from './writeInPlace.ts';

/** Numbers of the figures of a document by their places. */
export function numberFigures(document: Node, first = 1): ReadonlyMap<number, number> {
  const numbers = new Map<number, number>();
  document.descendants((node, at) => {
    if (node.type.name === 'figure') numbers.set(at, first + numbers.size);
    return !node.isTextblock;
  });
  return numbers;
}

interface Around {
  readonly view: EditorView;
  readonly getPos: () => number | undefined;
  readonly given: () => GivenToNodes;
  /** What is drawn anew when what is known has changed. */
  readonly drawn: Set<() => void>;
  /** What hears of the numbers of figures. */
  readonly pictures: Set<(numbers: ReadonlyMap<number, number>) => void>;
}

/** A picture, below it its number and its caption, which is written in place as its alternative text is. */
export function figureView(first: Node, { view, getPos, given, drawn, pictures }: Around): NodeView {
  let node = first;
  let shownFile: string | undefined;
  const make = <K extends keyof HTMLElementTagNameMap>(tag: K, into: HTMLElement) =>
    into.appendChild(document.createElement(tag));
  const dom = document.createElement('figure');
  const frame = make('div', dom);
  frame.contentEditable = 'false';
  const number = make('strong', dom);
  number.contentEditable = 'false';
  const contentDOM = make('div', dom);
  const holder = make('div', frame);
  const image = document.createElement('img');
  const tools = make('div', frame);
  const button = () => {
    const made = make('button', tools);
    made.type = 'button';
    made.className = look({ variant: 'quiet', size: 'compact' });
    return made;
  };
  const described = button();
  const removal = button();

  const field = writeInPlace({
    view,
    dom: frame,
    shown: tools,
    attribute: 'alt',
    longest: 1_000,
    label: () => given().words.alternative,
    node: () => node,
    at: getPos,
  });

  async function show(file: string): Promise<void> {
    shownFile = file;
    const address = await given().showPicture?.(file);
    if (shownFile !== file) return;
    image.alt = String(node.attrs['alt']);
    if (address === undefined) holder.textContent = given().words.missingPicture;
    else {
      image.src = address;
      holder.replaceChildren(image);
    }
  }

  function draw(): void {
    const { words, isReadOnly } = given();
    const file = String(node.attrs['file']);
    if (file !== shownFile) void show(file);
    image.alt = String(node.attrs['alt']);
    if (isReadOnly) tools.remove();
    else if (!tools.isConnected) frame.append(tools);
    removal.textContent = words.removeFigure;
    described.textContent = words.alternative;
    described.title = String(node.attrs['alt']);
    contentDOM.className = node.textContent === '' && !isReadOnly ? styles.empty : '';
    contentDOM.dataset['placeholder'] = words.caption;
  }

  function renumber(numbers: ReadonlyMap<number, number>): void {
    const at = getPos();
    const text = given().words.figureNumber.replace('{number}', String((at !== undefined && numbers.get(at)) || ''));
    if (number.textContent !== `${text} `) number.textContent = `${text} `;
  }

  removal.addEventListener('click', () => {
    const at = getPos();
    if (at !== undefined) view.dispatch(removeBlock(view.state.tr, at));
    view.focus();
  });
  described.addEventListener('click', () => field.write());
  draw();
  drawn.add(draw);
  pictures.add(renumber);
  // Places are known once all is drawn.
  queueMicrotask(() => view.isDestroyed || renumber(numberFigures(view.state.doc, given().firstFigure)));
  return {
    dom,
    contentDOM,
    update(next) {
      if (next.type !== node.type) return false;
      node = next;
      draw();
      return true;
    },
    stopEvent: (event) => event.target instanceof globalThis.Node && frame.contains(event.target),
    ignoreMutation: (mutation) => !contentDOM.contains(mutation.target),
    destroy() {
      drawn.delete(draw);
      pictures.delete(renumber);
    },
  };
}
