import { createWords } from '@assay/i18n/words';
import type { FoundBySteps, ToolKeeping } from '@assay/works';
import { type SummarisedDocument, summaryOperations } from '../engine/index.ts';
import cn from '../messages/cn.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };
import jp from '../messages/jp.json' with { type: 'json' };
import tw from '../messages/tw.json' with { type: 'json' };

const words = createWords({ en, cn, jp, tw });

const isSummary = (found: FoundBySteps): found is FoundBySteps & { summaries: readonly SummarisedDocument[] } =>
  found['summaries'] !== undefined;

/** Documents that an agent summed up become a work. */
export const keepSummary: ToolKeeping = {
  keeps: isSummary,
  contributions(thread, { locale, newId }) {
    const { found = {}, origin = 'rules' } = thread.at(-1) ?? {};
    if (!isSummary(found)) return [];
    const { summaries } = found;
    const title =
      summaries.length > 1 ? words(locale)('summaryOf', { count: summaries.length }) : (summaries[0]?.title ?? '');
    return [{ operations: summaryOperations(summaries, { title, locale, newId }), origin }];
  },
};
