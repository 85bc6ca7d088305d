import { Button, Dialog, Progress, Skeleton, Stack, Text } from '@assay/design-system';
import { countedFeatures, packageLabels, quotas, recommendedFor, upgradeSources } from '@assay/domain';
import { useFormats, useMessages, useTranslator } from '@assay/i18n';
import { Benefits, benefitsOf } from './Benefits.tsx';
import { EditionTable } from './EditionTable.tsx';
import { trialDialogsMessages } from './messages.ts';
import type { EditionDialogProps } from './TrialDialogs.types.ts';

/** A use was refused: why, what the recommended package gives, and the way to sales (section 2.6). */
export function TryPremiumDialog({ prompt, overview, isLoading, onUpgrade, onClose }: EditionDialogProps) {
  const t = useMessages(trialDialogsMessages);
  const formats = useFormats();
  const { locale } = useTranslator();
  const recommended = recommendedFor(prompt);
  const feature = prompt.feature ?? upgradeSources[prompt.source].feature;
  const counted = countedFeatures.find((name) => name === feature);
  const spent = prompt.kind === 'overlimit' ? counted : undefined;
  const use = overview?.uses.find((each) => each.feature === spent);
  const benefits = benefitsOf(recommended);

  function why(): string {
    if (use) {
      const values = {
        used: formats.number(use.used),
        limit: formats.number(use.limit),
        feature: t(`counted.${use.feature}`),
        date: formats.date(use.resetsAt, overview?.timeZone),
      };
      return [t(`limit.used.${use.dimension}`, values), t('unavailable')].join(locale === 'en' ? ' ' : '');
    }
    if (spent) return t('unavailable');
    if (prompt.kind === 'premium' || !feature) return t('more.text');
    return t('locked.text', { feature: t(`features.${feature}`) });
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={
        spent
          ? t(`limit.title.${quotas[spent].dimension}`)
          : t(prompt.kind === 'premium' ? 'more.title' : 'locked.title')
      }
      closeLabel={t('close')}
      actions={
        <>
          <Button onClick={onClose}>{t('notNow')}</Button>
          <Button variant="primary" onClick={onUpgrade}>
            {t('talk')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {isLoading ? (
          <div role="status" aria-label={t('loading')}>
            <Skeleton lines={2} />
          </div>
        ) : (
          <Text as="p">{why()}</Text>
        )}
        {use && (
          <div>
            <Progress
              label={t('limit.measure')}
              value={use.used}
              max={Math.max(use.limit, 1)}
              tone="caution"
              valueText={`${formats.number(use.used)} / ${formats.number(use.limit)}`}
            />
          </div>
        )}
        <Text weight="medium">{t('recommended', { package: packageLabels[recommended][locale] })}</Text>
        <EditionTable
          recommended={recommended}
          edition={overview?.edition}
          {...(counted ? { feature: counted } : {})}
        />
        {benefits.length > 0 && (
          <Stack gap={2}>
            <Text size="caption" tone="muted">
              {t('opens')}
            </Text>
            <Benefits features={benefits} />
          </Stack>
        )}
        {overview?.price && recommended === 'air_commercial' && (
          <Text size="caption" tone="muted">
            {t('price', { price: priceText(overview.price, locale) })}
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}

function priceText({ amount, currency }: { amount: number; currency: string }, locale: string): string {
  const tags: Readonly<Record<string, string>> = { cn: 'zh-CN', en: 'en-GB', jp: 'ja-JP', tw: 'zh-TW' };
  return new Intl.NumberFormat(tags[locale], { style: 'currency', currency, maximumFractionDigits: 0 }).format(amount);
}
