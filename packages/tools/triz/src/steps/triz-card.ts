import { newWork, pathTo } from '@assay/domain';
import type { ToolCard } from '@assay/works';
import cn from '../messages/cn.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };
import jp from '../messages/jp.json' with { type: 'json' };
import tw from '../messages/tw.json' with { type: 'json' };

const said = ({ begin, card }: Pick<typeof en, 'begin' | 'card'>) => ({ title: begin.title, text: card });

/** How homes offer TRIZ. */
export const trizCard: ToolCard = {
  icon: 'scale',
  link: pathTo('result', { id: newWork }),
  words: { cn: said(cn), en: said(en), jp: said(jp), tw: said(tw) },
};

/** What TRIZ is called. */
export const trizNames = { cn: cn.tool, en: en.tool, jp: jp.tool, tw: tw.tool };
