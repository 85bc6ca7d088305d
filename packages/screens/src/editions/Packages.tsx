import { Button, ErrorState, Heading, Page, RetryIcon, Skeleton, Tag, Text } from '@assay/design-system';
import {
  type HomepageType,
  homepageTypes,
  linesOfHome,
  type PackageName,
  packageLabels,
  packagesOnSale,
  packageTypeOf,
  type UpgradePrompt,
  type UpgradeRequest,
} from '@assay/domain';
import { useMessages, useTranslator } from '@assay/i18n';
import { Benefits, benefitsOf, EditionTable } from '@assay/widgets/trial-dialogs';
import { useCallback } from 'react';
import { usePageTitle } from '../detail/usePageTitle.ts';
import * as styles from './Editions.css.ts';
import type { EditionPagesSource, HeldPackage } from './editions-pages.source.ts';
import { editionsMessages } from './messages.ts';
import { useReading } from './useReading.ts';

export interface PackagesProps {
  source: Pick<EditionPagesSource, 'packages'>;
  /** The field on show. */
  home: HomepageType;
  /** Addresses of the four pages, query and all. */
  addressOf(home: HomepageType): string;
  edition: 'freemium' | 'trial' | 'premium';
  onUpgrade(request: UpgradeRequest): void;
  /** Opens one of the edition dialogs. */
  onPrompt(prompt: UpgradePrompt): void;
}

/** The package that stands beside Basic on the page of each field. */
const beside: Record<HomepageType, PackageName> = {
  RD: 'air_commercial',
  IP: 'ip_commercial',
  MSE: 'material_commercial',
  LS: 'ls_commercial',
};

/** Packages of one field: Basic beside its main package, then all on sale, the person's own marked. */
export function Packages({ source, home, addressOf, edition, onUpgrade, onPrompt }: PackagesProps) {
  const t = useMessages(editionsMessages);
  usePageTitle(t(`packages.title.${home}`));
  const [held, retry] = useReading(useCallback(() => source.packages(), [source]));
  const lines = linesOfHome[home] as readonly HeldPackage['line'][];
  const own =
    held.status === 'ready' ? held.value.filter(({ line, kind }) => kind !== 'free' && lines.includes(line)) : [];
  const onSale = lines.flatMap((line) => packagesOnSale(line));
  const notOnSale = own.filter((each) => !onSale.includes(each.package));
  const isOnTrial = own.some(({ kind }) => kind === 'trial');
  return (
    <Page>
      <div className={styles.head}>
        <Heading level={1}>{t(`packages.title.${home}`)}</Heading>
        <Text as="p" tone="muted">
          {t('packages.text')}
        </Text>
      </div>
      <nav className={styles.tabs} aria-label={t('packages.tabs')}>
        {homepageTypes.map((type) => (
          <a
            key={type}
            href={addressOf(type)}
            className={styles.tab}
            {...(type === home ? { 'aria-current': 'page' } : {})}
          >
            {t(`packages.homes.${type}`)}
          </a>
        ))}
      </nav>
      <div className={styles.headed}>
        <Heading level={2}>{t('packages.compare')}</Heading>
        <Button
          size="compact"
          variant="quiet"
          onClick={() =>
            onPrompt({
              dialog: 'compare',
              kind: edition === 'freemium' ? 'free' : 'premium',
              source: 'home_banner',
              package: beside[home],
            })
          }
        >
          {t('packages.side')}
        </Button>
      </div>
      <div className={styles.compared}>
        <EditionTable
          recommended={beside[home]}
          edition={held.status === 'ready' ? ownColumn(own, edition) : undefined}
          {...(home === 'MSE' ? { feature: 'material_tech_mind' as const } : {})}
        />
      </div>
      {held.status === 'failed' && (
        <ErrorState
          title={t('packages.failed.title')}
          actions={
            <Button icon={RetryIcon} onClick={retry}>
              {t('packages.failed.retry')}
            </Button>
          }
        >
          {held.message}
        </ErrorState>
      )}
      <section className={styles.section}>
        <Heading level={2}>{t('packages.all')}</Heading>
        {held.status === 'loading' && (
          <div role="status" aria-label={t('packages.loading')}>
            <Skeleton lines={1} />
          </div>
        )}
        <ul className={styles.plans}>
          {[...notOnSale.map((each) => each.package), ...onSale].map((name) => (
            <Plan
              key={name}
              name={name}
              held={own.find((each) => each.package === name)}
              {...(edition === 'premium' && !isOnTrial && own.some((each) => each.package === name)
                ? {}
                : { onUpgrade: () => onUpgrade({ packageType: packageTypeOf(name), sourceType: 'home_banner' }) })}
            />
          ))}
        </ul>
      </section>
    </Page>
  );
}

/** Basic is the own plan only of somebody who holds nothing in any field: quotas are shared by all of them. */
function ownColumn(
  own: readonly HeldPackage[],
  edition: PackagesProps['edition'],
): PackagesProps['edition'] | undefined {
  if (own.length === 0) return edition === 'freemium' ? 'freemium' : undefined;
  return own.some(({ kind }) => kind === 'trial') ? 'trial' : 'premium';
}

interface PlanProps {
  name: PackageName;
  held: HeldPackage | undefined;
  onUpgrade?: () => void;
}

function Plan({ name, held, onUpgrade }: PlanProps) {
  const t = useMessages(editionsMessages);
  const { locale } = useTranslator();
  const benefits = benefitsOf(name);
  const left = held?.trial_package_left_days;
  return (
    <li className={styles.plan}>
      <div className={styles.planName}>
        <Heading level={3}>{packageLabels[name][locale]}</Heading>
        {held && (
          <Tag tone={left === undefined ? 'neutral' : left <= 3 ? 'caution' : 'neutral'}>
            {left === undefined ? t('packages.yours') : t('packages.days', { count: left })}
          </Tag>
        )}
      </div>
      {benefits.length > 0 ? (
        <Benefits features={benefits} />
      ) : (
        <Text size="dense" tone="muted">
          {t('packages.quotaOnly')}
        </Text>
      )}
      {onUpgrade && (
        <Button size="compact" onClick={onUpgrade}>
          {t('packages.talk')}
        </Button>
      )}
    </li>
  );
}
