import type { MaterialGrade } from '@assay/domain';

/** A grade that a text names. */
export interface NamedGrade {
  id: string;
  designation: string;
}

/** Grades given of one text. */
const greatestCount = 5;

/** Words beside a bare number by which it is a grade and no quantity: "AISI 304", "6061-T6", "304 不锈钢". */
const before = String.raw`(?:AISI|SAE|ASTM|AA|EN AW[- ]?|[Tt]ype|[Gg]rade|[Aa]lloy|[Ss]tainless steel)[ -]?`;
const after = String.raw`(?:-[TFHO]\d*\b|\s*(?:stainless|steel|alumini?um|alloy|不锈钢|不鏽鋼|ステンレス|合金|鋼|钢))`;

/** A name inside of a longer run of letters and digits is another name. */
const edgeBefore = String.raw`(?<![A-Za-z0-9.]|[A-Za-z0-9]-)`;
const edgeAfter = String.raw`(?:(?![A-Za-z0-9]|[.-][A-Za-z0-9])|(?=-[TH]\d))`;

/**
 * Finds the grades that a text names, by the names of any standard. What is as well a word, an element, a formula or a
 * quantity is not taken for a grade: bare numbers need a word of the trade beside them, names of letters alone need four.
 */
export function createGradesInText(grades: readonly MaterialGrade[]): (text: string) => NamedGrade[] {
  const patterns = grades.flatMap((grade) => {
    const pattern = patternOf(grade);
    return pattern ? [{ id: grade.id, designation: grade.designation, pattern }] : [];
  });
  return (text) =>
    patterns
      .flatMap(({ id, designation, pattern }) => {
        const at = text.search(pattern);
        return at < 0 ? [] : [{ id, designation, at }];
      })
      .sort((a, b) => a.at - b.at)
      .slice(0, greatestCount)
      .map(({ id, designation }) => ({ id, designation }));
}

/** Elements and compounds have no designation of a standard, and their names are everyday words. */
function patternOf({ designation, designations, names, equivalents }: MaterialGrade): RegExp | undefined {
  if (designations.length === 0) return undefined;
  const all = new Set([
    designation,
    ...designations.map((named) => named.designation),
    ...equivalents.flatMap((named) => [named.designation, ...(named.alias === undefined ? [] : [named.alias])]),
    ...(names ? [names.en, names.en.toLowerCase()] : []),
  ]);
  const choices = [...all].flatMap((name) => {
    const written = name.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
    if (isNumber(name))
      return [`(?<=${before})${written}(?![A-Za-z0-9]|[.,]\\d)`, `${edgeBefore}${written}(?=${after})`];
    return isTelling(name) ? [`${edgeBefore}${written}${edgeAfter}`] : [];
  });
  return choices.length > 0 ? new RegExp(choices.join('|'), 'u') : undefined;
}

function isNumber(name: string): boolean {
  return /^\d{3,}$/.test(name);
}

/** "A36", "PEEK", "1.4404" are names wherever they stand; "T2", "PES", "Grade 5", "C 110" are other things as well. */
function isTelling(name: string): boolean {
  if (/^(?:Grade |[A-Z] )/.test(name)) return false;
  if (!/\d/.test(name)) return name.length >= 4;
  return name.length >= 4 || /\d\d/.test(name.replace(/^\d+$/, ''));
}
