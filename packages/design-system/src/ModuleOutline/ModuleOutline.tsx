import { Icon } from '../Icon/Icon.tsx';
import type { IconDrawing } from '../Icon/Icon.types.ts';
import { CircleAlertIcon, CircleCheckIcon, CircleIcon, CircleMinusIcon, LoaderIcon } from '../Icon/icons.ts';
import { spinner } from '../Spinner/Spinner.css.ts';
import { joinClasses } from '../styles/joinClasses.ts';
import * as styles from './ModuleOutline.css.ts';
import type { ModuleOutlineProps, ModuleStatus } from './ModuleOutline.types.ts';

const icons: Record<ModuleStatus, IconDrawing> = {
  waiting: CircleIcon,
  streaming: LoaderIcon,
  done: CircleCheckIcon,
  stopped: CircleMinusIcon,
  failed: CircleAlertIcon,
};

const isQuiet: Record<ModuleStatus, boolean> = {
  waiting: true,
  streaming: false,
  done: true,
  stopped: false,
  failed: false,
};

/** The modules of a long task and how far each is. Narrow screens show only those that run or failed. */
export function ModuleOutline({ label, modules, currentId, className }: ModuleOutlineProps) {
  return (
    <ol aria-label={label} className={joinClasses(styles.list, className)}>
      {modules.map(({ id, title, status, statusLabel, href, action }) => (
        <li
          key={id}
          className={joinClasses(styles.module, isQuiet[status] && id !== currentId && styles.quiet)}
          {...(id === currentId ? { 'aria-current': 'step' as const } : {})}
        >
          <span className={styles.icons[status]}>
            <Icon of={icons[status]} size="sm" {...(status === 'streaming' ? { className: spinner } : {})} />
          </span>
          <span className={styles.title}>
            {href === undefined ? (
              title
            ) : (
              <a className={styles.link} href={href}>
                {title}
              </a>
            )}
          </span>
          <span className={styles.states[status]}>
            {action ? (
              <button type="button" className={styles.action} onClick={action.onPress}>
                {action.label}
              </button>
            ) : (
              statusLabel
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
