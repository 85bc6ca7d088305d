import { createWords } from '@assay/i18n/words';
import cn from './messages/cn.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import jp from './messages/jp.json' with { type: 'json' };
import tw from './messages/tw.json' with { type: 'json' };

/** Last words to readers whose right has ended. */
export const sharingWords = createWords({ en, cn, jp, tw });
