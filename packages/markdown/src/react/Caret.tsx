import * as css from './Document.css.ts';

/** Where text is being written. */
export function Caret() {
  return <span className={css.caret} aria-hidden="true" />;
}
