import { bcp47, type RankedPassage, replyPart, uploadDocument } from '@assay/domain';
import { cutPassages } from '@assay/engines/importers';
import { type KeySentence, keySentences, rankPassages } from '@assay/engines/summary';
import type { SummarisedDocument, SummarisedSection } from '@assay/tool-summary/engine';
import type { CitedSentence } from '@assay/works';
import { originOf } from '../../../knowledge/evidence/write-from-evidence.ts';
import type { DocumentRow, StepOutputs } from '../agents.types.ts';
import { AgentProblem, type StepContext, type StepRunner, UnreadableDocument } from './step.types.ts';
import { endAnswer, hasModel, openReply, writeBlock, writeFromPassages, writeOrigin } from './writing.ts';

const passagesRead = 12;
/** Of a document in which nothing is a sentence: parts of it that are quoted, and characters of each. */
const beginning = { parts: 5, length: 300 };

const reasons = ['blank', 'empty', 'encrypted', 'tooLarge', 'timeLimit', 'memoryLimit'] as const;

/** Why a file could not be read, by the importers' reason. */
function reasonOf(name: string, code: string): (typeof reasons)[number] | 'malformed' {
  // Only a PDF can be a scan.
  const reason = code === 'empty' && !/\.pdf$/i.test(name) ? 'blank' : code;
  return reasons.find((known) => known === reason) ?? 'malformed';
}

/** Reads the documents of the thread, each once; one that cannot be read is told, the others go on. */
export const readDocuments: StepRunner = async ({ files, document, readFile, progress, words }) => {
  const all = await files();
  if (all.length === 0) throw new AgentProblem(words('noDocument'));
  const read: DocumentRow[] = [];
  const problems: string[] = [];
  for (const [index, file] of all.entries()) {
    progress(index, all.length);
    try {
      read.push((await document(file)) ?? (await readFile(file)));
    } catch (error) {
      if (!(error instanceof UnreadableDocument)) throw error;
      problems.push(
        words('unreadable', { name: file.name, reason: words(`reasons.${reasonOf(file.name, error.code)}`) }),
      );
    }
  }
  progress(all.length, all.length);
  if (read.length === 0) throw new AgentProblem(problems.join(' '));
  const pages = read.reduce((sum, row) => sum + (row.pages ?? 0), 0);
  const line =
    pages > 0
      ? `${words('documents', { count: read.length })}, ${words('pages', { count: pages })}`
      : words('documents', { count: read.length });
  return {
    result: [line, ...problems].join('. '),
    outputs: { documents: read.map(({ file_id }) => file_id) },
  };
};

/** Sentences that a document of so many characters is summed up in. */
function lengthOf({ text }: DocumentRow): number {
  return Math.min(9, Math.max(3, Math.round(Math.sqrt(text.length / 250))));
}

/** Sums each document up: by its own sentences, or by a model held to its passages. */
export const summariseDocuments: StepRunner = async (context) => {
  const { words, ports } = context;
  openReply(context);
  let total = 0;
  let byModel = false;
  const summaries: SummarisedDocument[] = [];
  const rows = await rowsOf(context);
  for (const row of rows) {
    if (rows.length > 1) writeBlock(context, `## ${row.title.replaceAll(/\s+/g, ' ')}`);
    const written = hasModel(context) ? await summariseByModel(context, row) : [];
    byModel ||= written.length > 0;
    const sections = written.length > 0 ? [{ sentences: written }] : await summariseByQuotation(context, row);
    total += sections.reduce((sum, { sentences }) => sum + sentences.length, 0);
    summaries.push({ document: uploadDocument(row.file_id), title: row.title, sections });
  }
  const engine = byModel ? ports.engine.name : 'extractive';
  const outputs: StepOutputs = total > 0 ? { summaries, origin: byModel ? originOf(ports.engine) : 'rules' } : {};
  writeOrigin(context, { engine, answered: total > 0 }, outputs);
  return { result: words('summarised', { count: total }), outputs };
};

async function summariseByQuotation(context: StepContext, row: DocumentRow): Promise<SummarisedSection[]> {
  const { cites, words, writer } = context;
  const sections: { name?: string; sentences: CitedSentence[] }[] = [];
  const found = keySentences(row.text, row.parts, row.language, lengthOf(row));
  let before: KeySentence | undefined;
  for (const sentence of found) {
    const quote = row.text.slice(sentence.start, sentence.end);
    const isNewSection = before === undefined || before.section !== sentence.section;
    if (isNewSection && sentence.section !== undefined) writeBlock(context, `**${sentence.section.trim()}**`);
    const citation = {
      document: uploadDocument(row.file_id),
      version: 1,
      start: sentence.start,
      end: sentence.end,
      quote,
    };
    await cites.sentence(replyPart, { text: quote, support: 'supported', citations: [citation] }, isNewSection);
    if (isNewSection)
      sections.push({ ...(sentence.section !== undefined && { name: sentence.section }), sentences: [] });
    sections.at(-1)?.sentences.push({ text: quote, evidence: [citation], isNewParagraph: isNewSection });
    if (sentence.page !== undefined) writer.text(replyPart, ` (${words('page', { number: sentence.page })})`);
    before = sentence;
  }
  if (found.length === 0) await quoteBeginning(context, row);
  return sections;
}

/** A list, a table or two words: how the document begins, since nothing in it is a sentence. */
async function quoteBeginning(context: StepContext, row: DocumentRow): Promise<void> {
  const first = row.parts.filter(
    ({ kind, start, end }) => kind !== 'title' && row.text.slice(start, end).trim() !== '',
  );
  if (first.length > 0) writeBlock(context, context.words('noSentence'));
  for (const { start, end } of first.slice(0, beginning.parts)) {
    const quote = row.text.slice(start, Math.min(end, start + beginning.length));
    const citation = { document: uploadDocument(row.file_id), version: 1, start, end: start + quote.length, quote };
    await context.cites.sentence(replyPart, { text: quote, support: 'supported', citations: [citation] }, true);
  }
}

async function summariseByModel(context: StepContext, row: DocumentRow): Promise<readonly CitedSentence[]> {
  const near = keySentences(row.text, row.parts, row.language, passagesRead);
  const passages = passagesOf(row).filter(({ start, end }) =>
    near.some((key) => start <= key.start && key.start < end),
  );
  const request = {
    question: context.words('summarise', { title: row.title }),
    passages,
    searched: searchedIn([row], passages.length),
  };
  return (await writeFromPassages(context, request)).sentences;
}

/** Answers the message from the documents of the thread and from nothing else. */
export const answerFromDocuments: StepRunner = async (context) => {
  const { content, thread, words } = context;
  const rows = await rowsOf(context);
  const all = rows.flatMap(passagesOf);
  const passages = rankPassages(content, all, rows[0]?.language ?? bcp47[context.job.locale]);
  openReply(context);
  const { sentences } = await writeFromPassages(context, {
    question: content,
    thread,
    passages: passages.slice(0, passagesRead),
    searched: searchedIn(rows, all.length),
  });
  if (sentences.length === 0)
    writeBlock(context, words('documentsSilent', { count: rows.length, passages: all.length }));
  return endAnswer(context, sentences, { documents: rows.length, passages: all.length });
};

async function rowsOf({ files, document, outputs }: StepContext): Promise<DocumentRow[]> {
  const read = (await files()).filter(({ id }) => outputs.documents?.includes(id));
  const rows = await Promise.all(read.map(document));
  return rows.filter((row) => row !== undefined);
}

function passagesOf(row: DocumentRow): RankedPassage[] {
  return cutPassages(row.text, row.parts).map(({ start, end, part }) => ({
    document: uploadDocument(row.file_id),
    version: 1,
    familyId: row.file_id,
    title: row.title,
    sourceType: 'upload',
    language: row.language,
    text: row.text.slice(start, end),
    start,
    end,
    ...(part.label === undefined ? {} : { label: part.label }),
    ...(part.section === undefined ? {} : { section: part.section }),
    licence: '',
    score: 1,
  }));
}

function searchedIn(rows: readonly DocumentRow[], passages: number) {
  return {
    documents: rows.length,
    passages,
    languages: [...new Set(rows.map(({ language }) => language))],
    embedded: 0,
    strategy: 'document',
  };
}
