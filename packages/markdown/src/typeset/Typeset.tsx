import { Fragment, memo, type ReactNode } from 'react';
import * as css from './Typeset.css.ts';
import { type Run, type TypesetOptions, typeset } from './typeset.ts';

export interface TypesetProps extends TypesetOptions {
  /** The text; it is copied as it stands, but for dashes of ranges. */
  children: string;
}

/** Text as a printer would set it: formulas, figures with their units, ranges. The rule is `typeset`. */
export const Typeset = memo(function Typeset({ children, isVerbatim = false }: TypesetProps): ReactNode {
  const runs = typeset(children, { isVerbatim });
  if (runs.length === 1 && runs[0]?.bond === undefined) return children;
  const shown: ReactNode[] = [];
  for (let at = 0; at < runs.length; at += 1) {
    const { bond } = runs[at] ?? {};
    if (bond === undefined) {
      shown.push(<Fragment key={at}>{piece(runs[at])}</Fragment>);
      continue;
    }
    const end = runs.findLastIndex((run) => run.bond === bond);
    shown.push(
      <span key={at} className={css.bond}>
        {runs.slice(at, end + 1).map((run, index) => (
          <Fragment key={index}>{piece(run)}</Fragment>
        ))}
      </span>,
    );
    at = end;
  }
  return shown;
});

function piece(run: Run | undefined): ReactNode {
  if (run?.isSilent) return <span className={css.silent}>{run.text}</span>;
  if (!run?.as) return run?.text;
  const Tag = run.as;
  return <Tag className={css.mark}>{run.text}</Tag>;
}
