import {
  Button,
  ChevronDownIcon,
  ChevronUpIcon,
  IconButton,
  MinusIcon,
  NumberInput,
  PlusIcon,
  Toolbar,
  ToolbarGroup,
} from '@assay/design-system';
import { useFormats, useMessages } from '@assay/i18n';
import { useState } from 'react';
import { libraryMessages } from '../messages.ts';
import * as styles from './SourcePages.css.ts';

/** Widths of a page, as shares of the room there is for it. */
export const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;

export interface PagesToolbarProps {
  /** The page that is read. */
  page: number;
  pages: number;
  zoom: number;
  onPage(page: number): void;
  onZoom(zoom: number): void;
}

/** Goes to a page and changes the size of the pages. */
export function PagesToolbar({ page, pages, zoom, onPage, onZoom }: PagesToolbarProps) {
  const t = useMessages(libraryMessages);
  const formats = useFormats();
  /** What is typed, until it is gone to or left. */
  const [draft, setDraft] = useState<{ page: number | undefined }>();
  const typed = draft ? draft.page : page;
  const step = (by: number) => zooms[zooms.findIndex((each) => each === zoom) + by];
  const [smaller, larger] = [step(-1), step(1)];
  return (
    <Toolbar label={t('pages.tools')} className={styles.toolbar}>
      <ToolbarGroup label={t('pages.goTo')}>
        <IconButton
          icon={ChevronUpIcon}
          label={t('pages.previous')}
          isDisabled={page <= 1}
          onClick={() => onPage(page - 1)}
        />
        <IconButton
          icon={ChevronDownIcon}
          label={t('pages.next')}
          isDisabled={page >= pages}
          onClick={() => onPage(page + 1)}
        />
        <span className={styles.goTo}>
          <NumberInput
            isBare
            size="compact"
            aria-label={t('pages.goTo')}
            min={1}
            max={pages}
            value={typed}
            onChange={(value) => setDraft({ page: value })}
            onBlur={() => setDraft(undefined)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || typed === undefined) return;
              event.preventDefault();
              onPage(typed);
              setDraft(undefined);
            }}
          />
        </span>
        <span className={styles.total}>{t('pages.of', { pages: formats.number(pages) })}</span>
      </ToolbarGroup>
      <ToolbarGroup label={t('pages.size')}>
        <IconButton
          icon={MinusIcon}
          label={t('pages.smaller')}
          isDisabled={smaller === undefined}
          onClick={() => smaller !== undefined && onZoom(smaller)}
        />
        <Button variant="quiet" size="compact" title={t('pages.fit')} onClick={() => onZoom(1)}>
          {formats.percent(zoom)}
        </Button>
        <IconButton
          icon={PlusIcon}
          label={t('pages.larger')}
          isDisabled={larger === undefined}
          onClick={() => larger !== undefined && onZoom(larger)}
        />
      </ToolbarGroup>
    </Toolbar>
  );
}
