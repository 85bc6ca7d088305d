import { bcp47, fallbackLocale, type Locale, layOut, locales, type Publication } from '@assay/domain';
import { createTranslator, TranslatorProvider } from '@assay/i18n';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { DocumentPage, FoundDocument, LibraryReadingSource, SourceDocument } from './library.source.ts';
import { libraryMessages } from './messages.ts';
import { pdfOf } from './pages/testing.ts';

const noteText = {
  title: 'Pitting corrosion of 316L stainless steel in chloride',
  paragraphs: [
    {
      kind: 'paragraph',
      text: 'Pitting is a localised attack of passive metals. The pitting potential of 316L falls with temperature.',
    },
    { kind: 'heading', text: 'Mechanism' },
    {
      kind: 'paragraph',
      text: 'Manganese sulfide inclusions are preferred initiation sites of pits in 316L.',
      section: 'Mechanism',
    },
    { kind: 'heading', text: 'Means against pitting' },
    { kind: 'paragraph', text: 'Molybdenum enriches in the passive film and slows active dissolution.' },
  ],
} satisfies Partial<Publication>;

/** A document as the library lays it out. */
export function someDocument(change: Partial<Publication> = {}, more: Partial<SourceDocument> = {}): SourceDocument {
  const publication: Publication = {
    id: 'note:316l',
    familyId: 'note:316l',
    sourceType: 'note',
    source: 'markdown',
    language: 'en',
    dates: { publication: '2026-11-21' },
    parties: [],
    classes: [],
    references: [],
    claims: [],
    licence: 'Apache-2.0',
    ...noteText,
    ...change,
  };
  const { id, title, familyId, sourceType, source, language, dates, licence, url, claims, parties, classes } =
    publication;
  return {
    id,
    version: 1,
    latest: 1,
    title,
    family: familyId,
    source_type: sourceType,
    source,
    language,
    dates,
    licence,
    ...(url === undefined ? {} : { url }),
    ...layOut(publication),
    claims: claims.map(({ number, dependsOn }) => ({ number, depends_on: [...dependsOn] })),
    parties: parties.map((party) => ({ ...party })),
    classes: classes.map((code) => ({ first: false, ...code })),
    references: [],
    ...more,
  };
}

/** Where a document has these words. */
export function spanOf({ text }: Pick<SourceDocument, 'text'>, words: string): { start: number; end: number } {
  const start = text.indexOf(words);
  if (start < 0) throw new Error(`The document does not say "${words}".`);
  return { start, end: start + words.length };
}

export const somePatent = someDocument({
  id: 'US07272630B2',
  sourceType: 'patent',
  title: 'Cathode with a coating',
  dates: { publication: '2015-01-06', filing: '2012-06-05' },
  parties: [
    { role: 'assignee', name: 'Borealis Cells' },
    { role: 'inventor', name: 'Jane Doe' },
  ],
  classes: [{ scheme: 'cpc', code: 'H01M 4/5825' }],
  url: 'https://patents.example/US07272630B2',
  paragraphs: [
    { kind: 'abstract', text: 'A cathode with a coating is described.' },
    { kind: 'heading', text: 'FIELD' },
    { kind: 'paragraph', text: 'Cells hold an electrolyte.', label: '[0001]' },
    { kind: 'table', text: 'Sample | Capacity\nA | 147\nB | 152', label: '[0002]' },
  ],
  claims: [
    { number: 1, text: '1. A cathode with iron.', dependsOn: [] },
    { number: 2, text: '2. The cathode of claim 1, being thin.', dependsOn: [1] },
  ],
});

export const somePages = someDocument({
  id: 'file:a1',
  sourceType: 'upload',
  title: 'Peel report',
  paragraphs: [1, 2, 3].map((page) => ({
    kind: 'paragraph',
    text: `The peel strength of sample ${page} is ${page}2.4 N/cm.`,
    label: `p. ${page}`,
    page,
  })),
});

/** Lines of a printed report, as its pages have them: a word is parted, a running head repeats. */
export const printedPages = [1, 2, 3, 4].map((page) => [
  'Journal of Primers 12 (2024)',
  '',
  `The peel strength of sample ${page} on anodised alu-`,
  `minium is ${page}2.4 N/cm at 23 degrees.`,
  '',
  'It was measured at an angle of 180 degrees with a speed',
  'of 300 mm per minute on five specimens of each batch.',
]);
/** The report that is read from those pages, whose file is kept. */
export const somePrinted = someDocument(
  {
    id: 'file:b2',
    sourceType: 'upload',
    title: 'Peel report as printed',
    paragraphs: [1, 2, 3, 4].flatMap((page) => [
      {
        kind: 'paragraph' as const,
        text: `The peel strength of sample ${page} on anodised aluminium is ${page}2.4 N/cm at 23 degrees.`,
        label: `p. ${page}`,
        page,
      },
      {
        kind: 'paragraph' as const,
        text: 'It was measured at an angle of 180 degrees with a speed of 300 mm per minute on five specimens of each batch.',
        label: `p. ${page}`,
        page,
      },
    ]),
  },
  { original: { bytes: 3000 } },
);

const listed = [someDocument(), somePatent, somePages].map(
  ({ id, version, title, source_type, language, dates, parties }) => ({
    document: id,
    version,
    title,
    source_type,
    language,
    ...(dates.publication === undefined
      ? {}
      : { date: dates.publication, year: Number(dates.publication.slice(0, 4)) }),
    ...(parties[0] ? { owner: parties[0].name } : {}),
  }),
);

export const somePage: DocumentPage = {
  total: listed.length,
  documents: listed,
  counts: {
    source_types: [
      { value: 'note', documents: 1 },
      { value: 'patent', documents: 1 },
      { value: 'upload', documents: 1 },
    ],
    languages: [{ value: 'en', documents: 3 }],
    years: [
      { value: 2026, documents: 2 },
      { value: 2015, documents: 1 },
    ],
  },
};
export const noPage: DocumentPage = { total: 0, documents: [], counts: { source_types: [], languages: [], years: [] } };

const note = someDocument();
const passageOf = (words: string, marked: string) => {
  const at = spanOf(note, words);
  return { ...at, text: words, marks: [spanOf({ text: words }, marked)], section: 'Mechanism' };
};
export const someFind: FoundDocument = {
  ...(listed[0] as (typeof listed)[number]),
  passages: [
    passageOf('Manganese sulfide inclusions are preferred initiation sites of pits in 316L.', 'pits'),
    passageOf('Pitting is a localised attack of passive metals.', 'Pitting'),
    passageOf('The pitting potential of 316L falls with temperature.', 'pitting'),
    passageOf('Molybdenum enriches in the passive film and slows active dissolution.', 'Molybdenum'),
  ],
};

/** A library in memory. */
export function memoryLibraryReading(change: Partial<LibraryReadingSource> = {}): LibraryReadingSource {
  const documents = [note, somePatent, somePages, somePrinted];
  return {
    documents: async () => somePage,
    search: async () => ({ documents: [someFind], searched: { documents: 3, passages: 12 }, is_cut: false }),
    async document(id) {
      const found = documents.find((document) => document.id === id);
      if (!found) throw Object.assign(new Error('Not found.'), { status: 404 });
      return found;
    },
    original: async () => pdfOf(printedPages),
    suggest: async () => ['Borealis Cells'],
    ...change,
  };
}

/** Words and a cache around a story or a test. */
export async function librarySurroundings(language?: string) {
  const locale: Locale = locales.find((each) => bcp47[each] === language) ?? fallbackLocale;
  const translator = createTranslator({ locale });
  await translator.load(libraryMessages);
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  function Surroundings({ children }: { children: ReactNode }) {
    return (
      <TranslatorProvider translator={translator}>
        <QueryClientProvider client={queries}>{children}</QueryClientProvider>
      </TranslatorProvider>
    );
  }
  return { Surroundings, queries };
}
