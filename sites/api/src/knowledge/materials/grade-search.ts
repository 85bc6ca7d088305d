import type { MaterialDesignation, MaterialGrade } from '@assay/domain';
import { foldGrade as fold, standardNames } from '@assay/engines/materials';

interface Name {
  /** Folded: letters and digits only. */
  text: string;
  /** A name of another standard: that of an equivalent, or another of this specification. */
  as?: MaterialDesignation;
}

export interface FoundGrade {
  grade: MaterialGrade;
  foundAs?: MaterialDesignation;
}

/** Finds grades by any of their names: the whole name first, then its beginning, then a part of it. */
export function createGradeSearch(grades: readonly MaterialGrade[]): (query: string) => FoundGrade[] {
  const index = grades.map((grade) => ({ grade, names: namesOf(grade) }));
  return (query) => {
    const whole = fold(query);
    if (whole === '') return grades.map((grade) => ({ grade }));
    const prefix = standardNames.find((each) => whole.startsWith(each) && whole.length > each.length + 1);
    const wanted = prefix === undefined ? [whole] : [whole, whole.slice(prefix.length)];
    return index
      .flatMap(({ grade, names }, place) => {
        let best: { rank: number; name: Name } | undefined;
        for (const name of names) {
          const rank = Math.min(...wanted.map((text) => rankOf(name, text)));
          if (rank < (best?.rank ?? Number.POSITIVE_INFINITY)) best = { rank, name };
        }
        return best ? [{ grade, place, ...best }] : [];
      })
      .sort((a, b) => a.rank - b.rank || a.name.text.length - b.name.text.length || a.place - b.place)
      .map(({ grade, name }) => (name.as ? { grade, foundAs: name.as } : { grade }));
  };
}

/** 0 for the name itself, 1 for its beginning, 2 for a part of it; a name of another standard comes after one's own. */
function rankOf({ text, as }: Name, wanted: string): number {
  const rank = text === wanted ? 0 : text.startsWith(wanted) ? 1 : text.includes(wanted) ? 2 : Number.POSITIVE_INFINITY;
  return rank + (as ? 0.5 : 0);
}

function namesOf({ designation, names, designations, equivalents }: MaterialGrade): Name[] {
  return [
    { text: fold(designation) },
    ...Object.values(names ?? {}).map((text) => ({ text: fold(text) })),
    ...designations.map((as) => ({ text: fold(as.designation), as })),
    ...equivalents.flatMap(({ system, designation: name, alias }) =>
      [name, ...(alias === undefined ? [] : [alias])].map((each) => ({
        text: fold(each),
        as: { system, designation: each },
      })),
    ),
  ];
}
