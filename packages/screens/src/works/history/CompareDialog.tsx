import { Field, Select } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { useState } from 'react';
import { worksMessages } from '../messages.ts';
import { ChangesDialog } from './ChangesDialog.tsx';
import type { WorkVersion } from './history.source.ts';

/** A state of the work that is held against another: what one sitting came to, or a version. */
export type Comparison =
  | { readonly title: string; readonly from: number; readonly to: number }
  | { readonly version: WorkVersion; readonly others: readonly WorkVersion[] };

interface CompareDialogProps {
  comparison: Comparison;
  onClose(): void;
}

/** Revision of the work as it stands, where one is chosen. */
const now = '';

/** What one sitting changed; or what is different between a version and the work as it stands, or another version. */
export function CompareDialog({ comparison, onClose }: CompareDialogProps) {
  const t = useMessages(worksMessages);
  const [chosen, setChosen] = useState(now);
  if (!('version' in comparison))
    return (
      <ChangesDialog
        from={comparison.from}
        to={comparison.to}
        title={t('history.inSitting', { name: comparison.title })}
        onClose={onClose}
      />
    );
  const { version, others } = comparison;
  const other = others.find(({ revision }) => String(revision) === chosen);
  // Whichever was first is what the other is held against.
  const [first, last] = other && other.revision < version.revision ? [other, version] : [version, other];
  return (
    <ChangesDialog
      from={first.revision}
      to={last?.revision}
      title={
        last
          ? t('history.betweenVersions', { from: first.name, to: last.name })
          : t('history.sinceVersion', { name: version.name })
      }
      onClose={onClose}
    >
      {others.length > 0 && (
        <Field label={t('history.with')}>
          <Select
            size="compact"
            value={chosen}
            options={[
              { value: now, label: t('history.now') },
              ...others.map(({ revision, name }) => ({ value: String(revision), label: name })),
            ]}
            onChange={(event) => setChosen(event.target.value)}
          />
        </Field>
      )}
    </ChangesDialog>
  );
}
