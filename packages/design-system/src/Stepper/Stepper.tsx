import { Icon } from '../Icon/Icon.tsx';
import { CheckIcon, TriangleAlertIcon } from '../Icon/icons.ts';
import { useLanguage, wordsIn } from '../Language/LanguageContext.ts';
import { joinClasses } from '../styles/joinClasses.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Stepper.css.ts';
import type { StepperProps } from './Stepper.types.ts';
import { stepperWords } from './Stepper.words.ts';

/** Where one is in a task of several steps. On a narrow screen a row of steps becomes one line. */
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
  const currentIndex = steps.findIndex(({ state }) => state === 'current');
  const current = steps[currentIndex];
  return (
    <nav aria-label={label} className={joinClasses(className)}>
      {layout === 'horizontal' && (
        <div className={styles.short}>
          {current && (
            <>
              <span>{words.position(currentIndex + 1, steps.length)}</span>
              <span className={styles.shortLabel}>{current.label}</span>
            </>
          )}
        </div>
      )}
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
                <span className={styles.words}>
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
