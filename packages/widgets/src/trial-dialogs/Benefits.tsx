import { CheckIcon, Icon } from '@assay/design-system';
import { freeFeatures, type GatedFeature, type PackageName, packageRule } from '@assay/domain';
import { useMessages } from '@assay/i18n';
import { trialDialogsMessages } from './messages.ts';
import * as styles from './TrialDialogs.css.ts';

/** What a package opens beyond what everybody has. */
export function benefitsOf(name: PackageName): readonly GatedFeature[] {
  return packageRule(name).unlocks.filter((feature) => !(freeFeatures as readonly GatedFeature[]).includes(feature));
}

/** Features as a list of what one gets. */
export function Benefits({ features }: { features: readonly GatedFeature[] }) {
  const t = useMessages(trialDialogsMessages);
  return (
    <ul className={styles.benefits}>
      {features.map((feature) => (
        <li key={feature} className={styles.benefit}>
          <Icon of={CheckIcon} tone="accent" />
          {t(`features.${feature}`)}
        </li>
      ))}
    </ul>
  );
}
