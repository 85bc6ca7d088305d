import { trustedScriptAddress } from '@assay/client';
import { getDocument, type PDFPageProxy, PDFWorker, version } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PageFrame, PlacedText, Transform } from './page-rectangles.ts';
// oxlint-disable-next-line import/default -- the build makes a worker of the module and gives its address
import workerAddress from './pdf.worker.ts?worker&url';
import type { PdfFile, PdfPage } from './pdf-file.types.ts';

/** Pages whose size is asked for before the first is shown; those of a longer file are taken for the first's until they come. */
const sizedAtOnce = 200;

/** What pdf.js reads by name lies beside the application: character maps, fonts that files do not carry, decoders. */
const resources = `/assets/pdfjs-${version}`;

/**
 * Opens a PDF. It is parsed in a worker; pages are drawn where they are asked for.
 *
 * @throws what pdf.js throws for a file that is damaged or asks for a password
 */
export async function openPdf(bytes: ArrayBuffer): Promise<PdfFile> {
  const port = new Worker(trustedScriptAddress('assay-worker', workerAddress), { type: 'module' });
  const worker = PDFWorker.create({ port });
  const task = getDocument({
    data: new Uint8Array(bytes),
    worker,
    cMapUrl: `${resources}/cmaps/`,
    standardFontDataUrl: `${resources}/standard_fonts/`,
    wasmUrl: `${resources}/wasm/`,
    // The content security policy compiles nothing; the same decoders are there as scripts.
    useWasm: false,
    verbosity: 0,
  });
  const close = async () => {
    try {
      await task.destroy();
    } finally {
      worker.destroy();
      port.terminate();
    }
  };
  const file = await task.promise.catch(async (error: unknown) => {
    await close();
    throw error;
  });
  const pages = new Map<number, Promise<PdfPage>>();
  const page = (number: number) => {
    const known = pages.get(number) ?? file.getPage(number).then(pageOf);
    pages.set(number, known);
    return known;
  };
  const sizes = await Promise.all(
    Array.from({ length: Math.min(file.numPages, sizedAtOnce) }, async (_, index) => {
      const { width, height } = await page(index + 1);
      return { width, height };
    }),
  );
  return {
    pages: file.numPages,
    sizeOf: (number) => sizes[number - 1] ?? sizes[0] ?? { width: 1, height: 1 },
    page,
    close: () => void close(),
  };
}

function pageOf(page: PDFPageProxy): PdfPage {
  const viewport = page.getViewport({ scale: 1 });
  const { width, height } = viewport;
  const frame: PageFrame = { width, height, transform: viewport.transform as unknown as Transform };
  let texts: Promise<readonly PlacedText[]> | undefined;
  return {
    ...frame,
    texts: () => (texts ??= readTexts(page)),
    async draw(canvas, pixels, signal) {
      const scaled = page.getViewport({ scale: pixels / width });
      canvas.width = Math.round(scaled.width);
      canvas.height = Math.round(scaled.height);
      const task = page.render({ canvas, viewport: scaled });
      const cancel = () => task.cancel();
      signal.addEventListener('abort', cancel);
      try {
        await task.promise;
      } finally {
        signal.removeEventListener('abort', cancel);
      }
    },
  };
}

async function readTexts(page: PDFPageProxy): Promise<readonly PlacedText[]> {
  const { items, styles } = await page.getTextContent();
  return items.flatMap((item): PlacedText[] => {
    if (!('str' in item)) return [];
    const style = styles[item.fontName];
    // Fonts that say nothing of their reach have the usual one.
    const ascent = style?.ascent || 0.8;
    const descent = style?.descent || -0.2;
    return [
      {
        text: item.str,
        transform: item.transform as unknown as Transform,
        width: item.width,
        height: item.height,
        ascent,
        descent,
        direction: style?.vertical ? 'ttb' : item.dir === 'rtl' ? 'rtl' : 'ltr',
        family: style?.fontFamily ?? 'sans-serif',
      },
    ];
  });
}
