import { Icon, SearchIcon, VisuallyHidden, writePress } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { shortcuts } from '../detail/shortcuts.ts';
import * as styles from './FindButton.css.ts';
import { frameMessages } from './messages.ts';

export interface FindButtonProps {
  onPress(): void;
}

/** Opens the list of everything that can be found or begun; shows its keys where there is room. */
export function FindButton({ onPress }: FindButtonProps) {
  const t = useMessages(frameMessages);
  return (
    <button type="button" aria-haspopup="dialog" className={styles.find} onClick={onPress}>
      <Icon of={SearchIcon} />
      <VisuallyHidden>{t('find')}</VisuallyHidden>
      <span className={styles.words} aria-hidden>
        {t('find')}
      </span>
      <kbd className={styles.keys} lang="en">
        {writePress(shortcuts.palette[0])}
      </kbd>
    </button>
  );
}
