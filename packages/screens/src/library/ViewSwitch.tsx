import { SegmentedControl } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import type { SourceDocument } from './library.source.ts';
import { libraryMessages } from './messages.ts';
import * as styles from './Source.css.ts';

/** How a source is shown: its pages as they are printed, or its text. */
export type SourceView = 'pages' | 'text';

/** The pages, where they are kept and there is room to read them. */
export function firstView({ original }: SourceDocument): SourceView {
  return original !== undefined && window.matchMedia('(min-width: 48rem)').matches ? 'pages' : 'text';
}

export interface ViewSwitchProps {
  value: SourceView;
  onChange(view: SourceView): void;
}

/** Changes between the pages of a source and its text. */
export function ViewSwitch({ value, onChange }: ViewSwitchProps) {
  const t = useMessages(libraryMessages);
  return (
    <SegmentedControl
      className={styles.view}
      label={t('pages.view')}
      value={value}
      onChange={onChange}
      segments={[
        { value: 'pages', label: t('pages.pages'), description: t('pages.pagesHint') },
        { value: 'text', label: t('pages.text'), description: t('pages.textHint') },
      ]}
    />
  );
}
