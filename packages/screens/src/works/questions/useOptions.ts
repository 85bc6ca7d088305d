import type { ChoiceData } from '@assay/works';
import { useWorkSession } from '../WorkContext.ts';
import { useDescriptions } from '../WorkDescriptions.ts';

/** What is chosen from, in words: records as their tool names them. Those that were removed meanwhile stay, since they were asked about. */
export function useOptions({ options }: ChoiceData): readonly { value: string; label: string }[] {
  const words = useDescriptions();
  const { session } = useWorkSession();
  return options.map(({ value, record, label }) => {
    const held = record === undefined ? undefined : session.state.get(record);
    return { value, label: held ? words.record(held, session.state) : (label ?? value) };
  });
}
