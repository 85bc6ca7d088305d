import type { UnderstoodQuestion } from '@assay/domain';

/** An understood question with what it is looked up by besides. */
export interface Understanding extends UnderstoodQuestion {
  /** What an English text would say, for a question in another language. */
  englishTerms?: string;
}

/**
 * Understands a question before it is looked up. `thread` holds the earlier ones, oldest first; `language` is the
 * reader's BCP 47 tag. Undefined where nothing trustworthy came: the question is then looked up as it stands.
 *
 * @throws never; a model that is away understands nothing
 */
export type Understand = (
  question: string,
  thread: readonly string[],
  language: string,
  signal: AbortSignal,
) => Promise<Understanding | undefined>;
