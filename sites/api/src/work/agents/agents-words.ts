import { createWords } from '@assay/i18n/words';
import cn from './messages/cn.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import jp from './messages/jp.json' with { type: 'json' };
import tw from './messages/tw.json' with { type: 'json' };

/** Words that the service itself writes into jobs, in the language of the job. */
export const agentsWords = createWords({ en, cn, jp, tw });
export type AgentsWords = ReturnType<typeof agentsWords>;
