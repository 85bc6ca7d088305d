import { bcp47, locales, type SourceType, sourceTypes } from '@assay/domain';

/** What is searched; absent fields do not limit. */
export interface QuestionScope {
  sourceTypes?: readonly SourceType[];
  /** ISO date, inclusive. */
  from?: string;
  languages?: readonly string[];
}

/** A question that an address carries, with what it is asked of. */
export interface GivenQuestion {
  text: string;
  scope: QuestionScope;
}

const languages = locales.map((locale) => bcp47[locale]);
const listed = <T extends string>(text: string | null, known: readonly T[]) => {
  const wanted = (text ?? '').split(',');
  return known.filter((value) => wanted.includes(value));
};

/** A question and its scope as the query of an address. */
export function questionQuery({ text, scope }: GivenQuestion): Record<string, string> {
  return {
    q: text,
    ...(scope.sourceTypes ? { sources: scope.sourceTypes.join(',') } : {}),
    ...(scope.from === undefined ? {} : { from: scope.from }),
    ...(scope.languages ? { languages: scope.languages.join(',') } : {}),
  };
}

/** The question in the query of an address; what is not known of its scope does not limit. */
export function questionIn(search: string): GivenQuestion | undefined {
  const query = new URLSearchParams(search);
  const text = query.get('q');
  if (!text) return undefined;
  const sources = listed(query.get('sources'), sourceTypes);
  const chosen = listed(query.get('languages'), languages);
  const from = /^\d{4}-\d{2}-\d{2}$/.exec(query.get('from') ?? '')?.[0];
  return {
    text,
    scope: {
      ...(sources.length > 0 ? { sourceTypes: sources } : {}),
      ...(from === undefined ? {} : { from }),
      ...(chosen.length > 0 ? { languages: chosen } : {}),
    },
  };
}
