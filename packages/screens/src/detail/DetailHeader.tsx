import { ArrowLeftIcon, IconButton, Text } from '@assay/design-system';
import type { ReactNode } from 'react';
import * as styles from './Detail.css.ts';

/** Puts content into the frame's header. */
export type FrameHeader = (props: { start?: ReactNode; end?: ReactNode }) => ReactNode;

export interface DetailHeaderProps {
  Header: FrameHeader;
  /** What is shown, in a word or two. */
  label: string;
  backLabel: string;
  onBack(): void;
}

/** The frame's header over one thing: the way back, and what one is looking at. */
export function DetailHeader({ Header, label, backLabel, onBack }: DetailHeaderProps) {
  return (
    <Header
      start={
        <>
          <IconButton icon={ArrowLeftIcon} label={backLabel} onClick={onBack} />
          <Text size="caption" tone="muted" isTruncated className={styles.place}>
            {label}
          </Text>
        </>
      }
    />
  );
}
