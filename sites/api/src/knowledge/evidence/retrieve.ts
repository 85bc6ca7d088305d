import { bcp47, type RankedPassage, type Searched, seekQuery } from '@assay/domain';
import { completeFollowUp, type Understanding } from '@assay/engines/understanding';
import type { RankedPassage as FoundPassage, SearchMode } from '../search/search.types.ts';
import { cardStatements } from './card-statements.ts';
import type {
  DocumentDetails,
  EvidenceQuestion,
  LibraryReader,
  Retrieval,
  RetrievalPorts,
  SearchFilters,
} from './evidence.types.ts';
import { mergePassages } from './merge-passages.ts';
import type { RememberedLibrary } from './remembered-library.ts';

/** Longest wait for a question to be understood, in ms; it is then answered as it stands. */
const understandingWithin = 1_500;

interface Ports extends RetrievalPorts {
  library: LibraryReader & Partial<RememberedLibrary>;
}

interface RetrieveOptions {
  mode: SearchMode;
  limit: number;
  signal: AbortSignal;
}

/**
 * Searches for a question and gives its passages in the form the answering engines read. Where something understands
 * questions, the parts it finds in one are searched for besides the question itself, which is read by the library's words.
 */
export async function retrieve(
  { search, library, understand, cards }: Ports,
  question: EvidenceQuestion,
  thread: readonly string[],
  { mode, limit, signal }: RetrieveOptions,
): Promise<Retrieval> {
  const { tenant, deeper } = question;
  const find = async (query: string, language?: string) => {
    const filters = filtersOf(question.filters ?? {});
    const found = await search.search({ tenant, query, filters, limit, mode, signal, language });
    return { passages: found.passages.map(passageOf), searched: found.searched };
  };
  const asked = wholeOf(question);
  // What a rule can carry from the thread needs nobody to understand it.
  const whole = completeFollowUp(asked, thread);
  const plain = whole ?? seekQuery({ input: question.asked, deepInput: deeper, thread });
  const reading = search.readQuestion(tenant, plain);
  const finding = reading.then(({ text }) => find(text));
  finding.catch(() => undefined);
  const stating =
    mode === 'full' && cards !== undefined ? cardStatements(cards, whole ?? asked, question.locale) : undefined;
  stating?.catch(() => undefined);
  const understood = mode === 'full' ? await understandInTime(understand, question, thread, signal) : undefined;
  const found = understood === undefined ? await finding : await findParts(finding, find, understood, plain);
  library.know?.(found.passages.map(detailsOf));
  const { readAs, expansions } = await reading;
  const stated = await stating;
  const read = {
    ...found,
    ...(stated === undefined ? {} : { cards: stated }),
    ...(readAs.length === 0 ? {} : { readAs }),
    ...(expansions.length === 0 ? {} : { expansions }),
  };
  if (understood !== undefined) {
    const { question: complete, parts, readAs: understoodAs } = understood;
    return { ...read, understood: { question: complete, parts, readAs: understoodAs } };
  }
  return whole === undefined ? read : { ...read, understood: { question: whole, parts: [whole], readAs: [] } };
}

interface Found {
  passages: readonly RankedPassage[];
  searched: Searched;
}

async function understandInTime(
  understand: RetrievalPorts['understand'],
  question: EvidenceQuestion,
  thread: readonly string[],
  signal: AbortSignal,
): Promise<Understanding | undefined> {
  if (understand === undefined) return undefined;
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(understandingWithin)]);
  return understand(wholeOf(question), thread, bcp47[question.locale], inTime);
}

/** What is asked, with what refines it. */
const wholeOf = ({ asked, deeper = '' }: EvidenceQuestion) => `${asked} ${deeper}`.trim();

/** What the question itself finds, with what its parts find, and its terms in English. */
async function findParts(
  finding: Promise<Found>,
  find: (query: string, language?: string) => Promise<Found>,
  { parts, englishTerms }: Understanding,
  plain: string,
): Promise<Found> {
  const others = parts.filter((part) => part !== plain);
  const [own, english, ...ofParts] = await Promise.all([
    finding,
    englishTerms === undefined ? undefined : find(englishTerms, 'en'),
    ...others.map((part) => find(part)),
  ]);
  const lists = [own, ...ofParts].map(({ passages }) => passages);
  return { searched: own.searched, passages: mergePassages(lists, english?.passages ?? [], own.passages.length) };
}

function passageOf(found: FoundPassage): RankedPassage {
  const { text, start, end, version, familyId, title, sourceType, language, label, section, scores } = found;
  const { date, owner, url, licence, classes, columns, byGlossary } = found;
  return {
    document: found.documentId,
    version,
    familyId,
    title,
    sourceType,
    language,
    text,
    start,
    end,
    ...(label === undefined ? {} : { label }),
    ...(section === undefined ? {} : { section }),
    ...(columns === undefined ? {} : { columns }),
    ...(byGlossary === undefined ? {} : { byGlossary }),
    ...(classes.length === 0 ? {} : { classes }),
    ...(date === undefined ? {} : { year: Number(date.slice(0, 4)) }),
    ...(owner === undefined ? {} : { owner }),
    ...(url === undefined ? {} : { url }),
    licence,
    score: scores.total,
    ...(scores.semantic === undefined ? {} : { similarity: scores.semantic }),
  };
}

function detailsOf(passage: RankedPassage): DocumentDetails {
  const { document, version, title, sourceType, language, licence, classes = [], year, owner, url } = passage;
  return {
    document,
    version,
    title,
    sourceType,
    language,
    licence,
    classes,
    ...(year === undefined ? {} : { year }),
    ...(owner === undefined ? {} : { owner }),
    ...(url === undefined ? {} : { url }),
  };
}

function filtersOf({ source_types: sourceTypes, ...rest }: SearchFilters) {
  return { ...rest, sourceTypes };
}
