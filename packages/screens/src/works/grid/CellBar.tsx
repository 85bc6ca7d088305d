import { CircleAlertIcon, CircleHelpIcon, HistoryIcon, Icon, IconButton, Text, TrashIcon } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import type { WorkRecord } from '@assay/works';
import type { ReactNode } from 'react';
import { worksMessages } from '../messages.ts';
import { CommentButton } from '../talk/CommentButton.tsx';
import { SuggestedValues } from '../talk/SuggestedValues.tsx';
import { useWorkSession } from '../WorkContext.ts';
import { useDescriptions } from '../WorkDescriptions.ts';
import { keyOfFinding, toneOfFinding } from '../WorkFindings.ts';
import { heldValue, placeOfCell } from './held-value.ts';
import type { CellStates } from './useCellStates.ts';
import type { WorkColumn } from './WorkGrid.types.ts';
import * as styles from './work-grid.css.ts';

interface CellBarProps {
  row: WorkRecord;
  column: WorkColumn;
  /** What the column is called. */
  name: string;
  states: CellStates;
  /** Absent where the row cannot be removed. */
  onRemove: (() => void) | undefined;
  children: ReactNode;
}

/** Below a grid what there is to say of the cell that somebody is in, and to do with it: also where there are no keys. */
export function CellBar({ row, column, name, states, onRemove, children }: CellBarProps) {
  const t = useMessages(worksMessages);
  const words = useDescriptions();
  const { session } = useWorkSession();
  const work = session.state;
  const field = 'field' in column ? column : undefined;
  const held = field && heldValue(work, row, field);
  const rowName = words.record(row, work);
  return (
    <div className={styles.bar} role="group" aria-label={`${name}, ${rowName}`}>
      <Text size="caption" tone="muted" className={styles.barName}>
        {name}, {rowName}
      </Text>
      <CommentButton {...placeOfCell(work, row, field)} />
      {onRemove && (
        <IconButton size="compact" icon={TrashIcon} label={t('grid.remove', { name: rowName })} onClick={onRemove} />
      )}
      {children}
      <div className={styles.barNotes}>
        {states.findingsIn(row, column).map((finding) => {
          const tone = toneOfFinding[finding.severity];
          return (
            <Text key={keyOfFinding(finding)} size="caption" className={styles.note}>
              <Icon of={tone === 'critical' ? CircleAlertIcon : CircleHelpIcon} tone={tone} size="sm" />
              {words.finding(finding).text}
            </Text>
          );
        })}
        {states.staleIn(row, column).map((ground) => (
          <Text key={ground} size="caption" className={styles.note}>
            <Icon of={HistoryIcon} tone="caution" size="sm" />
            {t('provenance.stale')}: {ground}
          </Text>
        ))}
        {held && (
          <SuggestedValues
            at={{ work, type: held.type, field: held.field }}
            stands={held.record?.fields[held.field]}
            waiting={states.suggestedIn(row, column)}
          />
        )}
      </div>
    </div>
  );
}
