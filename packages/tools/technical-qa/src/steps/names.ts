import cn from '../messages/cn.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };
import jp from '../messages/jp.json' with { type: 'json' };
import tw from '../messages/tw.json' with { type: 'json' };

/** What technical questions are called. */
export const technicalQaNames = { cn: cn.tool, en: en.tool, jp: jp.tool, tw: tw.tool };
