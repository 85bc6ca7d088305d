import { ChevronDownIcon, ChevronUpIcon, CloseIcon, IconButton, SearchInput, Spinner } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import * as styles from '../AgentChat.css.ts';
import { agentChatMessages } from '../messages.ts';

export interface FindBarProps {
  value: string;
  onChange(value: string): void;
  /** Match that is shown, from 1; 0 without any. */
  position: number;
  total: number;
  /** Earlier messages are being loaded. */
  isLoading: boolean;
  onMove(by: 1 | -1): void;
  onClose(): void;
}

/** Finds words in the thread: Enter goes on, Shift and Enter goes back, Escape closes. */
export function FindBar({ value, onChange, position, total, isLoading, onMove, onClose }: FindBarProps) {
  const t = useMessages(agentChatMessages);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  function press(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
    }
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onMove(event.shiftKey ? -1 : 1);
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={box} className={styles.bar} role="search" onKeyDownCapture={press}>
      <span className={styles.findInput}>
        <SearchInput
          value={value}
          onChange={onChange}
          aria-label={t('find.label')}
          placeholder={t('find.placeholder')}
          clearLabel={t('find.clear')}
        />
      </span>
      {isLoading && <Spinner label={t('find.loading')} />}
      <span className={styles.position} role="status">
        {value.trim() === '' ? '' : total === 0 ? t('find.none') : t('find.position', { position, total })}
      </span>
      <IconButton
        size="compact"
        icon={ChevronUpIcon}
        label={t('find.previous')}
        isDisabled={total === 0}
        onClick={() => onMove(-1)}
      />
      <IconButton
        size="compact"
        icon={ChevronDownIcon}
        label={t('find.next')}
        isDisabled={total === 0}
        onClick={() => onMove(1)}
      />
      <IconButton size="compact" icon={CloseIcon} label={t('find.close')} onClick={onClose} />
    </div>
  );
}
