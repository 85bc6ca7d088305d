import { lift } from 'prosemirror-commands';
import type { Node } from 'prosemirror-model';
import { type Command, EditorState, Selection, type Transaction } from 'prosemirror-state';
import { Step } from 'prosemirror-transform';
import { EditorView } from 'prosemirror-view';
import { documentIn } from './createProseSession.ts';
import { type HeldStep, putBelow } from './heldSteps.ts';
import * as styles from './ProseEditor.css.ts';
import type { ProseEditorProps, ProseEditorWords, ProseStep } from './ProseEditor.types.ts';
import { insertBlock } from './proseBlocks.ts';
import { markdownOf, PastedParser, withStylesAside } from './proseClipboard.ts';
import { proseDecorations, prosePlaceholder, showing } from './proseDecorations.ts';
import { proseCommands, proseKeys, proseRules } from './proseKeys.ts';
import { proseNodes } from './proseNodes.ts';
import type { ProseTables, TableCommand } from './proseTables.ts';

export type ViewProps = Omit<ProseEditorProps, 'words'> & { words: ProseEditorWords };

/** What the tools show of where the person is. */
export type Standing = {
  /** Marks of what is selected, or of what is typed next. */
  marks: readonly string[];
  /** Kind of paragraph: `paragraph`, `heading2`, `codeBlock`. */
  block: string;
  /** Lists and quotations around it. */
  around: readonly string[];
  link: string | undefined;
  /** The table around it, once its tools are there. */
  table: { hasHeader: boolean } | undefined;
};

/** Marks a transaction of what others did. */
const theirs = 'assay-theirs';
/** In ms; the browser tells of the last characters of a composition after it has ended. */
const afterComposition = 60;

/** The editor without React: the view, and what its tools need. */
export function createProseView(mount: HTMLElement, first: ViewProps) {
  let props = first;
  const { session } = first;
  const { schema } = session;
  const commands = proseCommands(schema);
  const listeners = new Set<() => void>();
  const nodes = proseNodes(
    () => props,
    () => void bringTables(),
  );
  let tables: ProseTables | undefined;
  /** Where pictures are to come that are on their way to be kept. */
  const awaited = new Set<{ at: number }>();
  let held: HeldStep[] = [];
  let waiting: ProseStep[] = [];
  let settling: ReturnType<typeof setTimeout> | undefined;
  const called =
    (name: 'onUndo' | 'onRedo'): Command =>
    () => {
      props[name]?.();
      return true;
    };
  const own = { 'Mod-z': called('onUndo'), 'Mod-y': called('onRedo'), 'Shift-Mod-z': called('onRedo') };

  const view = new EditorView(
    { mount },
    {
      state: EditorState.create({
        doc: documentIn(schema, session.value),
        plugins: [
          proseRules(schema),
          ...proseKeys(schema, own),
          proseDecorations(),
          prosePlaceholder(() => (props.isReadOnly ? undefined : props.placeholder)),
        ],
      }),
      nodeViews: nodes.views,
      editable: () => props.isReadOnly !== true,
      attributes: () => ({
        class: styles.text,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': props.label,
        ...(props.isReadOnly === true && { 'aria-readonly': 'true', tabindex: '0' }),
        ...(props.placeholder !== undefined && { 'aria-placeholder': props.placeholder }),
      }),
      dispatchTransaction: dispatch,
      transformPastedHTML: withStylesAside,
      clipboardParser: new PastedParser(schema),
      clipboardTextSerializer: markdownOf,
      handlePaste: (_, event) => takePictures(event.clipboardData, view.state.selection.from),
      handleDrop(_, event) {
        const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
        return takePictures(event.dataTransfer, place?.pos ?? view.state.selection.from);
      },
      handleDOMEvents: {
        focus() {
          tellSelection();
          return false;
        },
        beforeinput(_, event) {
          if (event.inputType !== 'historyUndo' && event.inputType !== 'historyRedo') return false;
          event.preventDefault();
          props[event.inputType === 'historyUndo' ? 'onUndo' : 'onRedo']?.();
          return true;
        },
        compositionend() {
          clearTimeout(settling);
          settling = setTimeout(settle, afterComposition);
          return false;
        },
        click(_, event) {
          const range = (event.target as Element | null)?.closest?.('[data-range]')?.getAttribute('data-range');
          if (range != null) props.onOpenRange?.(range);
          return false;
        },
      },
    },
  );

  /** Comes with the first table that is drawn: who writes without tables does not fetch what edits them. */
  async function bringTables(): Promise<void> {
    if (tables) return;
    const { openTables } = await import('./proseTables.ts');
    if (tables || view.isDestroyed) return;
    tables = openTables((transaction) => transaction.getMeta(theirs) !== undefined);
    view.updateState(view.state.reconfigure({ plugins: [...tables.plugins, ...view.state.plugins] }));
    changed();
  }

  function changed(): void {
    for (const listener of listeners) listener();
  }

  function tellSelection(): void {
    const { anchor, head } = view.state.selection;
    if (view.hasFocus()) props.onSelect?.({ anchor, head });
  }

  function tell(steps: readonly Step[]): void {
    if (steps.length > 0) session.onSteps(steps.map((step) => step.toJSON() as ProseStep));
  }

  function dispatch(transaction: Transaction): void {
    const before = view.state;
    const { state, transactions } = before.applyTransaction(transaction);
    view.updateState(state);
    for (const one of awaited) for (const { mapping } of transactions) one.at = mapping.map(one.at);
    if (transactions.some(({ docChanged }) => docChanged)) nodes.renumber(state.doc);
    const mine = transactions.filter((one) => one.docChanged && one.getMeta(theirs) === undefined);
    for (const { steps, docs } of mine) {
      held.push(...steps.map((step, at) => ({ step, inverse: step.invert(docs[at] as Node) })));
    }
    // While a composition goes on, theirs wait, and what is made beside them is not told.
    if (mine.length > 0 && !view.composing) settle();
    if (!before.selection.eq(view.state.selection)) tellSelection();
    changed();
  }

  /** Once nothing is being composed: what others did meanwhile goes below what was done here, and that is told. */
  function settle(): void {
    if (view.isDestroyed || view.composing) return;
    const others = waiting.map((step) => Step.fromJSON(schema, step));
    const mine = held;
    waiting = [];
    held = [];
    if (others.length === 0) {
      tell(mine.map(({ step }) => step));
      return;
    }
    const { tr } = view.state;
    const told = putBelow(tr, mine, others);
    dispatch(tr.setMeta(theirs, true));
    tell(told);
  }

  const leave = session.subscribe((steps) => {
    waiting.push(...steps);
    if (!view.composing && held.length === 0) settle();
  });

  function show(): void {
    dispatch(showing(view.state, props));
  }
  show();

  function standing(): Standing {
    const { selection, storedMarks, doc } = view.state;
    const { $from, from, to, empty } = selection;
    const here = storedMarks ?? $from.marks();
    const marks = Object.values(schema.marks).filter((type) =>
      empty ? type.isInSet(here) : doc.rangeHasMark(from, to, type),
    );
    const around: string[] = [];
    for (let depth = $from.depth - 1; depth > 0; depth -= 1) around.push($from.node(depth).type.name);
    const { name } = $from.parent.type;
    let link: string | undefined;
    doc.nodesBetween(from, Math.max(to, from + (empty ? 0 : 1)), (node) => {
      const mark = node.marks.find(({ type }) => type.name === 'link');
      if (mark) link = String(mark.attrs['href']);
    });
    const hasHeader = tables?.headerOf(view.state);
    return {
      marks: marks.map((type) => type.name),
      block: name === 'heading' ? `heading${$from.parent.attrs['level']}` : name,
      around,
      link,
      table: hasHeader === undefined ? undefined : { hasHeader },
    };
  }

  /** Puts a thing where the caret is. */
  function insert(name: string, attrs: Record<string, unknown>): void {
    const type = schema.nodes[name];
    if (!type) return;
    view.focus();
    const { tr } = view.state;
    const node = type.create(attrs);
    view.dispatch(type.isBlock ? insertBlock(tr, node) : tr.replaceSelectionWith(node, false).scrollIntoView());
  }

  /** Puts a picture in once it is kept, where it was brought to; whoever writes elsewhere by then goes on there. */
  async function addPicture(picture: File, at: number): Promise<void> {
    const type = schema.nodes['figure'];
    if (!type) return;
    const place = { at };
    awaited.add(place);
    const file = await props.onAddPicture?.(picture);
    awaited.delete(place);
    if (file === undefined || view.isDestroyed) return;
    const { tr, selection } = view.state;
    tr.setSelection(Selection.near(tr.doc.resolve(Math.min(place.at, tr.doc.content.size))));
    const figure = type.createAndFill({ file });
    if (figure) insertBlock(tr, figure);
    view.dispatch(selection.from === place.at ? tr : tr.setSelection(selection.map(tr.doc, tr.mapping)));
  }

  /** Pictures among what is pasted or dropped; words beside them come first. */
  function takePictures(data: DataTransfer | null, at: number): boolean {
    if (!props.onAddPicture || props.isReadOnly || !data || data.types.includes('text/html')) return false;
    const pictures = Array.from(data.files).filter(({ type }) => type.startsWith('image/'));
    for (const picture of pictures) void addPicture(picture, at);
    return pictures.length > 0;
  }

  return {
    addPicture: (picture: File) => void addPicture(picture, view.state.selection.from),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    standing,
    can: (name: string) => commands[name] !== undefined || schema.nodes[name] !== undefined,
    run(name: string): void {
      if (name === 'quote' && standing().around.includes('quote')) lift(view.state, view.dispatch);
      else commands[name]?.(view.state, view.dispatch);
      view.focus();
    },
    insert,
    insertTable(): void {
      const { tableRow: row, tableHeader: header, tableCell: cell, table } = schema.nodes;
      if (!row || !header || !cell || !table) return;
      const rowOf = (type: typeof cell) =>
        row.create(
          null,
          Array.from({ length: 3 }, () => type.createAndFill()).filter((one) => one !== null),
        );
      view.focus();
      view.dispatch(insertBlock(view.state.tr, table.create(null, [rowOf(header), rowOf(cell), rowOf(cell)])));
    },
    runInTable(name: TableCommand): void {
      tables?.commands[name](view.state, view.dispatch);
      view.focus();
    },
    /** Links what is selected, or unlinks it. */
    link(href: string | undefined): void {
      const type = schema.marks['link'];
      if (!type) return;
      const { from, to, empty } = view.state.selection;
      const { tr } = view.state;
      tr.removeMark(from, to, type);
      if (href !== undefined && empty) tr.insert(from, schema.text(href, [type.create({ href })]));
      else if (href !== undefined) tr.addMark(from, to, type.create({ href }));
      view.dispatch(tr);
      view.focus();
    },
    update(next: ViewProps): void {
      const before = props;
      props = next;
      nodes.redraw();
      nodes.renumber(view.state.doc);
      view.setProps({});
      const isShownAnew = (['ranges', 'people', 'suggestions', 'words'] as const).some(
        (name) => before[name] !== next[name],
      );
      if (isShownAnew && !view.composing) show();
    },
    focus: () => view.focus(),
    destroy(): void {
      clearTimeout(settling);
      if (!view.composing) settle();
      leave();
      view.destroy();
    },
  };
}

export type ProseView = ReturnType<typeof createProseView>;
