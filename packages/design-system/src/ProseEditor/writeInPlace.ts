import type { Node } from 'prosemirror-model';
import type { EditorView } from 'prosemirror-view';
import * as styles from './ProseEditor.css.ts';

/** An attribute of a node that is written where it is shown. */
interface Written {
  readonly view: EditorView;
  /** What the field stands in, and what it stands in place of. */
  readonly dom: HTMLElement;
  readonly shown: HTMLElement;
  readonly attribute: string;
  /** UTF-16 code units. */
  readonly longest: number;
  readonly label: () => string;
  readonly node: () => Node;
  readonly at: () => number | undefined;
}

/** Writes an attribute in a field of one line: Enter and leaving it keep what is written, Escape does not. */
export function writeInPlace({ view, dom, shown, attribute, longest, label, node, at }: Written) {
  let input: HTMLInputElement | undefined;

  function keep(isKept: boolean) {
    if (!input) return;
    const text = input.value.trim();
    const place = at();
    const isLeft = input.getRootNode() instanceof Document || input.isConnected;
    const field = input;
    // That it is left is told while it is taken away.
    input = undefined;
    field.remove();
    shown.hidden = false;
    if (isKept && place !== undefined && text !== node().attrs[attribute])
      view.dispatch(view.state.tr.setNodeAttribute(place, attribute, text));
    if (isLeft) view.focus();
  }

  return {
    isField: (target: EventTarget | null) => target === input,
    write() {
      if (input) return;
      input = dom.appendChild(document.createElement('input'));
      input.className = styles.tex;
      input.value = String(node().attrs[attribute]);
      input.maxLength = longest;
      input.setAttribute('aria-label', label());
      shown.hidden = true;
      input.addEventListener('keydown', (event) => {
        if (event.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
        event.preventDefault();
        event.stopPropagation();
        keep(event.key === 'Enter');
      });
      input.addEventListener('blur', () => keep(true));
      input.focus();
      input.select();
    },
  };
}
