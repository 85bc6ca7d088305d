import { Button, Dialog, Heading, Stack } from '@assay/design-system';
import { countedFeatures, type GatedFeature, packageCards, packageLabels, recommendedFor } from '@assay/domain';
import { useMessages, useTranslator } from '@assay/i18n';
import { Benefits, benefitsOf } from './Benefits.tsx';
import { EditionTable } from './EditionTable.tsx';
import { trialDialogsMessages } from './messages.ts';
import { TrialCountdown } from './TrialCountdown.tsx';
import type { EditionDialogProps } from './TrialDialogs.types.ts';

/** What is counted stands in the table. */
const counted: readonly GatedFeature[] = countedFeatures;

/** The free edition and a package, column by column (section 2.6). */
export function EditionCompareDialog({ prompt, overview, onUpgrade, onClose }: EditionDialogProps) {
  const t = useMessages(trialDialogsMessages);
  const { locale } = useTranslator();
  const recommended = recommendedFor(prompt);
  const [free, premium] = packageCards(recommended, overview?.edition ?? 'freemium');
  const daysLeft = overview?.daysLeft ?? null;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('compare.title')}
      closeLabel={t('close')}
      {...(daysLeft === null ? {} : { aside: <TrialCountdown daysLeft={daysLeft} /> })}
      actions={
        <>
          <Button onClick={onClose}>{t('close')}</Button>
          {premium.showButton && (
            <Button variant="primary" onClick={onUpgrade}>
              {t('talk')}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={4}>
        <EditionTable recommended={recommended} edition={overview?.edition} />
        <Stack gap={2} as="section">
          <Heading level={3}>{packageLabels[premium.package][locale]}</Heading>
          <Benefits features={benefitsOf(premium.package)} />
        </Stack>
        <Stack gap={2} as="section">
          <Heading level={3}>{packageLabels[free.package][locale]}</Heading>
          <Benefits features={free.features.filter((feature) => !counted.includes(feature))} />
        </Stack>
      </Stack>
    </Dialog>
  );
}
