import { type UpgradePrompt, upgradeRequestOf } from '@assay/domain';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { EditionCompareDialog } from './EditionCompareDialog.tsx';
import { OnboardingDialog } from './OnboardingDialog.tsx';
import type {
  EditionDialogProps,
  EditionOverview,
  TrialDialogsProps,
  TrialDialogsSource,
} from './TrialDialogs.types.ts';
import { TrialEndDialog } from './TrialEndDialog.tsx';
import { TryPremiumDialog } from './TryPremiumDialog.tsx';

const dialogs: Record<UpgradePrompt['dialog'], ComponentType<EditionDialogProps>> = {
  trialEnd: TrialEndDialog,
  tryPremium: TryPremiumDialog,
  onboarding: OnboardingDialog,
  compare: EditionCompareDialog,
};

/** The edition dialog that is asked for: onboarding, try-premium, trial-end or the comparison. */
export function TrialDialogs({ prompt, source, onUpgrade, onClose }: TrialDialogsProps) {
  const reading = useOverview(prompt, source);
  const counted = useRef<UpgradePrompt>(undefined);
  useEffect(() => {
    if (!prompt || counted.current === prompt) return;
    counted.current = prompt;
    source.track({ name: 'upgrade_show', prompt });
    // Told once: a note that could not be kept is made at the next end.
    if (prompt.dialog === 'trialEnd') source.endSeen().catch(() => undefined);
  }, [prompt, source]);
  if (!prompt) return null;
  const Dialog = dialogs[prompt.dialog];
  return (
    <Dialog
      prompt={prompt}
      overview={reading.overview}
      isLoading={reading.isLoading}
      onUpgrade={() => {
        const request = upgradeRequestOf(prompt);
        source.track({ name: 'upgrade_click', prompt, request });
        onUpgrade(request);
        onClose();
      }}
      onClose={onClose}
    />
  );
}

interface Reading {
  prompt: UpgradePrompt | undefined;
  overview: EditionOverview | undefined;
  isLoading: boolean;
}

/** Reads what the dialog speaks of, anew for each prompt; without it the dialog still says what the editions hold. */
function useOverview(prompt: UpgradePrompt | undefined, source: TrialDialogsSource): Reading {
  const [reading, setReading] = useState<Reading>({ prompt: undefined, overview: undefined, isLoading: false });
  useEffect(() => {
    if (!prompt) return;
    const controller = new AbortController();
    async function read() {
      const overview = await source.overview(controller.signal).catch(() => undefined);
      if (!controller.signal.aborted) setReading({ prompt, overview, isLoading: false });
    }
    void read();
    return () => controller.abort();
  }, [prompt, source]);
  return reading.prompt === prompt ? reading : { prompt, overview: undefined, isLoading: prompt !== undefined };
}
