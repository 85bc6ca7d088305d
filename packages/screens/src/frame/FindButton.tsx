import { Icon, Keys, SearchIcon } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { shortcuts } from '../detail/shortcuts.ts';
import * as styles from './FindButton.css.ts';
import { frameMessages } from './messages.ts';

export interface FindButtonProps {
  onPress(): void;
  /** Somebody is on the way to it. */
  onNear(): void;
}

/** Opens the list of everything that can be found or begun; shows its keys where there is room. */
export function FindButton({ onPress, onNear }: FindButtonProps) {
  const t = useMessages(frameMessages);
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={t('find')}
      title={t('find')}
      className={styles.find}
      onPointerEnter={onNear}
      onFocus={onNear}
      onClick={onPress}
    >
      <Icon of={SearchIcon} />
      <span className={styles.words}>{t('find')}</span>
      <span className={styles.keys} aria-hidden>
        <Keys of={shortcuts.palette.presses[0]} />
      </span>
    </button>
  );
}
