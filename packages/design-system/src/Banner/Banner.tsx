import { Icon } from '../Icon/Icon.tsx';
import { CircleAlertIcon, CircleCheckIcon, CloseIcon, InfoIcon, TriangleAlertIcon } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { joinClasses } from '../styles/joinClasses.ts';
import * as styles from './Banner.css.ts';
import type { BannerProps } from './Banner.types.ts';

/** The icon of each tone. */
export const toneIcon = {
  info: InfoIcon,
  positive: CircleCheckIcon,
  caution: TriangleAlertIcon,
  critical: CircleAlertIcon,
} as const;

const roles = { off: undefined, polite: 'status', assertive: 'alert' } as const;

/** News that stays with its place until it no longer holds. */
export function Banner({
  tone = 'info',
  title,
  children,
  actions,
  onClose,
  closeLabel = '',
  announce = 'polite',
  className,
  ...rest
}: BannerProps) {
  return (
    <div role={roles[announce]} {...rest} className={joinClasses(styles.banner[tone], className)}>
      <Icon of={toneIcon[tone]} tone={tone} className={styles.icon} />
      <div className={styles.content}>
        <div className={styles.words}>
          <div className={styles.title}>{title}</div>
          {children && <div>{children}</div>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {onClose && (
        <div className={styles.actions}>
          <IconButton icon={CloseIcon} label={closeLabel} onClick={onClose} />
        </div>
      )}
    </div>
  );
}
