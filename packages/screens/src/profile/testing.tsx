import { fallbackLocale, importProblem, type Locale, type SkippedRecord } from '@assay/domain';
import { createTranslator, TranslatorProvider } from '@assay/i18n';
import { companyAutocompleteMessages } from '@assay/widgets/company-autocomplete';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Holdings, ImportRun, Imports, LibrarySource } from './library.source.ts';
import { profileMessages } from './messages.ts';
import type { ProfileDetails, ProfileSource } from './profile.source.ts';
import type { AnswerFigures, AnswerQuality, FeedbackPage, QualitySource, Scoreboard } from './quality.source.ts';

/** What the screen stands in: words of a locale and a cache of its own. */
export async function createSurroundings(locale: Locale = fallbackLocale) {
  const translator = createTranslator({ locale });
  await translator.load(profileMessages, companyAutocompleteMessages);
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return function Surroundings({ children }: { children: ReactNode }) {
    return (
      <QueryClientProvider client={queries}>
        <TranslatorProvider translator={translator}>{children}</TranslatorProvider>
      </QueryClientProvider>
    );
  };
}

/** A profile kept in memory. */
export function memoryProfile(
  details: ProfileDetails,
  companies: ProfileSource['companies'] = async () => [],
): ProfileSource & { saved: Partial<ProfileDetails>[] } {
  const saved: Partial<ProfileDetails>[] = [];
  return {
    saved,
    companies,
    read: async () => ({ ...details, phone: '138****0412' }),
    async save(changes) {
      saved.push(changes);
      Object.assign(details, changes);
    },
  };
}

export const someHoldings: Holdings = {
  documents: 1_420,
  passages: 21_304,
  groups: [
    { sourceType: 'patent', language: 'en', documents: 1_204, passages: 19_980, embedded: 12_400 },
    { sourceType: 'note', language: 'en', documents: 160, passages: 786, embedded: 786 },
    { sourceType: 'paper', language: 'ja', documents: 56, passages: 538, embedded: 0 },
  ],
};

export function someRun(changes: Partial<ImportRun> = {}): ImportRun {
  return {
    id: 1,
    state: 'done',
    scope: 'tenant',
    paths: ['ipg150106.xml'],
    startedAt: '2026-11-20T09:00:00.000Z',
    finishedAt: '2026-11-20T09:00:40.000Z',
    message: null,
    files: 1,
    filesDone: 1,
    bytes: 148_000_000,
    bytesDone: 148_000_000,
    added: 1_204,
    updated: 3,
    unchanged: 12,
    skipped: 0,
    ...changes,
  };
}

export const someSkipped: readonly SkippedRecord[] = [
  {
    file: 'ipg150106.xml',
    record: 41,
    offset: 5_120_044,
    ...importProblem('notClosed', { element: 'us-patent-grant' }),
  },
];

/** A library kept in memory; uploads and imported paths become finished runs. */
export function memoryLibrary({
  holdings = someHoldings,
  runs = [],
  folder,
  storage = { used: 37, limit: 10_240 },
}: Partial<Imports & { holdings: Holdings }> = {}): LibrarySource & { uploaded: string[] } {
  const kept = [...runs];
  const uploaded: string[] = [];
  return {
    uploaded,
    holdings: async () => holdings,
    imports: async () => ({ runs: [...kept], folder, storage }),
    skipped: async (_, after) => (after === 0 ? someSkipped : []),
    async upload(files, { onProgress }) {
      onProgress(0.5);
      uploaded.push(...files.map(({ name }) => name));
      kept.unshift(someRun({ id: 100 + kept.length, paths: files.map(({ name }) => name), added: files.length }));
    },
    async importPaths(paths) {
      kept.unshift(someRun({ id: 100 + kept.length, paths }));
    },
  };
}

export const someScoreboard: Scoreboard = {
  engine: 'extractive',
  questions: 120,
  sentences: 412,
  shares: { support: 0.9876, precision: 1, keyFact: 0.914, silence: 0.95 },
};

const someFigures = (questions: number, answered: number): AnswerFigures => ({
  questions,
  shares: {
    answered,
    documentCited: 0.96,
    leadDocument: answered === 0 ? null : 0.94,
    leadRight: answered === 0 ? null : 0.64,
    sentenceShown: 0.9,
    sentencesBear: answered === 0 ? null : 0.73,
  },
});

export const someAnswerQuality: AnswerQuality = {
  command: 'npm run train -- answers',
  date: '2026-11-22',
  encoder: 'all-minilm-l6-v2',
  questions: 309,
  answerable: someFigures(226, 0.819),
  languages: [
    { language: 'en', isCrossLanguage: false, ...someFigures(157, 0.847) },
    { language: 'jp', isCrossLanguage: false, ...someFigures(11, 0.727) },
    { language: 'jp', isCrossLanguage: true, ...someFigures(2, 0) },
  ],
  kinds: [
    { kind: 'value', ...someFigures(38, 0.868) },
    { kind: 'why', ...someFigures(29, 0.793) },
    { kind: 'a kind without a name', ...someFigures(1, 1) },
  ],
  partly: { questions: 29, handled: 0.517 },
  unanswerable: { questions: 54, refused: 0.815, answered: 0.185, nearMisses: 24, nearMissesAnswered: 0.375 },
  unanswerableLanguages: [
    { language: 'en', questions: 31, refused: 0.871, answered: 0.129, nearMisses: 14, nearMissesAnswered: 0.286 },
    { language: 'jp', questions: 8, refused: 1, answered: 0, nearMisses: 0, nearMissesAnswered: null },
  ],
  reliability: {
    questions: 309,
    expectedError: 0.061,
    bins: [
      { from: 0, to: 0.1, questions: 18, predicted: 0.06, answerable: 0.11, leadRight: 0 },
      { from: 0.3, to: 0.4, questions: 22, predicted: 0.35, answerable: 0.36, leadRight: 0.18 },
      { from: 0.6, to: 0.7, questions: 41, predicted: 0.66, answerable: 0.78, leadRight: 0.39 },
      { from: 0.9, to: 1, questions: 228, predicted: 0.97, answerable: 0.93, leadRight: 0.61 },
    ],
  },
};

export function memoryQuality(
  board: Scoreboard | null = someScoreboard,
  answers: AnswerQuality | null = someAnswerQuality,
): QualitySource {
  return { scoreboard: async () => board, answers: async () => answers, feedback: async () => someFeedback() };
}

export function someFeedback(): FeedbackPage {
  const said = {
    rating: 'down',
    reason: 'wrong_figure',
    content: 'It is 3.6.',
    at: '2026-11-20T09:00:00.000Z',
  } as const;
  return {
    counts: { helpful: 11, notHelpful: 1, reasons: [{ reason: 'wrong_figure', count: 1 }] },
    installation: null,
    total: 2,
    entries: [
      { key: 'a', question: 'What is the density of LFP?', ...said },
      { ...said, key: 'b', question: null, rating: 'up', reason: null, content: null },
    ],
  };
}
