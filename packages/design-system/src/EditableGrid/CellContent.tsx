import { Icon } from '../Icon/Icon.tsx';
import { CheckIcon, CircleAlertIcon, CircleHelpIcon } from '../Icon/icons.ts';
import { joinClasses } from '../styles/joinClasses.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { isEmpty, optionsOf, shownText } from './cellText.ts';
import * as styles from './EditableGrid.css.ts';
import type { EditableGridWords, GridCellState, GridColumn, GridValue } from './EditableGrid.types.ts';

type CellContentProps<Row> = {
  row: Row;
  column: GridColumn<Row>;
  value: GridValue;
  state: GridCellState | undefined;
  /** What the cell did not take, and why. */
  refused: { text: string; sentence: string } | undefined;
  isOpen: boolean;
  lines: 1 | 2 | 4;
  language: string;
  say: EditableGridWords;
};

/** What stands in a cell: its value, what is suggested in its place, and what is wrong with it; states also in words. */
export function CellContent<Row>({
  row,
  column,
  value,
  state,
  refused,
  isOpen,
  lines,
  language,
  say,
}: CellContentProps<Row>) {
  const text = (of: GridValue) => shownText(of, column, language, say);
  const trouble = refused?.sentence ?? state?.refused ?? (isEmpty(value) ? state?.missing : undefined);
  const suggestion = state?.suggested;
  // What was refused and empty is a cell that cannot be emptied: its value stands.
  const kept = refused?.text ?? '';
  const isWritten = column.kind !== 'flag' && column.kind !== 'labels' && column.kind !== 'evidence' && !column.cell;
  return (
    <span className={isWritten && !trouble ? styles.clamped[lines] : undefined}>
      {kept !== '' && <span>{kept}</span>}
      {kept === '' && suggestion ? (
        <>
          {!isEmpty(value) && <del className={styles.struck}>{text(value)}</del>}{' '}
          {!isEmpty(suggestion.value) && <ins className={styles.inserted}>{text(suggestion.value)}</ins>}
          <VisuallyHidden>{say.suggested(text(suggestion.value), suggestion.by)}</VisuallyHidden>
        </>
      ) : (
        kept === '' && <Value row={row} column={column} value={value} isOpen={isOpen} text={text} say={say} />
      )}
      {state?.evidence !== undefined && state.evidence > 0 && <Evidence count={state.evidence} say={say} />}
      {trouble && (
        <span className={styles.trouble}>
          <Icon of={CircleAlertIcon} size="sm" className={styles.noteIcon} />
          <span className={styles.clamped[1]}>{trouble}</span>
        </span>
      )}
      {state?.stale && <VisuallyHidden>{say.stale(state.stale)}</VisuallyHidden>}
      {state?.derived && <VisuallyHidden>{say.derived(state.derived)}</VisuallyHidden>}
      {state?.comments !== undefined && state.comments > 0 && (
        <VisuallyHidden>{say.comments(state.comments)}</VisuallyHidden>
      )}
      {state?.heldBy && <VisuallyHidden>{say.held(state.heldBy.name)}</VisuallyHidden>}
      {state?.found?.map(({ words }) => (
        <VisuallyHidden key={words}>{words}</VisuallyHidden>
      ))}
    </span>
  );
}

function Value<Row>({
  row,
  column,
  value,
  isOpen,
  text,
  say,
}: Pick<CellContentProps<Row>, 'row' | 'column' | 'value' | 'isOpen' | 'say'> & {
  text: (value: GridValue) => string;
}) {
  if (column.cell) return column.cell(row);
  if (column.kind === 'flag')
    return (
      <button
        type="button"
        tabIndex={-1}
        data-does="toggle"
        data-on={value === true || undefined}
        disabled={!isOpen}
        aria-pressed={value === true}
        aria-label={column.name}
        className={styles.flag}
      >
        {value === true && <Icon of={CheckIcon} size="sm" />}
      </button>
    );
  if (column.kind === 'evidence')
    return typeof value === 'number' && value > 0 ? <Evidence count={value} say={say} /> : null;
  if (column.kind === 'labels' && Array.isArray(value))
    return (
      <span className={styles.labels}>
        {(value as readonly string[]).map((each) => (
          <span key={each} className={styles.label}>
            {optionsOf(column).find((option) => option.value === each)?.label ?? each}
          </span>
        ))}
      </span>
    );
  return text(value);
}

function Evidence({ count, say }: { count: number; say: EditableGridWords }) {
  return (
    <button type="button" tabIndex={-1} data-does="evidence" aria-label={say.evidence(count)} className={styles.count}>
      {count}
    </button>
  );
}

/** The mark at the corner of a cell in which rules found something; the gravest of it. */
export function FoundMark({ found }: { found: GridCellState['found'] }) {
  if (!found || found.length === 0) return null;
  const isFault = found.some(({ tone }) => tone === 'critical');
  return (
    <span aria-hidden className={styles.foundMark}>
      <Icon of={isFault ? CircleAlertIcon : CircleHelpIcon} size="sm" tone={isFault ? 'critical' : 'caution'} />
    </span>
  );
}

/** Classes of the states of a cell. */
export function classOfState(state: GridCellState | undefined, isRefused: boolean, isEmptyCell: boolean): string {
  if (!state) return isRefused ? styles.refused : '';
  return joinClasses(
    state.derived !== undefined && styles.byRule,
    state.stale !== undefined && styles.stale,
    state.suggested && styles.suggested,
    state.comments !== undefined && state.comments > 0 && styles.commented,
    (isRefused || state.refused !== undefined || (isEmptyCell && state.missing !== undefined)) && styles.refused,
    state.tone && styles.toned[state.tone],
    state.found && state.found.length > 0 && styles.found,
    state.heldBy && styles.held,
  );
}
