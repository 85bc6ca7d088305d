import type { StreamCitation, StreamSource } from '@assay/contract';
import { type AgentStep, type Locale, replyPart } from '@assay/domain';
import {
  parseDocument,
  type WrittenDocument,
  type WrittenLanguage,
  writeDocx,
  writeMarkdown,
  writePdf,
} from '@assay/markdown/writers';
import type { MessageRow, StoredReply } from './agents.types.ts';
import { agentsWords } from './agents-words.ts';

export type ExportFormat = 'md' | 'docx' | 'pdf';

const languages: Record<Locale, WrittenLanguage> = { en: 'en', cn: 'zh-CN', tw: 'zh-TW', jp: 'ja' };

export const exportTypes: Record<ExportFormat, string> = {
  md: 'text/markdown; charset=utf-8',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
};

/** A thread, or one reply of it, as a document: questions as headings, replies with their citations. */
export function documentOf(title: string, locale: Locale, messages: readonly MessageRow[]): WrittenDocument {
  const words = agentsWords(locale);
  const sources = new Map<string, StreamSource>();
  const citations: StreamCitation[] = [];
  let text = '';
  const append = (block: string) => {
    if (text !== '') text += '\n\n';
    text += block;
  };
  for (const { role, content, reply } of messages) {
    if (role === 'user') {
      append(`## ${words('asked')}`);
      append(content.replaceAll(/^#/gm, '\\#'));
      continue;
    }
    if (reply === null) continue;
    const steps = stepLines(reply);
    if (steps.length > 0) append(steps.map((line) => `- ${line}`).join('\n'));
    // One document has one list of sources: those of later replies are numbered on.
    const renamed = new Map<string, string>();
    for (const source of reply.sources) {
      const held = [...sources.values()].find(
        ({ document, version }) => document === source.document && version === source.version,
      );
      const known = held ?? { ...source, number: sources.size + 1 };
      sources.set(known.id, known);
      renamed.set(source.id, known.id);
    }
    const written = reply.parts.find(({ part }) => part === replyPart)?.text ?? '';
    if (written === '') continue;
    append('');
    const from = text.length;
    text += written;
    for (const cite of reply.cites.filter(({ part }) => part === replyPart)) {
      citations.push({
        ...cite,
        from: cite.from + from,
        to: cite.to + from,
        evidence: cite.evidence.map((each) => ({ ...each, source: renamed.get(each.source) ?? each.source })),
      });
    }
  }
  return {
    title,
    language: languages[locale],
    blocks: parseDocument(text),
    citations,
    sources: [...sources.values()].sort((a, b) => a.number - b.number),
    labels: {
      references: words('references'),
      footnotes: words('footnotes'),
      unsupported: words('unsupported'),
      partly: words('partly'),
    },
  };
}

function stepLines({ parts }: StoredReply): string[] {
  return parts
    .filter(({ kind }) => kind === 'step')
    .flatMap(({ data }) => {
      const { result, status } = data as AgentStep;
      return result !== undefined && status === 'done' ? [result] : [];
    });
}

/** Writes a document in one of the formats. */
export async function writeExport(document: WrittenDocument, format: ExportFormat): Promise<Uint8Array> {
  if (format === 'md') return Buffer.from(writeMarkdown(document));
  return format === 'docx' ? writeDocx(document) : writePdf(document);
}
