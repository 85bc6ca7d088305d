import { Dialog, Heading, Inline, type KeyPress, Keys, Stack, Text } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import type { ReactNode } from 'react';
import type { Shortcuts } from '../detail/shortcuts.ts';
import { pageCommands } from '../detail/usePageCommands.ts';
import * as styles from './KeyReference.css.ts';
import { type KeyPlace, keyTable } from './key-table.ts';
import { type KeysMessage, keysMessages } from './messages.ts';

export interface KeyReferenceProps {
  onClose(): void;
}

/** All keys by the place in which they hold. */
export function KeyReference({ onClose }: KeyReferenceProps) {
  const t = useMessages(keysMessages);
  const places = Object.entries(keyTable) as [KeyPlace, Shortcuts][];
  const known = new Set(places.flatMap(([, table]) => Object.values(table).flat()));
  // A screen may bind keys of its own.
  const own = pageCommands().filter(({ presses = [] }) => presses.some((press) => !known.has(press)));
  return (
    <Dialog isOpen onClose={onClose} title={t('title')} closeLabel={t('close')} className={styles.dialog}>
      <Stack gap={6}>
        {own.length > 0 && (
          <Place title={t('places.page')}>
            {own.map(({ id, label, presses = [] }) => (
              <Row key={id} label={label} presses={presses} />
            ))}
          </Place>
        )}
        {places.map(([place, table]) => (
          <Place key={place} title={t(`places.${place}`)}>
            {Object.entries(table).map(([action, presses]) => (
              // Which actions a place has is known to its table alone; a test walks through all of them.
              <Row key={action} label={t(`actions.${place}.${action}` as KeysMessage)} presses={presses} />
            ))}
          </Place>
        ))}
      </Stack>
    </Dialog>
  );
}

function Place({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Heading level={3} size="section">
        {title}
      </Heading>
      <dl className={styles.rows}>{children}</dl>
    </section>
  );
}

function Row({ label, presses }: { label: string; presses: readonly KeyPress[] }) {
  return (
    <div className={styles.row}>
      <Text as="dt">{label}</Text>
      <dd className={styles.keys}>
        <Inline>
          {presses.map((press) => (
            <Keys key={press} of={press} />
          ))}
        </Inline>
      </dd>
    </div>
  );
}
