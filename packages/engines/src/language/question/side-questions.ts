import { askedConditions } from '../named-conditions.ts';
import { comparedSides } from './compared-sides.ts';
import { namedProperty } from './named-property.ts';

/** A question that compares things by a property as a question for each; none where it does not. */
export function sideQuestions(question: string): { side: string; question: string }[] {
  const property = namedProperty(question);
  const sides = comparedSides(question);
  if (property === undefined || sides.length < 2) return [];
  const conditions = askedConditions(question).map(({ start, end }) =>
    question.slice(start, end).replace(/^at /iu, ''),
  );
  const asked = (side: string) => {
    if (/\p{Script=Hiragana}|\p{Script=Katakana}/u.test(question))
      return [...conditions.map((condition) => `${condition}における`), `${side}の${property.written}`].join('');
    if (/\p{Script=Han}/u.test(question))
      return [
        ...conditions.map((condition) => `${condition.replace(/下$/u, '')}下`),
        `${side}的${property.written}`,
      ].join('');
    return [`${property.written} of ${side}`, ...conditions.map((condition) => `at ${condition}`)].join(' ');
  };
  return sides.map((side) => ({ side, question: asked(side) }));
}
