import { Button, ShareIcon } from '@assay/design-system';
import * as styles from './ShareDialog.css.ts';

export interface ShareButtonProps {
  label: string;
  onPress(): void;
}

/** Opens the sharing of a page or a job from its header. */
export function ShareButton({ label, onPress }: ShareButtonProps) {
  return (
    <Button size="compact" variant="quiet" icon={ShareIcon} onClick={onPress}>
      <span className={styles.opener}>{label}</span>
    </Button>
  );
}
