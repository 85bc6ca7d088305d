import { Button, Dialog, Stack, Text } from '@assay/design-system';
import { recommendedFor } from '@assay/domain';
import { useMessages } from '@assay/i18n';
import { Benefits, benefitsOf } from './Benefits.tsx';
import { EditionTable } from './EditionTable.tsx';
import { trialDialogsMessages } from './messages.ts';
import { TrialCountdown } from './TrialCountdown.tsx';
import type { EditionDialogProps } from './TrialDialogs.types.ts';

/** A trial has begun: free and premium side by side, with the days that are left (section 2.6). */
export function OnboardingDialog({ prompt, overview, onUpgrade, onClose }: EditionDialogProps) {
  const t = useMessages(trialDialogsMessages);
  const recommended = recommendedFor(prompt);
  const daysLeft = overview?.daysLeft ?? null;
  const benefits = benefitsOf(recommended);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('begun.title')}
      closeLabel={t('close')}
      {...(daysLeft === null ? {} : { aside: <TrialCountdown daysLeft={daysLeft} /> })}
      actions={
        <>
          <Button onClick={onUpgrade}>{t('talk')}</Button>
          <Button variant="primary" onClick={onClose}>
            {t('begun.start')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text as="p">{t('begun.text')}</Text>
        <EditionTable recommended={recommended} edition={overview?.edition} />
        <Stack gap={2}>
          <Text size="caption" tone="muted">
            {t('opens')}
          </Text>
          <Benefits features={benefits} />
        </Stack>
      </Stack>
    </Dialog>
  );
}
