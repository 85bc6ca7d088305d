import { useMessages } from '@assay/i18n';
import { worksMessages } from '../messages.ts';
import { useDescriptions } from '../WorkDescriptions.ts';

/** What is asked, in the words of the tool. */
export function useAsked(name: string): string {
  const t = useMessages(worksMessages);
  return useDescriptions().question?.(name) ?? t('questions.asked');
}
