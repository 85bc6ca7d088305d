import type { ErrorName } from '@assay/contract';
import type { Locale } from '@assay/domain';
import cn from './messages/cn.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import jp from './messages/jp.json' with { type: 'json' };
import tw from './messages/tw.json' with { type: 'json' };

/** What a person is told about each error, in the four languages of the product. */
export const messages: Record<Locale, Record<ErrorName, string>> = { cn, en, jp, tw };
