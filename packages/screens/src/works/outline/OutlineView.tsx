import { Drawer, Text, Tree, type TreeNode } from '@assay/design-system';
import { layout } from '@assay/design-system/style';
import { useMessages } from '@assay/i18n';
import { use, useMemo } from 'react';
import { flushSync } from 'react-dom';
import { worksMessages } from '../messages.ts';
import { useTalk } from '../talk/useTalk.ts';
import { useWorkSession } from '../WorkContext.ts';
import { WorkFindingsContext } from '../WorkFindings.ts';
import { leadTo } from './lead-to.ts';
import { OutlineAside } from './OutlineMark.tsx';
import * as styles from './outline.css.ts';
import type { OutlineItem, ToolOutline } from './outline.types.ts';
import { indexOutline } from './outline-index.ts';
import { type OutlineMarks, outlineMarks } from './outline-marks.ts';
import { useItemAt } from './useItemAt.ts';
import { useRecordItems } from './useRecordItems.ts';

/** Px at the top of the page that its header covers, with its line. */
const top = layout.header + 1;

interface OutlineViewProps {
  outline: ToolOutline | undefined;
  /** It stands beside the work, and not over it. */
  isBeside: boolean;
  onClose(): void;
}

/** The structure of a work, by which one goes through it: beside the work, on a narrow page over it until one has gone somewhere. */
export default function OutlineView({ outline, isBeside, onClose }: OutlineViewProps) {
  const t = useMessages(worksMessages);
  const useItems = outline?.useItems ?? useRecordItems;
  const items = useItems();
  const { session, snapshot } = useWorkSession();
  const findings = use(WorkFindingsContext);
  const waiting = useTalk().suggestions.data;
  const { state } = session;
  // The records change in place.
  // oxlint-disable-next-line react/exhaustive-deps
  const index = useMemo(() => indexOutline(items, state), [items, state, snapshot.content]);
  const marks = useMemo(() => {
    const open = (waiting ?? []).filter((suggestion) => suggestion.state === 'open');
    return outlineMarks(index, { work: state, findings, waiting: open.map(({ operations }) => operations) });
  }, [index, state, findings, waiting]);
  const { at, goTo } = useItemAt(items, index, top);
  const current = useMemo(() => (at === undefined ? [] : index.upFrom(at)), [index, at]);
  const nodes = useMemo(() => nodesOf(items, marks), [items, marks]);
  const opened = useMemo(() => openedIn(items), [items]);

  function go(id: string) {
    if (!isBeside) flushSync(onClose);
    // What is not drawn now stands in what is.
    for (let item = index.item(id); item; item = index.above(item.id)) {
      if (!leadTo(item.place, top)) continue;
      goTo(item.id);
      return;
    }
  }

  const tree = (
    <Tree
      label={t('outline.label')}
      className={styles.tree}
      maxHeight="100%"
      nodes={nodes}
      defaultExpanded={opened}
      current={current}
      onOpen={({ id }) => go(id)}
      empty={t('outline.none')}
    />
  );
  return isBeside ? (
    <nav className={styles.outline} aria-label={t('outline.label')}>
      <Text size="caption" tone="muted" className={styles.head} aria-hidden>
        {t('outline.label')}
      </Text>
      {tree}
    </nav>
  ) : (
    <Drawer isOpen side="start" title={t('outline.label')} closeLabel={t('outline.close')} onClose={onClose}>
      {tree}
    </Drawer>
  );
}

const nodesOf = (items: readonly OutlineItem[], marks: ReadonlyMap<string, OutlineMarks>): readonly TreeNode[] =>
  items.map(({ id, label, count, children }) => ({
    id,
    label,
    ...((count ?? 0) > 0 || marks.has(id) ? { aside: <OutlineAside count={count} marks={marks.get(id)} /> } : {}),
    ...(children && { children: nodesOf(children, marks) }),
  }));

const openedIn = (items: readonly OutlineItem[]): readonly string[] =>
  items.flatMap(({ id, isOpen, children = [] }) => [...(isOpen ? [id] : []), ...openedIn(children)]);
