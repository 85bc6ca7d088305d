import { Stack } from '@assay/design-system';
import { type ReactNode, Suspense } from 'react';
import { AnswerText } from './AnswerText.tsx';
import { ModuleSection } from './ModuleSection.tsx';
import { sectionsOf } from './modules/module-views.tsx';
import { ValuesTable } from './modules/ValuesTable.tsx';
import { useQuestion } from './panel-context.tsx';
import { moduleOf } from './seek-panel.machine.ts';
import type { SeekSource } from './seek-panel.source.ts';

export interface QuestionBodyProps {
  source: SeekSource;
  /** What a person can do with the answer; may still be on its way. */
  actions?: ReactNode;
}

/** Id of a module's section in the page, for the outline's links. */
export function sectionId(questionId: string, module: string): string {
  return `${module.toLowerCase()}-${questionId}`;
}

/** Everything written in answer to one question, in reading order. */
export function QuestionBody({ source, actions }: QuestionBodyProps) {
  const { held, isReadOnly } = useQuestion();
  const id = held.question.question_id;
  const { values = [], grade } = moduleOf(held, 'SUMMARY').content;
  const isAnswered = grade !== 'nearest' && grade !== 'none';
  return (
    <Stack gap={8}>
      <AnswerText id={sectionId(id, 'SUMMARY')} source={source} />
      {isAnswered && <ValuesTable id={sectionId(id, 'values')} values={values} />}
      {actions && (
        <div>
          <Suspense>{actions}</Suspense>
        </div>
      )}
      {sectionsOf(held, isReadOnly)
        .filter(({ module }) => isAnswered || module.name === 'RECOMMEND' || module.name === 'VECTOR')
        .map(({ module, placeholder, body }) => (
          <ModuleSection
            key={module.name}
            id={sectionId(id, module.name)}
            module={module}
            {...(placeholder === undefined ? {} : { placeholder })}
          >
            {body}
          </ModuleSection>
        ))}
    </Stack>
  );
}
