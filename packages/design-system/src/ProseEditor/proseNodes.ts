import { DOMSerializer, type Node } from 'prosemirror-model';
import type { EditorView, NodeView, NodeViewConstructor } from 'prosemirror-view';
import * as chip from '../CitationChip/CitationChip.css.ts';
import * as styles from './ProseEditor.css.ts';
import type { ProseEditorProps, ProseEditorWords } from './ProseEditor.types.ts';

type Given = Pick<ProseEditorProps, 'citations' | 'figures' | 'onOpenCitation' | 'renderFormula' | 'isReadOnly'> & {
  words: ProseEditorWords;
};

/**
 * How atoms are drawn; `redraw` when what is known of them has changed.
 *
 * @param onTable hears of each table that is drawn
 */
export function proseNodes(given: () => Given, onTable: () => void) {
  const drawn = new Set<() => void>();

  function citation(first: Node): NodeView {
    let node = first;
    const dom = document.createElement('span');
    dom.className = styles.citation;
    const button = dom.appendChild(document.createElement('button'));
    button.type = 'button';
    button.tabIndex = -1;
    function draw() {
      const { citations = {}, words } = given();
      const key = String(node.attrs['evidence']);
      const known = Object.hasOwn(citations, key) ? citations[key] : undefined;
      const isBroken = known === undefined || known.isBroken === true;
      button.className = `${chip.chip} ${isBroken ? chip.broken : ''}`;
      button.textContent = known ? String(known.number ?? '¶') : '?';
      button.setAttribute('aria-label', known?.label ?? words.unknownCitation);
    }
    button.addEventListener('click', () => given().onOpenCitation?.(String(node.attrs['evidence'])));
    draw();
    drawn.add(draw);
    return {
      dom,
      update(next) {
        if (next.type !== node.type) return false;
        node = next;
        draw();
        return true;
      },
      stopEvent: (event) => event.type === 'click' || event.type === 'mousedown',
      ignoreMutation: () => true,
      destroy: () => drawn.delete(draw),
    };
  }

  function figure(first: Node): NodeView {
    let node = first;
    const dom = document.createElement('span');
    dom.className = styles.figure;
    function draw() {
      const key = String(node.attrs['figure']);
      const { figures = {}, words } = given();
      dom.textContent = (Object.hasOwn(figures, key) ? figures[key] : undefined) ?? `${words.figure}: ?`;
    }
    draw();
    drawn.add(draw);
    return {
      dom,
      update(next) {
        if (next.type !== node.type) return false;
        node = next;
        draw();
        return true;
      },
      ignoreMutation: () => true,
      destroy: () => drawn.delete(draw),
    };
  }

  function formula(first: Node, view: EditorView, getPos: () => number | undefined): NodeView {
    let node = first;
    const isBlock = node.isBlock;
    const dom = document.createElement(isBlock ? 'div' : 'span');
    const shown = dom.appendChild(document.createElement(isBlock ? 'div' : 'span'));
    let input: HTMLInputElement | undefined;
    let drawnAs: { tex: string; by: Given['renderFormula'] } | undefined;

    function draw() {
      const tex = String(node.attrs['tex']);
      const { renderFormula } = given();
      if (drawnAs?.tex === tex && drawnAs.by === renderFormula) return;
      drawnAs = { tex, by: renderFormula };
      shown.className = isBlock ? styles.equation : styles.formula;
      // In a place of its own: what is set later than the next one is set nowhere.
      const into = document.createElement('span');
      into.textContent = tex === '' ? '$ $' : tex;
      shown.replaceChildren(into);
      if (tex !== '') renderFormula?.(tex, into, isBlock);
      shown.setAttribute('role', 'math');
      shown.setAttribute('aria-label', tex);
    }

    function keep(isKept: boolean) {
      if (!input) return;
      const tex = input.value.trim();
      const at = getPos();
      const isLeft = input.getRootNode() instanceof Document || input.isConnected;
      const field = input;
      // That it is left is told while it is taken away.
      input = undefined;
      field.remove();
      shown.hidden = false;
      if (isKept && at !== undefined && tex !== node.attrs['tex'])
        view.dispatch(view.state.tr.setNodeAttribute(at, 'tex', tex));
      if (isLeft) view.focus();
    }

    function write() {
      if (input || given().isReadOnly) return;
      input = dom.appendChild(document.createElement('input'));
      input.className = styles.tex;
      input.value = String(node.attrs['tex']);
      input.maxLength = 2_000;
      input.setAttribute('aria-label', given().words.formulaSource);
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
    }
    shown.addEventListener('click', write);
    draw();
    drawn.add(draw);
    // What was put in without a formula is there to be written.
    if (node.attrs['tex'] === '' && view.hasFocus()) queueMicrotask(() => dom.isConnected && write());
    return {
      dom,
      update(next) {
        if (next.type !== node.type) return false;
        node = next;
        draw();
        return true;
      },
      stopEvent: (event) => event.target === input || event.type === 'click',
      ignoreMutation: () => true,
      destroy: () => drawn.delete(draw),
    };
  }

  function table({ type }: Node): NodeView {
    onTable();
    const { dom, contentDOM } = DOMSerializer.renderSpec(document, type.spec.toDOM?.(type.create()) ?? ['table', 0]);
    return { dom, ...(contentDOM && { contentDOM }) };
  }

  const views: Record<string, NodeViewConstructor> = {
    table: (node) => table(node),
    citation: (node) => citation(node),
    figureReference: (node) => figure(node),
    formula: (node, view, getPos) => formula(node, view, getPos),
    equation: (node, view, getPos) => formula(node, view, getPos),
  };
  return {
    views,
    redraw: () => {
      for (const draw of drawn) draw();
    },
  };
}
