import { isPackageName, type Locale, packageLabels } from '@assay/domain';
import type { Formats, Translate } from '@assay/i18n';
import type en from './messages/en.json';

/** Name of a package as people know it; of one that the catalogue does not have, its identifier. */
export function packageTitle(name: string, locale: Locale): string {
  return isPackageName(name) ? packageLabels[name][locale] : name;
}

/** Names of what somebody holds; says so when that is nothing. */
export function heldPackages(
  names: readonly string[],
  { t, formats, locale }: { t: Translate<typeof en>; formats: Formats; locale: Locale },
): string {
  return names.length === 0 ? t('members.none') : formats.list(names.map((name) => packageTitle(name, locale)));
}
