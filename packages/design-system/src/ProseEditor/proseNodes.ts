import { DOMSerializer, type Node } from 'prosemirror-model';
import type { EditorView, NodeView, NodeViewConstructor } from 'prosemirror-view';
import * as chip from '../CitationChip/CitationChip.css.ts';
import * as styles from './ProseEditor.css.ts';
import { figureView, numberFigures } from './proseFigure.ts';
import type { GivenToNodes } from './proseNodes.types.ts';
import { writeInPlace } from './writeInPlace.ts';

/**
 * How atoms are drawn; `redraw` when what is known of them has changed.
 *
 * @param onTable hears of each table that is drawn
 */
export function proseNodes(given: () => GivenToNodes, onTable: () => void) {
  const drawn = new Set<() => void>();
  const pictures = new Set<(numbers: ReadonlyMap<number, number>) => void>();

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
    let drawnAs: { tex: string; by: GivenToNodes['renderFormula'] } | undefined;

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

    const field = writeInPlace({
      view,
      dom,
      shown,
      attribute: 'tex',
      longest: 2_000,
      label: () => given().words.formulaSource,
      node: () => node,
      at: getPos,
    });
    const write = () => {
      if (!given().isReadOnly) field.write();
    };
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
      stopEvent: (event) => field.isField(event.target) || event.type === 'click',
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
    figure: (node, view, getPos) => figureView(node, { view, getPos, given, drawn, pictures }),
    citation: (node) => citation(node),
    figureReference: (node) => figure(node),
    formula: (node, view, getPos) => formula(node, view, getPos),
    equation: (node, view, getPos) => formula(node, view, getPos),
  };
  return {
    views,
    /** Figures are numbered by their order, which changes with what stands before them. */
    renumber(document: Node) {
      if (pictures.size === 0) return;
      const numbers = numberFigures(document, given().firstFigure);
      for (const number of pictures) number(numbers);
    },
    redraw: () => {
      for (const draw of drawn) draw();
    },
  };
}
