import { IconButton, SegmentedControl, TrashIcon } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import type { RecordOf } from '@assay/works';
import { use } from 'react';
import { physicalName } from '../kind/physical-name.ts';
import type { trizKind } from '../kind/triz-kind.ts';
import { separationWords } from '../tables/separations.ts';
import { ChosenContradiction } from './ChosenContradiction.ts';
import { trizMessages } from './messages.ts';
import * as styles from './triz.css.ts';
import { useTriz } from './useTriz.ts';

/** The contradictions of a problem, of which one is looked at. */
export function ContradictionChooser({ isReadOnly }: { isReadOnly: boolean }) {
  const t = useMessages(trizMessages);
  const { session, contradictions, contradiction } = useTriz();
  const { choose } = use(ChosenContradiction);

  function nameOf({ fields }: RecordOf<typeof trizKind, 'contradiction'>, at: number): string {
    const { form, improve, worsen, separation } = fields;
    const physical = physicalName(fields);
    if (physical !== undefined) return physical;
    if (form === 'physical' && separation !== undefined) return t(`contradiction.${separationWords[separation]}`);
    if (form !== 'physical' && improve !== undefined && worsen !== undefined)
      return t('names.contradictionOf', { improve, worsen });
    return `${t('names.contradiction')} ${at + 1}`;
  }

  if (!contradiction || contradictions.length < 2) return null;
  return (
    <div className={styles.chooser}>
      <SegmentedControl
        label={t('contradiction.which')}
        segments={contradictions.map((one, at) => ({ value: one.id, label: nameOf(one, at) }))}
        value={contradiction.id}
        onChange={choose}
      />
      {!isReadOnly && (
        <IconButton
          icon={TrashIcon}
          size="compact"
          label={t('contradiction.remove')}
          onClick={() => session.edit([{ op: 'remove', id: contradiction.id }])}
        />
      )}
    </div>
  );
}
