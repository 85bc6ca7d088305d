import type { UnitSystem } from '@assay/domain';
import type { MaterialCardSource } from './material-card.source.ts';

/** Parts of a card between which the reader changes. */
export type CardPart = 'properties' | 'equivalents' | 'compare' | 'sources';

export interface MaterialCardProps {
  /** Id of the grade: "316l". */
  gradeId: string;
  source: MaterialCardSource;
  /** Units in which it opens. @default 'si' */
  units?: UnitSystem;
  /** Ids that stand beside the grade when it opens; five with it at most. */
  compared?: readonly string[];
  /** Place of its title in the outline of the page. @default 2 */
  level?: 1 | 2 | 3;
  /** The card is on show. */
  onShown?(grade: { id: string; designation: string }): void;
  /** The other grades beside it changed. */
  onCompared?(ids: readonly string[]): void;
  /** The card could not be read; status 404 is a grade that is not known. */
  onFailure?(failure: { status: number; message: string }): void;
}
