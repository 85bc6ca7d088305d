import type { LibraryReadingSource } from './library.source.ts';
import type { LibraryView } from './library-view.ts';

/** What the library's parts are given. */
export interface LibraryProps {
  source: LibraryReadingSource;
  /** As the address says it. */
  view: LibraryView;
  onView(view: LibraryView): void;
  /** An administrator adds documents. */
  canImport: boolean;
}
