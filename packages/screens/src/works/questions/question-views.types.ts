import type { FieldValue, QuestionData } from '@assay/works';
import type { ComponentType } from 'react';

/** What draws a question: it keeps what stands chosen, and is told of it in the form that its kind asks for. */
export interface QuestionViewProps {
  /** What it is about, in the form of its kind. */
  data: QuestionData;
  /** What stands chosen; undefined while that is no answer yet. */
  answer: FieldValue | undefined;
  /** Told what is chosen; undefined for what is no answer. */
  onChange(answer: FieldValue | undefined): void;
  isDisabled: boolean;
}

/** Views of questions by their kind. */
export type QuestionViews = Readonly<Record<string, ComponentType<QuestionViewProps>>>;
