import { type SheetCell, writeXlsx } from '@assay/markdown/writers';
import { csvLine } from '../../../ground/http/csv.ts';
import type { ExportedAnswer } from './exported-answer.ts';
import { nearKey } from './near-key.ts';

/** Columns of the values, their widths in characters, and each value as a row: numbers are numbers. */
function valueTable({ words, values, sourceOf, placeOf }: ExportedAnswer) {
  const columns: readonly (readonly [name: string, width: number])[] = [
    [words('quantity'), 28],
    [words('subject'), 24],
    [words('value'), 16],
    [words('unit'), 12],
    [words('low'), 14],
    [words('high'), 14],
    [words('canonicalUnit'), 12],
    [words('conditions'), 28],
    [words('differ'), 14],
    [words('number'), 6],
    [words('source'), 40],
    [words('document'), 20],
    [words('place'), 20],
    [words('quote'), 60],
    [words('link'), 40],
  ];
  const rows = values.map(
    ({ quantity, subject, printed, unit, magnitude, conditions, conflicts, citation }): SheetCell[] => {
      const source = sourceOf(citation);
      return [
        quantity,
        subject,
        figureOf(printed) ?? printed,
        unit,
        rounded(magnitude?.low),
        rounded(magnitude?.high),
        magnitude?.unit,
        conditions.join('; '),
        conflicts ? words('differ') : undefined,
        source?.number,
        source?.title,
        citation.document,
        placeOf(citation),
        citation.quote,
        source?.url,
      ];
    },
  );
  return { columns, rows };
}

/** Without what the arithmetic of binary numbers leaves behind their twelfth digit. */
function rounded(value: number | undefined): number | undefined {
  return value === undefined ? undefined : Number(value.toPrecision(12));
}

/** A printed value that is one plain number. */
function figureOf(printed: string): number | undefined {
  const text = printed.trim().replaceAll('\u2212', '-');
  return /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(text) && !/^-?0\d/.test(text) ? Number(text) : undefined;
}

/** The values as a workbook: their table, what stands about the answer, and its sources. */
export function answerWorkbook(answer: ExportedAnswer): Uint8Array<ArrayBuffer> {
  const { words, question, about, paragraphs, nearest, sources, quoted, placeOf } = answer;
  const { columns, rows } = valueTable(answer);
  const marked = (cited: (typeof paragraphs)[number]) =>
    cited.map(({ text, citations }): SheetCell[] => [
      '',
      text,
      [...new Set(citations.map((citation) => answer.sourceOf(citation)?.number))].join(', '),
    ]);
  return writeXlsx([
    { name: words('values'), head: columns.map(([name]) => name), widths: columns.map(([, width]) => width), rows },
    {
      name: words('about'),
      widths: [20, 90, 16],
      rows: [
        [words('question'), question],
        ...about,
        ...(paragraphs.length > 0 ? [[words('answer'), '', words('source')]] : []),
        ...paragraphs.flatMap(marked),
        ...(nearest.length > 0 ? [[words('nearest'), '', words('source')]] : []),
        ...nearest.flatMap(({ reason, ...sentence }) => [
          ...marked([sentence]),
          ['', words(nearKey(reason), { ...reason })],
        ]),
      ],
    },
    {
      name: words('sources'),
      head: [words('number'), words('source'), words('document'), words('place'), words('quote'), words('link')],
      widths: [6, 40, 20, 20, 80, 40],
      rows: sources.flatMap((source): SheetCell[][] => {
        const of = [source.number, source.title, source.document];
        const places = quoted(source);
        if (places.length === 0) return [[...of, undefined, undefined, source.url]];
        return places.map((citation) => [...of, placeOf(citation), citation.quote, source.url]);
      }),
    },
  ]);
}

/** The values as CSV, UTF-8 with its mark; what stands about the answer is repeated in each row, so that it is not lost. */
export function answerCsv(answer: ExportedAnswer): string {
  const { words, question, about } = answer;
  const { columns, rows } = valueTable(answer);
  const told = [[words('question'), question] as const, ...about];
  const head = [...columns.map(([name]) => name), ...told.map(([name]) => name)];
  const empty = columns.map((): SheetCell => undefined);
  const lines = (rows.length > 0 ? rows : [empty]).map((row) => [...row, ...told.map(([, value]) => value)]);
  return `\u{feff}${[head, ...lines].map((line) => csvLine(line.map((cell) => String(cell ?? '')))).join('')}`;
}
