import { titleOf } from '@assay/works';
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import type { KeepingSource } from '../keeping.source.ts';
import { useWorkSession } from '../WorkContext.ts';

const PrintedWork = lazy(() => import('./PrintedWork.tsx'));

export interface Printing {
  /** Asks the service for the work as a document, and opens the browser's dialog for printing with it. */
  print(): Promise<void>;
  /** What stands on paper while it is printed. */
  paper: ReactNode;
}

/** Has the field that somebody is in keep what was typed: it does so when it is left. */
function keepTyped(): void {
  const { activeElement } = window.document;
  if (!(activeElement instanceof HTMLElement)) return;
  activeElement.blur();
  activeElement.focus({ preventScroll: true });
}

/**
 * Printing gives the document, not the screen that it is edited on.
 *
 * @param onFailed told why it was not printed
 */
export function usePrinting(keeping: KeepingSource, onFailed: (message: string) => void): Printing {
  const { session } = useWorkSession();
  const [printed, setPrinted] = useState<{ document: string; time: number }>();
  const leave = useCallback(() => setPrinted(undefined), []);
  return {
    async print() {
      try {
        keepTyped();
        await session.sent();
        setPrinted({ document: await (await keeping.export('md')).text(), time: Date.now() });
      } catch (error) {
        onFailed(error instanceof Error ? error.message : String(error));
      }
    },
    paper: printed && (
      <Suspense fallback={null}>
        <PrintedWork key={printed.time} title={titleOf(session.state)} document={printed.document} onDone={leave} />
      </Suspense>
    ),
  };
}
