import { Stack } from '@assay/design-system';
import { type UpgradePrompt, upgradeRequestOf } from '@assay/domain';
import { useMemo, useState } from 'react';
import type { ElementEnvironment, WidgetBinding } from '../element/index.ts';
import { trialDialogsMessages } from './messages.ts';
import { TrialCountdown, TrialNote } from './TrialCountdown.tsx';
import * as styles from './TrialDialogs.css.ts';
import { TrialDialogs } from './TrialDialogs.tsx';
import type { EditionOverview, TrialDialogsSource } from './TrialDialogs.types.ts';
import { trialDialogsSpec } from './trial-dialogs.spec.ts';

interface TrialDialogsElementProps extends ElementEnvironment, Pick<UpgradePrompt, 'dialog' | 'kind' | 'source'> {
  open: boolean;
  daysLeft?: string;
  overview?: EditionOverview;
  onShown(detail: object): void;
  onUpgrade(detail: object): void;
  onClosed(): void;
}

function TrialDialogsElement({
  dialog,
  kind,
  source: from,
  open,
  daysLeft,
  overview,
  ...element
}: TrialDialogsElementProps) {
  const { onShown, onUpgrade, onClosed, assign } = element;
  const [isNoteClosed, setNoteClosed] = useState(false);
  const prompt = useMemo((): UpgradePrompt => ({ dialog, kind, source: from }), [dialog, kind, from]);
  // The page knows the account; this element asks nobody, and its page counts what its events tell.
  const source = useMemo(
    (): TrialDialogsSource => ({
      overview: () => (overview ? Promise.resolve(overview) : Promise.reject(new Error('The page tells no overview.'))),
      endSeen: () => Promise.resolve(),
      track: ({ name, prompt: { dialog: shown, kind: why, source: where } }) => {
        if (name === 'upgrade_show') onShown({ dialog: shown, kind: why, source: where });
      },
    }),
    [overview, onShown],
  );
  const days = daysOf(daysLeft);
  return (
    <>
      {days !== undefined && (
        <Stack gap={2} align="start">
          <TrialCountdown daysLeft={days} />
          {!isNoteClosed && (
            <TrialNote
              daysLeft={days}
              className={styles.noteInFlow}
              onUpgrade={() => onUpgrade(upgradeRequestOf(prompt))}
              onClose={() => setNoteClosed(true)}
            />
          )}
        </Stack>
      )}
      <TrialDialogs
        prompt={open ? prompt : undefined}
        source={source}
        onUpgrade={onUpgrade}
        onClose={() => {
          assign('open', false);
          onClosed();
        }}
      />
    </>
  );
}

/** Days as an attribute says them; what is no number says nothing. */
function daysOf(text: string | undefined): number | undefined {
  return text !== undefined && /^\d+$/.test(text) ? Number(text) : undefined;
}

/** The trial dialogs, ready to be defined. */
export const binding: WidgetBinding = {
  spec: trialDialogsSpec,
  catalogues: [trialDialogsMessages],
  View: TrialDialogsElement,
};
