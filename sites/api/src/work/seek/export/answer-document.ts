import type { StreamSource } from '@assay/contract';
import { type AnswerSentence, commas } from '@assay/domain';
import {
  createCitedText,
  parseDocument,
  plainMarkdown,
  type WrittenDocument,
  type WrittenLanguage,
} from '@assay/markdown/writers';
import type { ExportedAnswer } from './exported-answer.ts';
import { nearKey } from './near-key.ts';

const languages: Record<ExportedAnswer['locale'], WrittenLanguage> = { en: 'en', cn: 'zh-CN', tw: 'zh-TW', jp: 'ja' };
/** Ends of sentences that take no blank after them. */
const closesWithoutBlank = /[\u3000-\u303f\uff01-\uff5e]$/u;

/**
 * An answer as a document: what stands about it, its cited sentences, its values or the passages that come near,
 * applications, remarks, and the list of sources with their quotations.
 */
export function answerDocument(answer: ExportedAnswer): WrittenDocument {
  const { words } = answer;
  const comma = commas[answer.locale];
  const written = createCitedText();
  const { block } = written;
  /** Sentences behind one another at the end of the text. */
  const sentences = (told: readonly AnswerSentence[]) => {
    for (const [index, sentence] of told.entries()) {
      if (index > 0 && !closesWithoutBlank.test(written.text)) written.add(' ');
      const from = written.text.length;
      written.add(sentence.text);
      written.cite(from, sentence.citations, sentence.support);
    }
  };
  const cited = (heading: string, told: readonly AnswerSentence[]) => {
    if (heading !== '') block(heading);
    block('');
    sentences(told);
  };

  block(answer.about.map(([name, value]) => `- **${plainMarkdown(name)}**: ${plainMarkdown(value)}`).join('\n'));
  for (const [index, paragraph] of answer.paragraphs.entries())
    cited(index === 0 ? `## ${words('answer')}` : '', paragraph);
  if (answer.nearest.length > 0) {
    block(`## ${words('nearest')}`);
    for (const { reason, ...sentence } of answer.nearest) {
      cited('', [sentence]);
      block(`*${plainMarkdown(words(nearKey(reason), { ...reason }))}*`);
    }
  }
  if (answer.values.length > 0) {
    block(`## ${words('values')}`);
    block(
      `| ${[words('quantity'), words('value'), words('unit'), words('conditions')].join(' | ')} |\n| --- | --- | --- | --- |`,
    );
    for (const { quantity, subject, printed, unit, conditions, conflicts, citation } of answer.values) {
      written.add(`\n| ${plainMarkdown([quantity, subject].filter(Boolean).join(comma))} | `);
      const from = written.text.length;
      written.add(plainMarkdown(printed));
      written.cite(from, [citation]);
      const noted = [...conditions, ...(conflicts ? [words('differ')] : [])];
      written.add(` | ${plainMarkdown(unit)} | ${plainMarkdown(noted.join(comma))} |`);
    }
  }
  for (const [index, card] of answer.cards.entries()) {
    cited(`${index === 0 ? `## ${words('applications')}\n\n` : ''}### ${plainMarkdown(card.title)}`, card.sentences);
  }
  if (answer.remarks.length > 0) cited(`## ${words('remarks')}`, answer.remarks);
  return {
    title: answer.question,
    language: languages[answer.locale],
    blocks: parseDocument(written.text),
    citations: written.citations,
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
