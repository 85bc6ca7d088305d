import { useMessages } from '@assay/i18n';
import { worksMessages } from '../messages.ts';
import { useDescriptions } from '../WorkDescriptions.ts';

/** What the service gives as the reason of what nobody gave one for. */
const ofService = [
  [/^restore \d+$/, 'restored'],
  [/^schema \d+ \d+$/, 'broughtUp'],
  [/^duplicate$/, 'copied'],
  [/^import$/, 'imported'],
  [/^suggestion$/, 'suggested'],
] as const;

/** A reason that the service or the tool gives, in words; undefined for one that is words already. */
export function useReasonWords(): (reason: string) => string | undefined {
  const t = useMessages(worksMessages);
  const { act } = useDescriptions();
  return (reason) => {
    const known = ofService.find(([form]) => form.test(reason));
    return known ? t(`history.${known[1]}`) : act?.(reason);
  };
}
