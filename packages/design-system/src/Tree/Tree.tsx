import { type CSSProperties, type KeyboardEvent, type MouseEvent, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { readingArrows } from '../browser/readingArrows.ts';
import { useLanguage, wordsIn } from '../Language/LanguageContext.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { useRowSize } from '../Windowing/useRowSize.tsx';
import * as styles from './Tree.css.ts';
import type { TreeProps } from './Tree.types.ts';
import { treeWords } from './Tree.words.ts';
import { TreeItems } from './TreeItems.tsx';
import { isExpandable, rowByLetters, type TreeRow, treeRows } from './tree.rows.ts';
import { useTreeChildren } from './useTreeChildren.ts';

/** Pause in ms after which typed letters begin a new word. */
const typingPause = 600;

const noNodes: readonly string[] = [];
const noneSelected: ReadonlySet<string> = new Set();

/** Things within things (WAI-ARIA APG, tree view), virtual: claims, structures, folders, up to 100,000 nodes. */
export function Tree({
  label,
  nodes,
  loadChildren,
  defaultExpanded = noNodes,
  selected,
  onSelectionChange,
  isMultiple = false,
  onFocusChange,
  current = noNodes,
  onOpen,
  maxHeight = '24rem',
  empty,
  words,
  className,
}: TreeProps) {
  const say = wordsIn(treeWords, useLanguage(), words);
  const scroller = useRef<HTMLDivElement>(null);
  const typed = useRef({ letters: '', at: 0 });
  const { expanded, loaded, failed, waiting, expand, collapse } = useTreeChildren(loadChildren, defaultExpanded);
  const rows = useMemo(() => treeRows(nodes, expanded, loaded), [nodes, expanded, loaded]);
  const { height: rowHeight, probe } = useRowSize();
  const [focusId, setFocusId] = useState<string>();
  const at = rows.findLastIndex(({ node }) => current.includes(node.id));
  // Before the keyboard was here it begins where one is.
  const focus = Math.max(0, focusId === undefined ? at : rows.findIndex(({ node }) => node.id === focusId));

  useEffect(() => {
    const tree = scroller.current;
    // Whoever moves through it themselves keeps their view.
    if (tree && at >= 0 && !tree.matches(':focus-within'))
      tree.scrollTop = Math.min(at * rowHeight, Math.max(tree.scrollTop, (at + 1) * rowHeight - tree.clientHeight));
  }, [at, rowHeight]);

  function moveTo(at: number) {
    const row = rows[Math.max(0, Math.min(rows.length - 1, at))];
    if (!row) return;
    flushSync(() => setFocusId(row.node.id));
    scroller.current?.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]')?.focus();
  }

  function select({ node }: TreeRow, isToggled: boolean) {
    if (!onSelectionChange) return;
    const next = new Set(isMultiple && isToggled ? selected : []);
    if (isMultiple && isToggled && next.has(node.id)) next.delete(node.id);
    else next.add(node.id);
    onSelectionChange(next);
  }

  const toggle = ({ node, isExpanded }: TreeRow) => (isExpanded ? collapse(node) : expand([node]));

  function typeAhead(event: KeyboardEvent) {
    const isNew = event.timeStamp - typed.current.at > typingPause;
    typed.current = { letters: (isNew ? '' : typed.current.letters) + event.key, at: event.timeStamp };
    const found = rowByLetters(rows, typed.current.letters, focus);
    if (found !== undefined) moveTo(found);
  }

  function keyDown(event: KeyboardEvent<HTMLElement>) {
    const row = rows[focus];
    if (!row || !(event.target instanceof Element) || !event.target.matches('[role="treeitem"]')) return;
    const [inward, outward] = readingArrows(event.currentTarget);
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / rowHeight) - 1);
    const keys: Record<string, () => void> = {
      ArrowDown: () => moveTo(focus + 1),
      ArrowUp: () => moveTo(focus - 1),
      PageDown: () => moveTo(focus + page),
      PageUp: () => moveTo(focus - page),
      Home: () => moveTo(0),
      End: () => moveTo(rows.length - 1),
      [inward]: () => {
        if (row.isExpanded === false) expand([row.node]);
        else if (row.isExpanded && rows[focus + 1]?.parent === focus) moveTo(focus + 1);
      },
      [outward]: () => {
        if (row.isExpanded) collapse(row.node);
        else if (row.parent >= 0) moveTo(row.parent);
      },
      Enter: () => (onOpen ? onOpen(row.node) : onSelectionChange ? select(row, false) : toggle(row)),
      ' ': () => select(row, true),
      '*': () =>
        expand(rows.filter((each) => each.parent === row.parent && isExpandable(each.node)).map(({ node }) => node)),
    };
    const act = keys[event.key];
    if ((event.ctrlKey || event.metaKey) && event.key === 'a') {
      event.preventDefault();
      if (isMultiple) onSelectionChange?.(new Set(rows.map(({ node }) => node.id)));
    } else if (act) {
      event.preventDefault();
      act();
    } else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      typeAhead(event);
    }
  }

  const rowAt = (target: EventTarget) =>
    target instanceof Element
      ? rows[Number(target.closest('[role="treeitem"]')?.getAttribute('data-row') ?? -1)]
      : undefined;

  /** Keys are about the row that has the focus, whoever gave it. */
  function follow(target: EventTarget) {
    const row = rowAt(target);
    if (!row) return;
    setFocusId(row.node.id);
    onFocusChange?.(row.node);
  }

  function press(event: MouseEvent<HTMLElement>) {
    const row = rowAt(event.target);
    if (!row) return;
    setFocusId(row.node.id);
    // Only what can be opened has one.
    const isTwist = event.target instanceof Element && event.target.closest('[data-twist]');
    if (isTwist || (row.isExpanded !== undefined && !(onSelectionChange ?? onOpen))) toggle(row);
    else if (onSelectionChange) select(row, event.ctrlKey || event.metaKey);
    else onOpen?.(row.node);
  }

  return (
    <div className={className}>
      {/* The focus is on its nodes, never on the tree itself. */}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div
        ref={scroller}
        role="tree"
        aria-label={label}
        aria-multiselectable={(onSelectionChange && isMultiple) || undefined}
        className={styles.tree}
        style={{ maxBlockSize: maxHeight, [styles.rowHeight]: `${rowHeight}px` } as CSSProperties}
        onKeyDown={keyDown}
        onFocus={(event) => follow(event.target)}
        onClick={press}
        onDoubleClick={({ target }) => {
          const row = rowAt(target);
          if (row && onSelectionChange) onOpen?.(row.node);
        }}
      >
        {probe}
        <TreeItems
          scroller={scroller}
          rows={rows}
          rowHeight={rowHeight}
          focus={focus}
          current={at}
          selected={onSelectionChange ? (selected ?? noneSelected) : undefined}
          waiting={waiting}
          failed={failed}
          failedWord={say.failed}
        />
      </div>
      {rows.length === 0 && empty !== undefined && <div className={styles.none}>{empty}</div>}
      <VisuallyHidden role="status">{waiting.size > 0 ? say.loading : ''}</VisuallyHidden>
    </div>
  );
}
