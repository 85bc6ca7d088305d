import { namedProperty } from './named-property.ts';

const english =
  /^(?<lead>.*?)\b(?<one>[\p{L}\d'’ -]{3,40}?),?\s+and\s+(?:the\s+)?(?<other>[\p{L}\d'’ -]{3,40}?)(?<rest>\s+of\s+.+)$/iu;
const wide =
  /^(?<lead>.*?[的の])(?<one>[^的の，、。]{2,16}?)(?:和|与|與|及|以及|、|と)(?<other>[^的の，、。和与與及]{2,16}?)(?<rest>(?:分别|各)?(?:是|为|為|は|有).*|[?？]?)$/u;

/** A question for two properties of one thing as a question for each; none where it asks for one. */
export function propertyParts(question: string): string[] {
  for (const form of [english, wide]) {
    const { lead = '', one = '', other = '', rest = '' } = form.exec(question)?.groups ?? {};
    const [first, second] = [namedProperty(one), namedProperty(other)];
    if (first === undefined || second === undefined || first.isNamedIn(other)) continue;
    return [`${lead}${one}${rest}`, `${lead}${other}${rest}`].map((part) => part.trim());
  }
  return [];
}
