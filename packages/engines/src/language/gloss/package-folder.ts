import { findPackageJSON } from 'node:module';
import { dirname } from 'node:path';

/** Where an installed package lies. */
export function packageFolder(name: string): string {
  const manifest = findPackageJSON(name, import.meta.url);
  if (manifest === undefined) throw new Error(`The package ${name} is not installed.`);
  return dirname(manifest);
}
