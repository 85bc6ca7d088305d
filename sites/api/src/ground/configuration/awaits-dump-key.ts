import type { Settings } from './settings.ts';

/** Whether no dump is written until there is a key: in production one that others could read is worse than none. */
export function awaitsDumpKey({
  NODE_ENV: environment,
  ASSAY_DUMP_KEY: key,
}: Pick<Settings, 'NODE_ENV' | 'ASSAY_DUMP_KEY'>): boolean {
  return environment === 'production' && key === undefined;
}
