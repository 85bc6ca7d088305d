import type { HomepageType, Locale } from '@assay/domain';
import cn from './content/cn.json' with { type: 'json' };
import en from './content/en.json' with { type: 'json' };
import jp from './content/jp.json' with { type: 'json' };
import tw from './content/tw.json' with { type: 'json' };

interface HomeContent {
  homepages: Record<HomepageType, { title: string; text: string }>;
  /** What can be done on a home; each card asks a question that the starter library answers. */
  cards: Record<HomepageType, { id: string; title: string; text: string; icon: string; input: string }[]>;
  /** Agents that every home offers after its own cards. */
  agents: { id: string; title: string; text: string; icon: string; agent: string }[];
  /** Example questions with the note of the starter library that answers each. */
  questions: Record<HomepageType, { note: string; question: string; topic: string }[]>;
}

/** The words of the product homes, written in each language. */
export const homeContent: Record<Locale, HomeContent> = { cn, en, jp, tw };
