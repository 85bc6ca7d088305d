import type { ReactNode } from 'react';
import type { IconDrawing } from '../Icon/Icon.types.ts';

/** One node; an id stands once in the whole tree. */
export type TreeNode = {
  id: string;
  /** Plain words: what is shown, and what typing finds. */
  label: string;
  icon?: IconDrawing;
  /** At the end: a count, a state. */
  aside?: ReactNode;
  /** Its children; `'later'` where they are asked for when it is opened. */
  children?: readonly TreeNode[] | 'later';
};

export type TreeWords = {
  loading: string;
  /** Below a node whose children did not come; opening it again asks again. */
  failed: string;
};

export type TreeProps = {
  /** Names the tree for assistive technology. */
  label: string;
  /** The first level, each with its children. */
  nodes: readonly TreeNode[];
  /** Children of a node that has them `'later'`; aborted when the node is closed again. */
  loadChildren?: (node: TreeNode, options: { signal: AbortSignal }) => Promise<readonly TreeNode[]>;
  /** Ids open at first; one that is added later is open when it comes. Kept between renderings. */
  defaultExpanded?: readonly string[];
  /** Ids under selection; with `onSelectionChange` nodes can be selected. */
  selected?: ReadonlySet<string>;
  /** Told the ids that are selected; makes nodes selectable. */
  onSelectionChange?: (selected: ReadonlySet<string>) => void;
  /** Several may be selected. @default false */
  isMultiple?: boolean;
  /** Told which node the keyboard has come to. */
  onFocusChange?: (node: TreeNode) => void;
  /** Ids of the node that one is at elsewhere on the page and of those above it: the nearest that is seen is marked and kept in view. */
  current?: readonly string[];
  /** Enter, or a double press; a single one where nodes cannot be selected. */
  onOpen?: (node: TreeNode) => void;
  /** Most height before the nodes scroll, a CSS length. @default '24rem' */
  maxHeight?: string;
  /** Shown in place of nodes when there are none. */
  empty?: ReactNode;
  /** Words in place of the built-in ones. */
  words?: Partial<TreeWords>;
  /** Class beside its own. */
  className?: string;
};
