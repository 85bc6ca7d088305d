import { createWords } from '@assay/i18n/words';
import cn from './messages/cn.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import jp from './messages/jp.json' with { type: 'json' };
import tw from './messages/tw.json' with { type: 'json' };

/** Words of mails about accounts and organisations, in the language of whoever reads them. */
export const mailWords = createWords({ en, cn, jp, tw });
