import type { Locale } from '@assay/domain';
import type { Tool, ToolCard } from '@assay/works';
import { boardAddress } from '../kind/board-address.ts';
import type { Mind } from '../kind/board-kind.ts';
import ideaCn from '../messages/idea-exploration/cn.json' with { type: 'json' };
import ideaEn from '../messages/idea-exploration/en.json' with { type: 'json' };
import ideaJp from '../messages/idea-exploration/jp.json' with { type: 'json' };
import ideaTw from '../messages/idea-exploration/tw.json' with { type: 'json' };
import materialCn from '../messages/material-mind/cn.json' with { type: 'json' };
import materialEn from '../messages/material-mind/en.json' with { type: 'json' };
import materialJp from '../messages/material-mind/jp.json' with { type: 'json' };
import materialTw from '../messages/material-mind/tw.json' with { type: 'json' };
import techCn from '../messages/tech-mind/cn.json' with { type: 'json' };
import techEn from '../messages/tech-mind/en.json' with { type: 'json' };
import techJp from '../messages/tech-mind/jp.json' with { type: 'json' };
import techTw from '../messages/tech-mind/tw.json' with { type: 'json' };

type MindWords = typeof techEn;

const minds: Readonly<Record<Mind, Readonly<Record<Locale, MindWords>>>> = {
  'tech-mind': { cn: techCn, en: techEn, jp: techJp, tw: techTw },
  'material-mind': { cn: materialCn, en: materialEn, jp: materialJp, tw: materialTw },
  'idea-exploration': { cn: ideaCn, en: ideaEn, jp: ideaJp, tw: ideaTw },
};

/** What a kind of board is called. */
export function boardNames(mind: Mind): Tool['names'] {
  const { cn, en, jp, tw } = minds[mind];
  return { cn: cn.tool, en: en.tool, jp: jp.tool, tw: tw.tool };
}

function cardOf(mind: Mind, icon: string): ToolCard {
  const said = ({ begin, card }: MindWords) => ({ title: begin.title, text: card });
  const { cn, en, jp, tw } = minds[mind];
  return { icon, link: boardAddress(mind), words: { cn: said(cn), en: said(en), jp: said(jp), tw: said(tw) } };
}

/** How homes offer boards. */
export const boardCards: Readonly<Record<Mind, ToolCard>> = {
  'tech-mind': cardOf('tech-mind', 'branch'),
  'material-mind': cardOf('material-mind', 'flask'),
  'idea-exploration': cardOf('idea-exploration', 'helix'),
};
