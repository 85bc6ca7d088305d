import { Button, CheckIcon } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { type Basis, renewedBasis, staleBasis, type WorkRecord } from '@assay/works';
import { editWhatIsThere } from '../edit-what-is-there.ts';
import { worksMessages } from '../messages.ts';
import { useWorkSession } from '../WorkContext.ts';

export interface StillRightProps {
  /** What somebody has looked at; those of it that rest on nothing that has changed stay as they are. */
  records: readonly WorkRecord[];
  /** Of what they rest on, what the person has looked at. @default all of it */
  isMeant?: (basis: Basis) => boolean;
  /** What it is about, where more than one answer stands on the page. */
  name?: string;
}

/** Says that a record still stands, though what it rests on has changed; for whoever may change it. */
export function StillRight({ records, isMeant, name }: StillRightProps) {
  const t = useMessages(worksMessages);
  const { session, snapshot } = useWorkSession();
  if (snapshot.mode === null) return null;
  const confirm = () =>
    editWhatIsThere(
      session,
      records
        .filter((record) => staleBasis(session.state, record).length > 0)
        .map((record) => ({ op: 'base', id: record.id, basis: renewedBasis(session.state, record, isMeant) })),
    );
  return (
    <Button
      size="compact"
      variant="quiet"
      icon={CheckIcon}
      {...(name !== undefined && { 'aria-label': t('stale.rightOf', { name }) })}
      onClick={confirm}
    >
      {t('stale.right')}
    </Button>
  );
}
