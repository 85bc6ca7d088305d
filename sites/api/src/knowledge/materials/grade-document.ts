import {
  type Locale,
  type MaterialTerms,
  materialTerms,
  type UnitSystem,
  writeCondition,
  writeFigure,
  writeTemperature,
  writeValue,
} from '@assay/domain';
import { parseDocument, type WrittenDocument, type WrittenLanguage } from '@assay/markdown/writers';
import type { EquivalentsView, GradeView } from './grade-view.ts';
import { type GradeWords, gradeWords } from './grade-words.ts';

const languages: Record<Locale, WrittenLanguage> = { en: 'en', cn: 'zh-CN', tw: 'zh-TW', jp: 'ja' };

/** A card as a document: every value with condition, kind and the number of its source; the sources stand last. */
export function gradeDocument(
  grade: GradeView,
  equivalents: EquivalentsView,
  locale: Locale,
  system: UnitSystem,
): WrittenDocument {
  const words = gradeWords(locale);
  const terms = materialTerms(locale);
  const sources = [...new Map([...grade.sources, ...equivalents.sources].map((each) => [each.id, each])).values()];
  const numberOf = (id: string) => String(sources.findIndex((source) => source.id === id) + 1);
  const name = grade.names?.[locale];
  const text = [
    [name, terms.classes[grade.class]].filter(Boolean).join(' · '),
    grade.designations.map(({ system: of, designation }) => `${of} ${designation}`).join(' · '),
    valueTable(grade, words, terms, system, numberOf),
    compositionTable(grade, words, numberOf),
    equivalentList(equivalents, words, numberOf),
    `## ${words('sources')}`,
    sources.map(({ id, title, publisher }, at) => `${at + 1}. ${plain(sourceLine(id, title, publisher))}`).join('\n'),
    words('notice'),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
  return {
    title: grade.designation,
    language: languages[locale],
    blocks: parseDocument(text),
    citations: [],
    sources: [],
    labels: { references: words('sources'), footnotes: '', unsupported: '', partly: '' },
  };
}

function sourceLine(id: string, title: string, publisher: string): string {
  return id.startsWith('rule:') ? `${title} (${publisher})` : `${id}: ${title} (${publisher})`;
}

function valueTable(
  grade: GradeView,
  words: GradeWords,
  terms: MaterialTerms,
  system: UnitSystem,
  numberOf: (id: string) => string,
): string {
  const head = [words('property'), words('value'), words('unit'), words('condition'), words('kind'), words('source')];
  const stated = grade.values.map((value) => {
    const { figure, unit } = writeValue(value, system);
    const condition = [writeCondition(value.condition, terms, system), writeTemperature(value.condition, system)];
    return [
      terms.properties[value.property],
      figure,
      unit,
      condition.filter(Boolean).join(', ') || words('notStated'),
      terms.kinds[value.kind],
      numberOf(value.source),
    ];
  });
  const missing = grade.missing.map((property) => [terms.properties[property], words('unknown'), '', '', '', '']);
  return `## ${words('properties')}\n\n${table(head, [...stated, ...missing])}`;
}

function compositionTable(grade: GradeView, words: GradeWords, numberOf: (id: string) => string): string {
  if (!grade.composition) return '';
  const { source, limits } = grade.composition;
  const rows = limits.map(({ component, rule, isBalance, ...figure }) => [
    component,
    isBalance ? words('balance') : rule ? `${rule}–${figure.max ?? ''}` : writeFigure(figure),
  ]);
  return `## ${words('composition')} (${words('source')} ${numberOf(source)})\n\n${table([words('component'), words('share')], rows)}`;
}

function equivalentList({ equivalents }: EquivalentsView, words: GradeWords, numberOf: (id: string) => string): string {
  if (equivalents.length === 0) return '';
  const rows = equivalents.map(({ system, designation, alias, composition, relation, differences }) => [
    `${system} ${designation}${alias === undefined ? '' : ` (${alias})`}`,
    words(`relations.${relation}`),
    differences
      .filter(({ matters }) => matters)
      .map(({ component, here, there }) => `${component}: ${side(here, words)} → ${side(there, words)}`)
      .join('; ') || (composition ? words('noDifference') : words('notHeld')),
    composition ? numberOf(composition.source) : '',
  ]);
  const head = [words('grade'), words('relation'), words('differences'), words('source')];
  return `## ${words('equivalents')}\n\n${words('nearest')}\n\n${table(head, rows)}`;
}

function side(figure: { min?: number; max?: number; decimals: number } | undefined, words: GradeWords): string {
  return figure ? writeFigure(figure) : words('notLimited');
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(plain).join(' | ')} |`;
  return [line(head), `|${head.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n');
}

/** Text that Markdown reads as nothing but text. */
function plain(text: string): string {
  return text.replaceAll(/[\\|*_`[\]<~^$]/g, String.raw`\$&`);
}
