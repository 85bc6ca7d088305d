import { Icon } from '../Icon/Icon.tsx';
import { CheckIcon, TriangleAlertIcon } from '../Icon/icons.ts';
import { useLanguage, wordsIn } from '../Language/LanguageContext.ts';
import { joinClasses } from '../styles/joinClasses.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Stepper.css.ts';
import type { StepperProps } from './Stepper.types.ts';
import { stepperWords } from './Stepper.words.ts';

/** Where one is in a task of several steps. On a narrow screen a row keeps the marks and the words of the present step. */
export function Stepper({
  label,
  steps,
  onStep,
  layout = 'horizontal',
  language: own,
  words: ownWords,
  className,
}: StepperProps) {
  const words = wordsIn(stepperWords, useLanguage(own), ownWords);
  return (
    <nav aria-label={label} className={joinClasses(className)}>
      <ol className={styles.layouts[layout]}>
        {steps.map((step, index) => {
          const canGo = onStep !== undefined && step.state !== 'upcoming';
          const Body = canGo ? 'button' : 'span';
          return (
            <li
              key={step.id}
              data-state={step.state}
              aria-current={step.state === 'current' ? 'step' : undefined}
              className={joinClasses(styles.steps[layout], styles.states[step.state])}
            >
              <Body
                {...(canGo ? { type: 'button' as const, onClick: () => onStep(step.id) } : {})}
                className={styles.body}
              >
                <span aria-hidden className={styles.mark}>
                  {step.state === 'done' && <Icon of={CheckIcon} size="sm" />}
                  {step.state === 'failed' && <Icon of={TriangleAlertIcon} size="sm" />}
                  {(step.state === 'current' || step.state === 'upcoming') && index + 1}
                </span>
                <span className={joinClasses(styles.words, layout === 'horizontal' && styles.shortened)}>
                  <span className={styles.label}>
                    {step.label}
                    <VisuallyHidden>, {words[step.state]}</VisuallyHidden>
                  </span>
                  {step.description && <span className={styles.description}>{step.description}</span>}
                </span>
              </Body>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
