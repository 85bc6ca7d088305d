import type { ReactNode } from 'react';
import type { MenuItem } from '../Menu/Menu.types.ts';
import type { TableStatus } from '../TableNotice/TableNotice.types.ts';
import type { ColorTokens } from '../tokens/tokens.types.ts';

/** A hue of the eight data categories, or that of harm. */
export type CanvasTone = keyof ColorTokens['category'] | 'critical';

/** A thing on the board. World units are px at a zoom of 1; x grows to the right, y downwards, in every language. */
export type CanvasNode = {
  /** Stands once among nodes and edges. */
  id: string;
  /** Left edge in px. */
  x: number;
  /** Upper edge in px. */
  y: number;
  /** In px. @default 196 */
  width?: number;
  /** In px. @default 72 */
  height?: number;
  /** Plain words: its name everywhere, and what is edited. */
  label: string;
  /** Sort of node in the owner's words; `renderNode` decides what it looks like. */
  kind: string;
  /** Id of the node it belongs below, in the list and in layouts. */
  parent?: string;
  tone?: CanvasTone;
  /** Only suggested, or what is suggested for another node: it is seen, reached and chosen like others, and nothing is done with it. @default false */
  isGhost?: boolean;
};

/** A connection of two nodes, drawn from one to the other. */
export type CanvasEdge = {
  /** Stands once among nodes and edges. */
  id: string;
  /** Id of the node it leaves. */
  from: string;
  /** Id of the node it reaches. */
  to: string;
  label?: string;
  /** Said behind the label and not edited with it, such as how good the connection is. */
  note?: string;
  tone?: CanvasTone;
  /** Not there yet, weak, or only suggested. @default false */
  isDashed?: boolean;
  /** More than is wanted: two lines beside each other. @default false */
  isDouble?: boolean;
};

/** Somebody else who works here: at a node, or with the pointer at a point of the world. */
export type CanvasPresence = {
  id: string;
  name: string;
  color: CanvasTone;
  /** Id of the node they are at. */
  node?: string;
  /** Where their pointer is. */
  point?: { x: number; y: number };
};

/** Where a node now stands. */
export type CanvasMove = { id: string; x: number; y: number };

/** A wish for a new node: its upper left corner, and the node it grows from. */
export type CanvasPlace = { x: number; y: number; from?: string };

/** What `renderNode` may show beside the node. */
export type CanvasNodeState = { isSelected: boolean };

export type CanvasView = 'canvas' | 'list';

export type CanvasWords = {
  view: string;
  canvas: string;
  list: string;
  tools: string;
  tool: string;
  select: string;
  lasso: string;
  act: string;
  add: string;
  connect: string;
  edit: string;
  remove: string;
  open: string;
  undo: string;
  redo: string;
  copyImage: string;
  copied: string;
  saved: string;
  more: string;
  selectAll: string;
  zoom: string;
  zoomIn: string;
  zoomOut: string;
  zoomAll: string;
  zoomSelection: string;
  /** The figure between the buttons; pressed, it returns to this size. */
  zoomActual: (percent: string) => string;
  map: string;
  move: string;
  left: string;
  right: string;
  up: string;
  down: string;
  close: string;
  apply: string;
  /** Name of the field in which a label is edited. */
  label: string;
  connectTo: (label: string) => string;
  find: string;
  nothingFound: string;
  nodes: string;
  /** A connection in words; without a label of its own the last is empty. */
  edge: (from: string, to: string, label: string) => string;
  /** A connection below the node it leaves. */
  edgeTo: (to: string, label: string) => string;
  disconnect: (from: string) => string;
  /** Name of a node under selection. */
  selected: (label: string) => string;
  /** Said to who hears the canvas; the list is of equal power. */
  hint: string;
  readOnlyHint: string;
  empty: string;
  loading: string;
  /** Who else is at a node. */
  present: (names: readonly string[]) => string;
  saidMoved: (label: string) => string;
  saidSelected: (count: number) => string;
};

/** Wishes of the person. The canvas keeps no copy of the data: what the owner does not take up does not happen. An act whose wish is absent is not offered. */
export type CanvasIntents = {
  /** Once a gesture, when the hand lets go: where its nodes were put. */
  onMove?: (moves: readonly CanvasMove[]) => void;
  /** A connection was drawn or chosen, by ids of nodes. Its id, where it is given, has its label edited at once. */
  onConnect?: (connection: { from: string; to: string }) => string | void;
  /** Ids of nodes and edges. Edges of removed nodes are the owner's. */
  onRemove?: (ids: readonly string[]) => void;
  /** New words of a node or an edge. */
  onEditLabel?: (edit: { id: string; label: string }) => void;
  /** A new node is wanted at a place. Its id, where it is given, has its label edited at once. */
  onAdd?: (place: CanvasPlace) => string | void;
  /** Enter, or a double press where labels are not edited. */
  onOpen?: (id: string) => void;
  /** Ctrl or ⌘ and Z. */
  onUndo?: () => void;
  /** Ctrl or ⌘ with Shift and Z, or with Y. */
  onRedo?: () => void;
};

export type CanvasProps<Node extends CanvasNode = CanvasNode> = CanvasIntents & {
  /** Names it for assistive technology. */
  label: string;
  /** All nodes; only what is visible stands in the document. */
  nodes: readonly Node[];
  /** All connections; one whose ends are not both there is not drawn. */
  edges: readonly CanvasEdge[];
  /** Draws a node into its width and height. @default its label, with an edge of its tone */
  renderNode?: (node: Node, state: CanvasNodeState) => ReactNode;
  /** One line that says what `renderNode` shows beside the label, for the list and for who hears it. */
  describeNode?: (node: Node) => string;
  /** Further acts on what is selected, in the menus of both views. */
  actions?: (selected: readonly string[]) => readonly MenuItem[];
  /** Further controls at the end of the tools. */
  tools?: ReactNode;
  /** Who else is here. Drawn, never announced. */
  presence?: readonly CanvasPresence[];
  /** Ids of nodes and edges under selection, where the owner keeps them; else the canvas does. */
  selected?: ReadonlySet<string>;
  /** Told the ids that are selected. */
  onSelectionChange?: (selected: ReadonlySet<string>) => void;
  /** Canvas or list, where the owner keeps it. @default the list where it is narrower than 480 px */
  view?: CanvasView;
  /** Told the view that was chosen. */
  onViewChange?: (view: CanvasView) => void;
  /** Everything is shown whenever this changes, such as after nodes were added that a person asked for. */
  fitKey?: string;
  /** Px at its right side over which the owner has laid something: what is chosen is moved out of there. @default 0 */
  covered?: number;
  /** Nothing can be changed. @default false */
  isReadOnly?: boolean;
  /** Distance in px to which moved nodes snap. @default none */
  gridStep?: number;
  /** Loading, failed, partial or over a limit. */
  status?: TableStatus;
  /** Shown in place of nodes when there are none. */
  empty?: ReactNode;
  /** Height, a CSS length. @default '36rem' */
  height?: string;
  /** Words in place of the built-in ones. */
  words?: Partial<CanvasWords>;
  /** Class beside its own. */
  className?: string;
};
