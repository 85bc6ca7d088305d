import type { AnswerSentence, Citation } from '@assay/domain';
import type { ExportedAnswer, ExportedSource } from './exported-answer.ts';
import { nearKey } from './near-key.ts';

/** What a clipboard holds. */
export interface CopiedAnswer {
  text: string;
  html: string;
}

/** An answer, or those of its sentences that cite one passage. */
export function copyAnswer(answer: ExportedAnswer, passage?: Omit<Citation, 'quote'>): CopiedAnswer {
  const { paragraphs, nearest, cards, remarks, values } = answer;
  if (passage) {
    const all = [...paragraphs.flat(), ...nearest, ...cards.flatMap((card) => card.sentences), ...remarks];
    const citing = all.filter(({ citations }) => citations.some((citation) => isSame(citation, passage)));
    const valued = values.filter(({ citation }) => isSame(citation, passage));
    return written(answer, citing.length > 0 ? { sentences: citing } : { sentences: [], values: valued });
  }
  const sentences = paragraphs.length > 0 ? paragraphs.flat() : nearest;
  return written(answer, { sentences, values, isWhole: true });
}

interface Copied {
  sentences: readonly (AnswerSentence & Partial<Pick<ExportedAnswer['nearest'][number], 'reason'>>)[];
  values?: ExportedAnswer['values'];
  /** With the question and what stands about the answer. @default false */
  isWhole?: boolean;
}

function written(answer: ExportedAnswer, { sentences, values = [], isWhole = false }: Copied): CopiedAnswer {
  const { words, question, about, sources, sourceOf, placeOf } = answer;
  const citations = [...sentences.flatMap((sentence) => sentence.citations), ...values.map(({ citation }) => citation)];
  const cited = sources.filter((source) => citations.some((citation) => sourceOf(citation) === source));
  const marks = (of: readonly Citation[]) =>
    [...new Set(of.flatMap((citation) => sourceOf(citation)?.number ?? []))].sort((a, b) => a - b).join(', ');
  const note = ({ support, reason }: Copied['sentences'][number]) =>
    [reason && words(nearKey(reason), { ...reason }), support === 'supported' ? undefined : words(support)]
      .filter(Boolean)
      .join('; ');
  const lines = sentences.map((sentence) => ({
    text: sentence.text,
    mark: marks(sentence.citations),
    note: note(sentence),
  }));
  const rows = values.map(({ quantity, subject, printed, unit, conditions, citation }) => ({
    cells: [[quantity, subject].filter(Boolean).join(', '), `${printed} ${unit}`.trim(), conditions.join(', ')],
    mark: marks([citation]),
  }));
  const quoted = (source: ExportedSource) => {
    const own = citations.filter((citation) => sourceOf(citation) === source);
    return [...new Map(own.map((citation) => [`${citation.start}-${citation.end}`, citation])).values()];
  };
  const entries = cited.map((source) => ({
    number: source.number,
    line: sourceLine(source),
    url: source.url,
    quotes: quoted(source).map((citation) => ({ quote: citation.quote, place: placeOf(citation) })),
  }));
  const numbered = (at: number) => (isWhole || lines.length > 1 ? `${at + 1}. ` : '');
  const text = [
    isWhole && question,
    isWhole && about.map(([name, value]) => `${name}: ${value}`).join('\n'),
    isWhole && sentences.some(({ reason }) => reason) && words('nearest'),
    lines
      .map(
        (line, at) => `${numbered(at)}${line.text}${line.mark && ` [${line.mark}]`}${line.note && ` (${line.note})`}`,
      )
      .join('\n'),
    rows.length > 0 && [...(isWhole ? [words('values')] : []), ...rows.map(rowText)].join('\n'),
    entries.length > 0 && [words('sources'), ...entries.map(entryText)].join('\n'),
  ];
  const html = [
    isWhole && `<h2>${escaped(question)}</h2>`,
    isWhole && `<p>${about.map(([name, value]) => `${escaped(name)}: ${escaped(value)}`).join('<br>')}</p>`,
    isWhole && sentences.some(({ reason }) => reason) && `<h3>${escaped(words('nearest'))}</h3>`,
    lines.length > 0 && sentencesHtml(lines, isWhole || lines.length > 1),
    rows.length > 0 &&
      `<table><tbody>${rows.map(({ cells, mark }) => `<tr>${[...cells, `[${mark}]`].map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`).join('')}</tbody></table>`,
    entries.length > 0 && `<h3>${escaped(words('sources'))}</h3><ol>${entries.map(entryHtml).join('')}</ol>`,
  ];
  const kept = (part: string | false) => part !== false && part !== '';
  return { text: text.filter(kept).join('\n\n'), html: html.filter(kept).join('') };
}

interface Line {
  text: string;
  mark: string;
  note: string;
}

interface Entry {
  number: number;
  line: string;
  url: string | undefined;
  quotes: readonly { quote: string; place: string }[];
}

function rowText({ cells, mark }: { cells: readonly string[]; mark: string }): string {
  return `${cells.filter((cell) => cell !== '').join('\t')} [${mark}]`;
}

function sentencesHtml(lines: readonly Line[], isNumbered: boolean): string {
  const [tag, item] = isNumbered ? ['ol', 'li'] : ['div', 'p'];
  const each = ({ text, mark, note }: Line) =>
    `<${item}>${escaped(text)}${mark && ` [${mark}]`}${note && ` <em>(${escaped(note)})</em>`}</${item}>`;
  return `<${tag}>${lines.map(each).join('')}</${tag}>`;
}

function entryText({ number, line, url, quotes }: Entry): string {
  const places = quotes.map(({ quote, place }) => `    ${place}: “${oneLine(quote)}”`);
  return [`[${number}] ${line}${url === undefined ? '' : ` ${url}`}`, ...places].join('\n');
}

function entryHtml({ number, line, url, quotes }: Entry): string {
  const link = url === undefined ? '' : ` ${addressHtml(url)}`;
  const places = quotes.map(({ quote, place }) => `<li>${escaped(place)}: “${escaped(oneLine(quote))}”</li>`).join('');
  return `<li value="${number}">${escaped(line)}${link}${places && `<ul>${places}</ul>`}</li>`;
}

/** What a document says is its address is a link where it leads to a page of the web, and else a text. */
function addressHtml(url: string): string {
  return /^https?:\/\//i.test(url) ? `<a href="${escaped(url)}">${escaped(url)}</a>` : escaped(url);
}

/** Title, whose it is, year and the number by which it is found. */
function sourceLine({ title, owner, year, document, version }: ExportedSource): string {
  const byline = [owner, year].filter((part) => part !== undefined).join(', ');
  return `${title}.${byline === '' ? '' : ` ${byline}.`} ${document}, v${version}.`;
}

function isSame(a: Omit<Citation, 'quote'>, b: Omit<Citation, 'quote'>): boolean {
  return a.document === b.document && a.version === b.version && a.start === b.start && a.end === b.end;
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
