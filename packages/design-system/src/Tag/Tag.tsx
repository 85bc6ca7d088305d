import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { IconDrawing } from '../Icon/Icon.types.ts';
import {
  CircleAlertIcon,
  CircleCheckIcon,
  CircleIcon,
  CircleMinusIcon,
  ClockIcon,
  LoaderIcon,
  TriangleAlertIcon,
} from '../Icon/icons.ts';
import { useLanguage, wordsIn } from '../Language/LanguageContext.ts';
import { spinner } from '../Spinner/Spinner.css.ts';
import { joinClasses } from '../styles/joinClasses.ts';
import { countdown, tags, word } from './Tag.css.ts';
import type { CountdownTagProps, Status, StatusTagProps, TagProps, Tone } from './Tag.types.ts';
import { countdownWords } from './Tag.words.ts';
import { useDaysLeft } from './useDaysLeft.ts';

/** A property of a thing in one or two words. */
export function Tag({ children, tone = 'neutral', icon, className }: TagProps) {
  return (
    <span className={joinClasses(tags[tone], className)}>
      {icon && <Icon of={icon} size="sm" />}
      <span className={word}>{children}</span>
    </span>
  );
}

/** Icon and tone of every status. */
export const statusLook: Record<Status, { icon: IconDrawing; tone: Tone }> = {
  waiting: { icon: CircleIcon, tone: 'neutral' },
  running: { icon: LoaderIcon, tone: 'accent' },
  done: { icon: CircleCheckIcon, tone: 'positive' },
  stopped: { icon: CircleMinusIcon, tone: 'neutral' },
  partial: { icon: TriangleAlertIcon, tone: 'caution' },
  failed: { icon: CircleAlertIcon, tone: 'critical' },
};

/** The state of work: icon, word and colour. */
export function StatusTag({ status, children, className }: StatusTagProps) {
  const { icon, tone } = statusLook[status];
  return (
    <span className={joinClasses(tags[tone], className)}>
      <Icon of={icon} size="sm" {...(status === 'running' ? { className: spinner } : {})} />
      <span className={word}>{children}</span>
    </span>
  );
}

/** Time that runs out: days of a trial by the service's clock, or seconds that the caller counts. */
export function CountdownTag(props: CountdownTagProps) {
  return 'until' in props ? <TrialCountdown {...props} /> : <PlainCountdown {...props} />;
}

function TrialCountdown({
  until,
  now,
  nearDays = 7,
  words,
  isNear,
  isOver,
  className,
}: Extract<CountdownTagProps, { until: number }>) {
  const say = wordsIn(countdownWords, useLanguage(), words);
  const days = useDaysLeft(until, now);
  return (
    <PlainCountdown
      isNear={isNear ?? days <= nearDays}
      isOver={isOver ?? days === 0}
      {...(className ? { className } : {})}
    >
      {days === 0 ? say.over : days === 1 ? say.lastDay : say.left(days)}
    </PlainCountdown>
  );
}

function PlainCountdown({
  children,
  isNear = false,
  isOver = false,
  className,
}: {
  children: ReactNode;
  isNear?: boolean | undefined;
  isOver?: boolean | undefined;
  className?: string | undefined;
}) {
  const tone = isOver ? 'critical' : isNear ? 'caution' : 'neutral';
  return (
    <Tag tone={tone} icon={ClockIcon} className={joinClasses(countdown, className)}>
      {children}
    </Tag>
  );
}
