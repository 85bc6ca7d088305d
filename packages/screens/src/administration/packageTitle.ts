import { isPackageName, type Locale, packageLabels } from '@assay/domain';

/** Name of a package as people know it; of one that the catalogue does not have, its identifier. */
export function packageTitle(name: string, locale: Locale): string {
  return isPackageName(name) ? packageLabels[name][locale] : name;
}
