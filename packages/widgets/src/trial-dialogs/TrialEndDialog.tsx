import { Button, CircleMinusIcon, Dialog, Icon, Skeleton, Stack, Text, VisuallyHidden } from '@assay/design-system';
import { expiredPackagesShown, packageLabels } from '@assay/domain';
import { useMessages, useTranslator } from '@assay/i18n';
import { trialDialogsMessages } from './messages.ts';
import * as styles from './TrialDialogs.css.ts';
import type { EditionDialogProps } from './TrialDialogs.types.ts';

/** A trial is over: at most three of its packages by name, and the choice between Basic and an upgrade (section 2.6). */
export function TrialEndDialog({ overview, isLoading, onUpgrade, onClose }: EditionDialogProps) {
  const t = useMessages(trialDialogsMessages);
  const { locale } = useTranslator();
  const expired = overview?.expiredPackages ?? [];
  const more = expired.length - expiredPackagesShown;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('ended.title')}
      closeLabel={t('close')}
      actions={
        <>
          <Button onClick={onClose}>{t('ended.continue')}</Button>
          <Button variant="primary" onClick={onUpgrade}>
            {t('upgrade')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text as="p">{t('ended.text')}</Text>
        {isLoading ? (
          <div role="status" aria-label={t('loading')}>
            <Skeleton lines={3} />
          </div>
        ) : (
          expired.length > 0 && (
            <ul className={styles.rows}>
              {expired.slice(0, expiredPackagesShown).map((name) => (
                <li key={name} className={styles.row}>
                  <Icon of={CircleMinusIcon} tone="muted" />
                  {packageLabels[name][locale]}
                </li>
              ))}
              {more > 0 && (
                <li className={styles.row}>
                  <span aria-hidden>{t('ended.more')}</span>
                  <VisuallyHidden>{t('ended.moreLabel', { count: more })}</VisuallyHidden>
                </li>
              )}
            </ul>
          )
        )}
      </Stack>
    </Dialog>
  );
}
