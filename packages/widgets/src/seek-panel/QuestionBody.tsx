import { Stack } from '@assay/design-system';
import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { AnswerText } from './AnswerText.tsx';
import { Boundary } from './Boundary.tsx';
import { ModuleSection } from './ModuleSection.tsx';
import { useIsWide } from './margin/useIsWide.ts';
import { sectionsOf } from './modules/module-views.tsx';
import { useQuestion } from './panel-context.tsx';
import * as styles from './SeekPanel.css.ts';
import { moduleOf } from './seek-panel.machine.ts';
import type { SeekSource } from './seek-panel.source.ts';
import { FurtherValues } from './values/StatedValues.tsx';

const SourceMargin = lazy(() =>
  import('./margin/SourceMargin.tsx').then((module) => ({ default: module.SourceMargin })),
);

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
  const isWide = useIsWide();
  const text = useRef<HTMLDivElement>(null);
  const id = held.question.question_id;
  const { content } = moduleOf(held, 'SUMMARY');
  const isAnswered = content.grade !== 'nearest' && content.grade !== 'none';
  return (
    <div className={styles.body}>
      <Stack ref={text} gap={8}>
        <AnswerText id={sectionId(id, 'SUMMARY')} source={source} />
        {isAnswered && <FurtherValues id={sectionId(id, 'values')} content={content} />}
        {actions && (
          <div className={styles.actionsPlace}>
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
      {isWide && (
        <Boundary fallback={null}>
          <Suspense>
            <SourceMargin text={text} />
          </Suspense>
        </Boundary>
      )}
    </div>
  );
}
