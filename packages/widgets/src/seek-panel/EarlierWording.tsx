import { ChevronRightIcon, Icon } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { Typeset } from '@assay/markdown/typeset';
import type { ReactNode } from 'react';
import { seekPanelMessages } from './messages.ts';
import * as styles from './SeekPanel.css.ts';
import type { QuestionState } from './seek-panel.machine.ts';

export interface EarlierWordingProps {
  held: QuestionState;
  /** The former answer. */
  children: ReactNode;
}

/** A question that was put differently since, folded away with its answer. */
export function EarlierWording({ held, children }: EarlierWordingProps) {
  const t = useMessages(seekPanelMessages);
  const { input, deep_input: deep } = held.question;
  return (
    <details className={styles.earlier}>
      <summary className={styles.earlierWords}>
        <Icon of={ChevronRightIcon} size="sm" className={styles.fold} />
        <span>
          {t('filters.earlier')}: <Typeset>{deep ?? input}</Typeset>
        </span>
      </summary>
      <div className={styles.earlierBody}>{children}</div>
    </details>
  );
}
