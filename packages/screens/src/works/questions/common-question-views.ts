import type { commonQuestions } from '@assay/works';
import { ChooseOne } from './ChooseOne.tsx';
import { ChooseSeveral } from './ChooseSeveral.tsx';
import type { QuestionViews } from './question-views.types.ts';
import { TellText } from './TellText.tsx';

/** Views of the questions that every tool can ask. */
export const commonQuestionViews = {
  one: ChooseOne,
  several: ChooseSeveral,
  text: TellText,
} as const satisfies QuestionViews & Record<keyof typeof commonQuestions, unknown>;
