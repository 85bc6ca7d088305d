import type { StreamCitation, StreamSource } from '@assay/contract';
import { type AnswerSentence, type Citation, commas } from '@assay/domain';
import { parseDocument, type WrittenDocument, type WrittenLanguage } from '@assay/markdown/writers';
import type { ExportedAnswer } from './exported-answer.ts';
import { nearKey } from './near-key.ts';

const languages: Record<ExportedAnswer['locale'], WrittenLanguage> = { en: 'en', cn: 'zh-CN', tw: 'zh-TW', jp: 'ja' };
/** Ends of sentences that take no blank after them. */
const closesWithoutBlank = /[\u3000-\u303f\uff01-\uff5e]$/u;
/** All text of a written document is one part of its citations. */
const part = 'document';

/**
 * An answer as a document: what stands about it, its cited sentences, its values or the passages that come near,
 * applications, remarks, and the list of sources with their quotations.
 */
export function answerDocument(answer: ExportedAnswer): WrittenDocument {
  const { words } = answer;
  const comma = commas[answer.locale];
  const citations: StreamCitation[] = [];
  let text = '';
  const block = (written: string) => {
    text += `${text === '' ? '' : '\n\n'}${written}`;
  };
  const cite = (support: AnswerSentence['support'], from: number, evidence: readonly Citation[]) =>
    citations.push({
      part,
      from,
      to: text.length,
      support,
      evidence: evidence.map((citation) => ({ ...citation, source: `${citation.document}@${citation.version}` })),
    });
  /** Sentences behind one another at the end of the text. */
  const sentences = (written: readonly AnswerSentence[]) => {
    for (const [index, sentence] of written.entries()) {
      if (index > 0 && !closesWithoutBlank.test(text)) text += ' ';
      const from = text.length;
      text += sentence.text;
      cite(sentence.support, from, sentence.citations);
    }
  };
  const cited = (heading: string, written: readonly AnswerSentence[]) => {
    if (heading !== '') block(heading);
    block('');
    sentences(written);
  };

  block(answer.about.map(([name, value]) => `- **${plain(name)}**: ${plain(value)}`).join('\n'));
  for (const [index, paragraph] of answer.paragraphs.entries())
    cited(index === 0 ? `## ${words('answer')}` : '', paragraph);
  if (answer.nearest.length > 0) {
    block(`## ${words('nearest')}`);
    for (const { reason, ...sentence } of answer.nearest) {
      cited('', [sentence]);
      block(`*${plain(words(nearKey(reason), { ...reason }))}*`);
    }
  }
  if (answer.values.length > 0) {
    block(`## ${words('values')}`);
    block(
      `| ${[words('quantity'), words('value'), words('unit'), words('conditions')].join(' | ')} |\n| --- | --- | --- | --- |`,
    );
    for (const { quantity, subject, printed, unit, conditions, conflicts, citation } of answer.values) {
      text += `\n| ${plain([quantity, subject].filter(Boolean).join(comma))} | `;
      const from = text.length;
      text += plain(printed);
      cite('supported', from, [citation]);
      const noted = [...conditions, ...(conflicts ? [words('differ')] : [])];
      text += ` | ${plain(unit)} | ${plain(noted.join(comma))} |`;
    }
  }
  for (const [index, card] of answer.cards.entries()) {
    cited(`${index === 0 ? `## ${words('applications')}\n\n` : ''}### ${plain(card.title)}`, card.sentences);
  }
  if (answer.remarks.length > 0) cited(`## ${words('remarks')}`, answer.remarks);
  return {
    title: answer.question,
    language: languages[answer.locale],
    blocks: parseDocument(text),
    citations,
    sources: answer.sources.map(
      ({ record: _, ...source }): StreamSource => ({ ...source, id: `${source.document}@${source.version}` }),
    ),
    placeOf: answer.placeOf,
    labels: {
      references: words('sources'),
      footnotes: words('footnotes'),
      unsupported: words('unsupported'),
      partly: words('partly'),
    },
  };
}

/** Text that Markdown reads as nothing but text, on one line. */
function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(/[\\|*_`[\]<~^$&#]/g, String.raw`\$&`);
}
