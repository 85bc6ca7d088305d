import { type CSSProperties, useId, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { columnTracks, tracksVariable, widthVariable } from '../DataTable/columnTrack.ts';
import { Calendar } from '../DateInput/Calendar.tsx';
import { dateWords } from '../DateInput/DateInput.words.ts';
import { parseDate } from '../DateInput/date.format.ts';
import { PlusIcon, RefreshIcon } from '../Icon/icons.ts';
import { useLanguage, wordsIn } from '../Language/LanguageContext.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { joinClasses } from '../styles/joinClasses.ts';
import { TableNotice } from '../TableNotice/TableNotice.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { useRowSize } from '../Windowing/useRowSize.tsx';
import { CellSheet } from './CellSheet.tsx';
import * as styles from './EditableGrid.css.ts';
import type { EditableGridProps, GridRecord } from './EditableGrid.types.ts';
import { editableGridWords } from './EditableGrid.words.ts';
import { GridField } from './GridField.tsx';
import { GridHead } from './GridHead.tsx';
import { cellId } from './GridRow.tsx';
import { GridRows } from './GridRows.tsx';
import { useEditableGrid } from './useEditableGrid.ts';

const waitingRows = 8;

/**
 * Rows that people edit together, cell by cell, as in a spreadsheet: typed cells, parents that span the lines of their
 * children, copying from and to spreadsheets, and windowing, so that 10,000 rows scroll like ten. It keeps no values: what a
 * person does goes out as edits, and the rows that come back are what it shows.
 */
export function EditableGrid<Row extends GridRecord>(props: EditableGridProps<Row>) {
  const { label, status, empty, lines = 2, maxHeight = '40rem', className, onAddRows } = props;
  const id = useId();
  const language = useLanguage();
  const say = wordsIn(editableGridWords, language, props.words);
  const scroller = useRef<HTMLDivElement>(null);
  const { height: lineHeight, probe } = useRowSize();
  const [isFocused, setFocused] = useState(false);
  const grid = useEditableGrid({ ...props, lines, id, language, say, scroller, lineHeight });
  const { model, view, editing, selection, isCards, rowHeight, notes, count, hasGutter } = grid;
  const { tracks, width } = columnTracks(model.columns, view.view.widths, hasGutter);
  const { open, edit, items } = editing;
  const column = model.columnAt(selection.active);
  const isListed = items.length > 0;
  const isDate = edit !== undefined && column?.kind === 'date';
  const isWholeColumn = selection.whole === 'columns' || selection.whole === 'all';
  return (
    <div className={joinClasses(styles.grid, styles.lines[lines], className)}>
      {view.isOutdated && (
        <div role="status" className={styles.bar}>
          <span className={styles.barWords}>{say.unordered}</span>
          <Button size="compact" icon={RefreshIcon} onClick={view.apply}>
            {say.apply}
          </Button>
        </div>
      )}
      <div
        ref={scroller}
        className={styles.scroller}
        style={
          {
            maxBlockSize: maxHeight,
            [tracksVariable]: tracks,
            [widthVariable]: isCards ? '0px' : `${width}px`,
            [styles.lineHeight]: `${rowHeight}px`,
            [styles.cellHeight]: `${lineHeight}px`,
          } as CSSProperties
        }
        {...grid.pointer.handlers}
      >
        {probe}
        <div
          id={id}
          role="grid"
          aria-label={label}
          aria-rowcount={count + 1}
          aria-colcount={model.columns.length + (hasGutter ? 1 : 0)}
          aria-multiselectable
          aria-readonly={props.onEdit === undefined || undefined}
          aria-busy={status?.kind === 'loading' || undefined}
          className={styles.table}
        >
          <GridHead
            id={id}
            columns={model.columns}
            hasGutter={hasGutter}
            isCards={isCards}
            sort={view.view.sort}
            from={isWholeColumn ? selection.range.left : -1}
            to={isWholeColumn ? selection.range.right : -1}
            active={isFocused && selection.active.line < 0 ? selection.active.column : undefined}
            say={say}
            onResizeStart={(event, of) => grid.widths.start(event, of)}
            onFit={(of, at) => grid.widths.fit(of, at)}
          />
          {status?.kind === 'loading' &&
            Array.from({ length: waitingRows }, (_, at) => (
              <div key={at} className={styles.wait} aria-hidden>
                {hasGutter && <span />}
                {model.columns.map((each) => (
                  <span key={each.id} className={styles.waitCell}>
                    <Skeleton size="caption" width="64%" />
                  </span>
                ))}
              </div>
            ))}
          <GridRows
            scroller={scroller}
            model={model}
            count={count}
            rowHeight={rowHeight}
            setting={grid.setting}
            active={selection.active}
            range={selection.range}
            filling={grid.pointer.filling}
            isWholeRow={selection.whole === 'rows' || selection.whole === 'all'}
          />
          {count === 0 && status?.kind !== 'loading' && status?.kind !== 'error' && empty !== undefined && (
            <div role="row">
              <div role="gridcell" aria-colspan={model.columns.length} className={styles.none}>
                {empty}
              </div>
            </div>
          )}
        </div>
        <GridField
          frame={grid.frame}
          field={grid.field}
          isEditing={edit !== undefined}
          aria-label={say.field(label)}
          aria-controls={isListed ? `${id}-list` : id}
          aria-haspopup={isListed ? 'listbox' : undefined}
          aria-autocomplete={isListed ? 'list' : undefined}
          aria-activedescendant={
            isListed && open && open.at >= 0
              ? `${id}-item-${open.at}`
              : edit
                ? undefined
                : cellId(id, grid.home, selection.active.column)
          }
          aria-describedby={notes.length > 0 ? `${id}-notes` : `${id}-hint`}
          aria-invalid={edit?.problem !== undefined || undefined}
          readOnly={!grid.isTypable}
          value={edit?.draft ?? ''}
          onChange={(event) => editing.type(event.target.value)}
          onKeyDown={grid.onKeyDown}
          {...grid.clipboard}
          onFocus={() => {
            setFocused(true);
            grid.enter();
          }}
          onBlur={(event) => {
            if (grid.sheet.current?.contains(event.relatedTarget)) return;
            setFocused(false);
            grid.leave();
          }}
        />
      </div>
      {isFocused && (isListed || isDate || notes.length > 0) && (
        <CellSheet
          key={`${selection.active.line} ${selection.active.column} ${open?.kind}`}
          id={id}
          anchor={grid.frame}
          sheet={grid.sheet}
          notes={notes}
          items={items}
          label={open?.kind === 'head' ? say.menu(column?.name ?? '') : say.options(column?.name ?? '')}
          at={open?.at ?? -1}
          isMultiple={column?.kind === 'labels'}
          onChoose={grid.choose}
        >
          {isDate && (
            <div className={styles.calendar}>
              <Calendar
                selected={dayOf(parseDate(edit.draft, language))}
                min={column.min}
                max={column.max}
                onChoose={grid.chooseDay}
                onClear={() => grid.chooseDay(undefined)}
                language={language}
                words={wordsIn(dateWords, language)}
              />
            </div>
          )}
        </CellSheet>
      )}
      {status && status.kind !== 'loading' && <TableNotice {...status} />}
      {(onAddRows || view.hiddenCount > 0) && (
        <div className={styles.foot}>
          {onAddRows && (
            <Button size="compact" variant="quiet" icon={PlusIcon} onClick={grid.addAtEnd}>
              {say.addRow}
            </Button>
          )}
          {view.hiddenCount > 0 && <span>{say.hidden(view.hiddenCount)}</span>}
        </div>
      )}
      <VisuallyHidden id={`${id}-hint`} aria-hidden>
        {say.hint}
      </VisuallyHidden>
      <VisuallyHidden role="status">{grid.said}</VisuallyHidden>
      <VisuallyHidden role="status">{grid.selectedWords}</VisuallyHidden>
    </div>
  );
}

const dayOf = (day: string | undefined) => ({ from: day, to: day });
