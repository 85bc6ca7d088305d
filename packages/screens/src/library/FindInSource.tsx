import { ChevronDownIcon, ChevronUpIcon, IconButton, SearchInput } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import type { KeyboardEvent } from 'react';
import { libraryMessages } from './messages.ts';
import * as styles from './Source.css.ts';

export interface FindInSourceProps {
  value: string;
  onChange(value: string): void;
  /** The match that one is at, from 1; 0 without any. */
  position: number;
  total: number;
  /** There are more matches than are counted. */
  isCut: boolean;
  onMove(by: 1 | -1): void;
}

/** Finds words in the document: Enter goes on, Shift and Enter goes back. */
export function FindInSource({ value, onChange, position, total, isCut, onMove }: FindInSourceProps) {
  const t = useMessages(libraryMessages);
  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onMove(event.shiftKey ? -1 : 1);
  }
  const many = isCut ? t('source.findMany', { count: total }) : String(total);
  return (
    <div role="search" className={styles.find}>
      <span className={styles.findBox}>
        <SearchInput
          value={value}
          onChange={onChange}
          onKeyDown={press}
          aria-label={t('source.find')}
          placeholder={t('source.find')}
          clearLabel={t('source.clearFind')}
        />
      </span>
      <span className={styles.findCount} role="status">
        {value.trim() === ''
          ? ''
          : total === 0
            ? t('source.findNone')
            : t('source.position', { position, total: many })}
      </span>
      <IconButton
        icon={ChevronUpIcon}
        label={t('source.findPrevious')}
        isDisabled={total === 0}
        onClick={() => onMove(-1)}
      />
      <IconButton
        icon={ChevronDownIcon}
        label={t('source.findNext')}
        isDisabled={total === 0}
        onClick={() => onMove(1)}
      />
    </div>
  );
}
