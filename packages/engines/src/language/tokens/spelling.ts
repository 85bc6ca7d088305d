/**
 * British spelling read as American, so that a question finds a text that spells the other way: patents of the USPTO say
 * `aluminum fiber oxidized`, European ones `aluminium fibre oxidised`. Applied to lower-case ASCII words before stemming.
 */
const rules: readonly (readonly [RegExp, string])[] = [
  [/^aluminium/, 'aluminum'],
  [/sulph/, 'sulf'],
  [/(lit|fib|cent|calib)re(s|d)?$/, '$1er$2'],
  [/metre(s?)$/, 'meter$1'],
  [/^(un)?(mo|smo)ul(d|t)/, '$1$2l$3'],
  [/(col|behavi|fav|flav|vap|harb|hon|lab|neighb|od|vig|tum|arm|hum)our/, '$1or'],
  [/(ana|cata|dia|hydro|electro|para|lyophi|photo|pyro)lys(e[sdr]?|ing|ers?)$/, '$1lyz$2'],
  [/(^ion|[a-z]{3}[^aeiouwy]|[a-z]{3}[io])is(e|es|ed|er|ers|ing|able|ation|ations)$/, '$1iz$2'],
  [/(mode|labe|trave|cance|channe|leve|fue|pane|tunne|signa)ll(ed|ing|er|ers)$/, '$1l$2'],
  [/^ageing$/, 'aging'],
  [/^(an|h|leuk|is)aem/, '$1em'],
  [/^oest/, 'est'],
  [/^grey/, 'gray'],
  [/^plough/, 'plow'],
  [/^programme/, 'program'],
  [/^artefact/, 'artifact'],
];

/** Words that end like a verb in -ise and are none. */
const noVerbs =
  /wise$|^(?:preci|conci|premi|promi|compri|surpri|enterpri|experti|exerci|merchandi|treati|franchi|paradi|adverti|compromi|televi|supervi|improvi|circumci|tortoi|porpoi|disgui|devi|revi|previ|provi|advi|apprai)s/;

/** The American form of a word, or the word itself. */
export function americanSpelling(word: string): string {
  if (noVerbs.test(word)) return word;
  for (const [pattern, form] of rules) if (pattern.test(word)) return word.replace(pattern, form);
  return word;
}
