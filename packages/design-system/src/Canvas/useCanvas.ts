import { useMemo, useState } from 'react';
import { saveFile } from '../browser/saveFile.ts';
import { useLanguage, wordsIn } from '../Language/LanguageContext.ts';
import type { CanvasNode, CanvasPlace, CanvasProps } from './Canvas.types.ts';
import { canvasWords } from './Canvas.words.ts';
import type { CanvasCommand } from './canvas.keys.ts';
import { stepOf } from './canvas.keys.ts';
import { edgeWords } from './edgeLook.ts';
import { freePlace } from './freePlace.ts';
import { type Direction, steps } from './geometry.ts';
import { toSvg } from './toSvg.ts';
import { useHand } from './useHand.ts';
import { useSelection } from './useSelection.ts';
import { useShownNodes } from './useShownNodes.ts';

/** What both views of a canvas share: what is shown, selected and held, what can be done, and what is being edited or connected. */
export function useCanvas<Node extends CanvasNode>(props: CanvasProps<Node>) {
  const { nodes, edges, gridStep, isReadOnly = false, describeNode } = props;
  const language = useLanguage();
  const say = wordsIn(canvasWords, language, props.words);
  const { onMove, onConnect, onRemove, onEditLabel, onAdd, onUndo, onRedo }: CanvasProps<Node> = isReadOnly
    ? { ...props, ...nothingChanges }
    : props;
  const { onOpen } = props;
  const selection = useSelection(props.selected, props.onSelectionChange);
  const hand = useHand(nodes, onMove, gridStep);
  const shown = useShownNodes(nodes, hand.held, hand.put);
  const byId = useMemo(() => new Map(shown.map((node) => [node.id, node])), [shown]);
  const edgeById = useMemo(() => new Map(edges.map((edge) => [edge.id, edge])), [edges]);
  const [editing, setEditing] = useState<string>();
  const [connecting, setConnecting] = useState<string>();
  const [focus, setFocus] = useState<string>();
  const [said, setSaid] = useState('');

  /** The words by which a node or an edge is told from others. */
  function nameOf(id: string): string {
    const node = byId.get(id);
    if (node) return node.label;
    const edge = edgeById.get(id);
    return edge ? say.edge(byId.get(edge.from)?.label ?? '', byId.get(edge.to)?.label ?? '', edgeWords(edge)) : '';
  }

  const isThere = (id: string) => byId.has(id) || edgeById.has(id);
  const isGhost = (id: string) => byId.get(id)?.isGhost === true;
  /** What buttons and menus are about: what is seen to be selected, and can be changed. */
  const chosen = () => [...selection.selected].filter((id) => isThere(id) && !isGhost(id));
  /** What keys are about: the selection, else where the keyboard is. */
  function subjects(): string[] {
    const ids = [...selection.selected].filter(isThere);
    return ids.length > 0 || focus === undefined || !isThere(focus) ? ids : [focus];
  }
  /** The one of several that an act on one is about. */
  const oneOf = (ids: readonly string[]) => (focus !== undefined && ids.includes(focus) ? focus : ids[0]);

  /** Carries what is selected; told when the keys are let go. */
  function nudge(direction: Direction, isLarge: boolean) {
    const ids = new Set(subjects().filter((id) => byId.has(id) && !isGhost(id)));
    const { x, y } = steps[direction];
    const step = stepOf(gridStep, isLarge);
    if (onMove && ids.size > 0) hand.carry(ids, { x: x * step, y: y * step });
  }

  function letGo() {
    const names = subjects()
      .filter((id) => !isGhost(id))
      .map(nameOf);
    if (hand.drop() > 0) setSaid(say.saidMoved(names.join(', ')));
  }

  async function copyImage() {
    const real = nodes.filter((node) => node.isGhost !== true);
    const svg = toSvg(real, edges, {
      title: props.label,
      language,
      ...(describeNode ? { describeNode: describeNode as (node: CanvasNode) => string } : {}),
    });
    const file = new Blob([svg], { type: 'image/svg+xml' });
    try {
      if (!ClipboardItem.supports(file.type)) throw new Error('The clipboard takes no drawings');
      await navigator.clipboard.write([new ClipboardItem({ [file.type]: file })]);
      setSaid(say.copied);
    } catch {
      saveFile(file, `${props.label}.svg`);
      setSaid(say.saved);
    }
  }

  /** Asks for the words of what was just added, where its owner names it. */
  function edited(added: string | void) {
    if (typeof added === 'string' && onEditLabel) setEditing(added);
  }

  const connectNodes =
    onConnect &&
    ((connection: { from: string; to: string }) => {
      setSaid(say.edge(byId.get(connection.from)?.label ?? '', byId.get(connection.to)?.label ?? '', ''));
      edited(onConnect(connection));
    });

  const acts = {
    undo: onUndo,
    redo: onRedo,
    remove:
      onRemove &&
      ((ids: readonly string[]) => {
        if (ids.length === 0) return;
        selection.clear();
        onRemove(ids);
      }),
    edit: onEditLabel && ((id: string) => setEditing(id)),
    open: onOpen,
    /** At a place, else where there is room beside a node. */
    add: onAdd && ((place: CanvasPlace | undefined, from?: string) => edited(onAdd(place ?? freePlace(nodes, from)))),
    /** Two nodes with each other, the one that was chosen first leading to the other; one with what is asked for. */
    connect:
      connectNodes &&
      ((ids: readonly string[]) => {
        const [from, to, ...others] = ids.filter((id) => byId.has(id));
        if (from !== undefined && to !== undefined && others.length === 0) connectNodes({ from, to });
        else setConnecting(oneOf(ids));
      }),
    move:
      onMove &&
      ((direction: Direction) => {
        nudge(direction, true);
        letGo();
      }),
  };

  /** Does what both views do alike to some nodes and edges; whether it was one of these and could be done. */
  function run(command: CanvasCommand, all: readonly string[] = subjects()): boolean {
    const ids = all.filter((id) => !isGhost(id));
    const id = oneOf(ids);
    const isNode = id !== undefined && byId.has(id);
    const opened = id ?? oneOf(all);
    const { undo, redo, remove, edit, open, add, connect } = acts;
    const does: Partial<Record<CanvasCommand, (() => void) | false | undefined>> = {
      undo,
      redo,
      add: add && (() => add(undefined, isNode ? id : undefined)),
      remove: ids.length > 0 && remove && (() => remove(ids)),
      edit: id !== undefined && edit && (() => edit(id)),
      open:
        opened !== undefined &&
        (open && byId.has(opened) ? () => open(opened) : id !== undefined && edit && (() => edit(id))),
      connect: isNode && connect && (() => connect(ids)),
      selectAll: () => {
        const real = nodes.filter((node) => node.isGhost !== true);
        selection.select(new Set(real.map((node) => node.id)));
        setSaid(say.saidSelected(real.length));
      },
    };
    const act = does[command];
    if (!act) return false;
    act();
    return true;
  }

  return {
    props,
    say,
    language,
    nodes: shown,
    edges,
    byId,
    edgeById,
    selection,
    hand,
    acts,
    run,
    nudge,
    letGo,
    nameOf,
    chosen,
    oneOf,
    copyImage,
    editing,
    setEditing,
    connecting,
    setConnecting,
    connectNodes,
    onEditLabel,
    focus,
    setFocus,
    said,
    setSaid,
  };
}

const nothingChanges = {
  onMove: undefined,
  onConnect: undefined,
  onRemove: undefined,
  onEditLabel: undefined,
  onAdd: undefined,
  onUndo: undefined,
  onRedo: undefined,
};

export type CanvasState<Node extends CanvasNode = CanvasNode> = ReturnType<typeof useCanvas<Node>>;
