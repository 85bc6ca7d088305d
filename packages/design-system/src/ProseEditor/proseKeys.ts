import { baseKeymap, chainCommands, exitCode, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import { InputRule, inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import type { MarkType, NodeType, Schema } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, type EditorState, NodeSelection, type Plugin, Selection } from 'prosemirror-state';
import type { KeyPress } from '../Keys/keys.rules.ts';
import { proseEditorKeys } from './prose-editor.keys.ts';
import { insertBlock, removeBlock } from './proseBlocks.ts';

/** Commands for what a schema has, by the names that the editor knows; absent where the schema has no such thing. */
export function proseCommands(schema: Schema): Readonly<Record<string, Command | undefined>> {
  const { nodes, marks } = schema;
  const { listItem, equation } = nodes;
  const mark = (name: string) => marks[name] && toggleMark(marks[name], null, { includeWhitespace: true });
  const list = (name: string) => {
    const type = nodes[name];
    if (!type || !listItem) return undefined;
    const isIn: Command = (state, dispatch) => {
      const { $from } = state.selection;
      for (let depth = $from.depth; depth > 0; depth -= 1) {
        if ($from.node(depth).type === type) return liftListItem(listItem)(state, dispatch);
      }
      return false;
    };
    return chainCommands(isIn, wrapInList(type));
  };
  const block = (name: string, attrs?: Record<string, unknown>) => nodes[name] && setBlockType(nodes[name], attrs);
  const lineBreak = nodes['lineBreak'];
  return {
    strong: mark('strong'),
    emphasis: mark('emphasis'),
    subscript: mark('subscript'),
    superscript: mark('superscript'),
    code: mark('code'),
    paragraph: block('paragraph'),
    codeBlock: block('codeBlock'),
    ...Object.fromEntries([1, 2, 3, 4].map((level) => [`heading${level}`, block('heading', { level })])),
    quote: nodes['quote'] && wrapIn(nodes['quote']),
    bulletList: list('bulletList'),
    orderedList: list('orderedList'),
    equation:
      equation &&
      ((state, dispatch) => {
        dispatch?.(insertBlock(state.tr, equation.create()));
        return true;
      }),
    splitItem: listItem && splitListItem(listItem),
    sink: listItem && sinkListItem(listItem),
    lift: listItem && liftListItem(listItem),
    lineBreak:
      lineBreak &&
      chainCommands(exitCode, (state, dispatch) => {
        dispatch?.(state.tr.replaceSelectionWith(lineBreak.create()).scrollIntoView());
        return true;
      }),
  };
}

/** Opens a formula that is selected, to be written. */
const openFormula: Command = ({ selection }, _, view) => {
  if (!(selection instanceof NodeSelection) || selection.node.attrs['tex'] === undefined) return false;
  const drawn = view?.nodeDOM(selection.from);
  if (drawn instanceof HTMLElement) drawn.querySelector<HTMLElement>('[role="math"]')?.click();
  return true;
};

/** Depth of the figure in whose caption the caret is; 0 without one. */
const figureAround = ({ selection: { $from } }: EditorState) =>
  $from.depth > 1 && $from.node(-1).type.name === 'figure' ? $from.depth - 1 : 0;

/** Below a caption one goes on: there is one to a picture. */
const leaveFigure: Command = (state, dispatch) => {
  const depth = figureAround(state);
  const { $from } = state.selection;
  const paragraph =
    depth > 0 &&
    $from
      .node(depth - 1)
      .contentMatchAt($from.indexAfter(depth - 1))
      .defaultType?.createAndFill();
  if (!paragraph) return false;
  const after = $from.after(depth);
  const tr = state.tr.insert(after, paragraph);
  dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve(after + 1))).scrollIntoView());
  return true;
};

/** A figure goes once its caption is empty, as a line does. */
const removeFigure: Command = (state, dispatch) => {
  const depth = figureAround(state);
  const { $from } = state.selection;
  if (depth === 0 || $from.parent.content.size > 0) return false;
  dispatch?.(removeBlock(state.tr, $from.before(depth)));
  return true;
};

/** A press as ProseMirror names it: `Mod-Shift-7`. */
const keyOf = (press: KeyPress) => press.replaceAll('+', '-').replace(/-[A-Z]$/, (letter) => letter.toLowerCase());

/** Keys of the editor. Tab goes on in lists and tables, and out of the editor everywhere else. */
export function proseKeys(schema: Schema, own: Readonly<Record<string, Command>>): Plugin[] {
  const commands = proseCommands(schema);
  const keys: Record<string, Command> = { ...own };
  const bind = (presses: readonly KeyPress[], ...names: string[]) => {
    const found = names.map((name) => commands[name]).filter((command) => command !== undefined);
    if (found.length === 0) return;
    for (const press of presses) keys[keyOf(press)] = chainCommands(...found);
  };
  const { heading, nextCell: _, tools: __, ...simple } = proseEditorKeys;
  for (const [name, presses] of Object.entries(simple)) bind(presses, name);
  for (const [at, press] of heading.entries()) bind([press], `heading${at + 1}`);
  keys['Enter'] = chainCommands(openFormula, leaveFigure, ...(commands['splitItem'] ? [commands['splitItem']] : []));
  keys['Backspace'] = removeFigure;
  bind(['Shift+Enter'], 'lineBreak');
  bind(['Tab'], 'sink');
  bind(['Shift+Tab'], 'lift');
  return [keymap(keys), keymap(baseKeymap)];
}

/** Words between signs become what these say: `**bold**`, `*italic*`, `` `code` ``. */
function markRule(pattern: RegExp, type: MarkType): InputRule {
  return new InputRule(pattern, (state, match, start, end) => {
    const words = match[2] ?? '';
    const before = match[1] ?? '';
    const { tr } = state;
    const from = start + before.length;
    if (state.doc.rangeHasMark(from, end, state.schema.marks['code'] ?? type)) return null;
    tr.replaceWith(from, end, state.schema.text(words, [type.create()]));
    return tr.removeStoredMark(type);
  });
}

/** Marks of Markdown, as they are typed. */
export function proseRules(schema: Schema): Plugin {
  const { nodes, marks } = schema;
  const rules: InputRule[] = [];
  const node = (name: string, rule: (type: NodeType) => InputRule) => {
    const type = nodes[name];
    if (type) rules.push(rule(type));
  };
  node('heading', (type) =>
    textblockTypeInputRule(/^(#{1,4})\s$/, type, ([, signs = '']) => ({ level: signs.length })),
  );
  node('bulletList', (type) => wrappingInputRule(/^\s*([-*])\s$/, type));
  node('orderedList', (type) =>
    wrappingInputRule(
      /^(\d{1,9})[.)]\s$/,
      type,
      ([, first]) => ({ first: Number(first) }),
      (match, before) => before.childCount + Number(before.attrs['first']) === Number(match[1]),
    ),
  );
  node('quote', (type) => wrappingInputRule(/^\s*>\s$/, type));
  node('codeBlock', (type) => textblockTypeInputRule(/^```$/, type));
  node('equation', (type) => {
    return new InputRule(/^\$\$\s$/, ({ tr, doc }, _, start) => {
      const $start = doc.resolve(start);
      return insertBlock(tr.setSelection(NodeSelection.create(doc, $start.before())), type.create());
    });
  });
  node('formula', (type) => {
    return new InputRule(/(?:^|\s)\$([^$\s](?:[^$]*[^$\s])?)\$$/, (state, match, start, end) => {
      const from = start + match[0].indexOf('$');
      return state.tr.replaceWith(from, end, type.create({ tex: match[1] ?? '' }));
    });
  });
  if (marks['strong']) rules.push(markRule(/(^|[^*])\*\*([^*\s](?:[^*]*[^*\s])?)\*\*$/, marks['strong']));
  if (marks['emphasis']) rules.push(markRule(/(^|[^*])\*([^*\s](?:[^*]*[^*\s])?)\*$/, marks['emphasis']));
  if (marks['code']) rules.push(markRule(/(^|[^`])`([^`\s](?:[^`]*[^`\s])?)`$/, marks['code']));
  return inputRules({ rules });
}
