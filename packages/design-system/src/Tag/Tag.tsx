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
import { spinner } from '../Spinner/Spinner.css.ts';
import { joinClasses } from '../styles/joinClasses.ts';
import { tags, word } from './Tag.css.ts';
import type { CountdownTagProps, Status, StatusTagProps, TagProps, Tone } from './Tag.types.ts';

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

/** Time that runs out: days of a trial, seconds to a new code. */
export function CountdownTag({ children, isNear = false, isOver = false, className }: CountdownTagProps) {
  const tone = isOver ? 'critical' : isNear ? 'caution' : 'neutral';
  return (
    <Tag tone={tone} icon={ClockIcon} {...(className ? { className } : {})}>
      {children}
    </Tag>
  );
}
