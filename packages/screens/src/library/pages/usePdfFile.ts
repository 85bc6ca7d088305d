import { useEffect, useState } from 'react';
import type { PdfFile } from './pdf-file.types.ts';

export type PdfState = { status: 'loading' } | { status: 'open'; file: PdfFile } | { status: 'failed'; error: unknown };

/** Opens a PDF for as long as it is shown; what reads PDFs is fetched with the first of them. */
export function usePdfFile(read: (signal: AbortSignal) => Promise<ArrayBuffer>): PdfState & { retry(): void } {
  const [state, setState] = useState<PdfState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- another attempt reads anew
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    let open: PdfFile | undefined;
    setState({ status: 'loading' });
    const opening = async () => {
      const [bytes, { openPdf }] = await Promise.all([read(signal), import('./open-pdf.ts')]);
      if (signal.aborted) return;
      const file = await openPdf(bytes);
      if (signal.aborted) file.close();
      else {
        open = file;
        setState({ status: 'open', file });
      }
    };
    opening().catch((error: unknown) => {
      if (!signal.aborted) setState({ status: 'failed', error });
    });
    return () => {
      leaving.abort();
      open?.close();
    };
  }, [read, attempt]);
  return { ...state, retry: () => setAttempt((before) => before + 1) };
}
