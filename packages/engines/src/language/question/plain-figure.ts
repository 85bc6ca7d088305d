import { askedConditions } from '../named-conditions.ts';
import { askedSubject } from './asked-subject.ts';
import { comparedSides } from './compared-sides.ts';
import { namedProperty } from './named-property.ts';

const aside = new Set(
  'what whats which how much many high large big is are was the a an of for in at to has have does do can it its value values typical usual usually about around approximately tell me give please and range level'.split(
    ' ',
  ),
);
const wideAside =
  /请问|請問|是多少|为多少|為多少|有多少|多少|是什么|是什麼|什么|什麼|有多[大高长長]|多[大高长長]|平台|平臺|呢|大约|大約|大概|一般|通常|典型|数值|數值|およそ|だいたい|どのくらい|どれくらい|いくら|いくつ|何度|何|教えてください|ですか|でしょうか|ます|における|下|时|時|的|是|在|为|為|の|は|を|で|に|か|值|値/gu;

/** Whether a question asks for the figure of a property of one thing, under conditions at most, and for nothing else. */
export function isPlainFigure(question: string): boolean {
  const [property, subject] = [namedProperty(question), askedSubject(question)];
  if (property === undefined || subject === undefined || comparedSides(question).length > 0) return false;
  const spans = [property, subject, ...askedConditions(question)];
  const rest = spans.reduce(
    (held, { start, end }) => held.slice(0, start) + ' '.repeat(end - start) + held.slice(end),
    question,
  );
  return rest
    .toLowerCase()
    .replaceAll(wideAside, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .every((word) => word === '' || aside.has(word));
}
