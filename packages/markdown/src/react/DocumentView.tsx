import { memo, useId, useMemo, useSyncExternalStore } from 'react';
import type { EntryGroup } from '../document-store.ts';
import { BlockView } from './BlockView.tsx';
import * as css from './Document.css.ts';
import { DocumentContext } from './DocumentContext.ts';
import type { DocumentSlots, DocumentViewProps } from './StreamingDocument.types.ts';

const noSlots: DocumentSlots = {};

/** A document while it is written and after: frozen blocks stay as they are, the tail is shown again once a frame. */
export function DocumentView({
  document,
  labels,
  slots = noSlots,
  headingOffset = 1,
  idPrefix,
  className,
}: DocumentViewProps) {
  const { groups, isFinished, boundary } = useSyncExternalStore(
    document.subscribe,
    document.getSnapshot,
    document.getSnapshot,
  );
  const ownId = useId();
  const prefix = idPrefix ?? ownId;
  const settings = useMemo(
    () => ({ labels, slots, headingOffset, idPrefix: prefix }),
    [labels, slots, headingOffset, prefix],
  );
  return (
    <DocumentContext value={settings}>
      <div className={className === undefined ? css.document : `${css.document} ${className}`} aria-busy={!isFinished}>
        {groups.map((group, index) => (
          <GroupView key={group.key} group={group} hasCaret={!isFinished && index === groups.length - 1} />
        ))}
      </div>
      <output className={css.spoken} aria-live="polite">
        {boundary && labels.announce(boundary)}
      </output>
    </DocumentContext>
  );
}

interface GroupViewProps {
  group: EntryGroup;
  hasCaret: boolean;
}

const GroupView = memo(
  function GroupView({ group, hasCaret }: GroupViewProps) {
    return (
      <div className={group.isSealed ? css.sealedGroup : css.group}>
        {group.entries.map(({ key, node, citations, isOpen }, index) => (
          <BlockView
            key={key}
            node={node}
            citations={citations}
            isOpen={isOpen}
            hasCaret={hasCaret && index === group.entries.length - 1}
          />
        ))}
      </div>
    );
  },
  (before, after) =>
    before.hasCaret === after.hasCaret &&
    before.group.isSealed === after.group.isSealed &&
    before.group.entries === after.group.entries,
);
