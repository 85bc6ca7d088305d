/** A clause of a sentence; conditions belong to the values of their own. */
export interface Clause {
  from: number;
  to: number;
}

const boundary =
  /[;；，。]|\.\s(?=[A-Z][a-z])|,\s(?=and |but |while |whereas |which |so |because )|\b(?:while|whereas)\b|\sand\s(?=(?:releases?|doubles?|reaches|falls?|rises?|drops?|increases|decreases|gives|shows|has|have|remains?|retains?|loses|delivers|disappears?|[a-z]+(?:ses|zes|tes|ves|ges))\s)/giu;

/** Where the statement begins whose subject a later verb shares: `X is sintered … and reaches`. */
export function statementStart(sentence: string, at: number): number {
  const starts = [
    ...sentence.matchAll(/[;；，。]|\.\s(?=\p{Lu})|,\s(?=and |but |while |whereas )|\b(?:while|whereas)\b/gu),
  ];
  const last = starts.findLast(({ index }) => index < at);
  return last === undefined ? 0 : last.index + last[0].length;
}

/** The clause of a sentence that holds a position. */
export function clauseAround(sentence: string, at: number): Clause {
  let from = 0;
  for (const match of sentence.matchAll(boundary)) {
    if (match.index >= at) return { from, to: match.index };
    from = match.index + match[0].length;
  }
  return { from, to: sentence.length };
}
