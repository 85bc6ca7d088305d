import { defineKind } from '../kind/define-kind.ts';
import { choice, labels, number, rating, reference, text } from '../kind/fields.ts';
import { prose } from '../prose/prose-field.ts';

/** A kind with every form of nesting and reference: parts in parts, links between parts, one statement, free notes, passages of prose. */
export const sampleKind = defineKind({
  name: 'sample',
  migrations: [],
  root: { goal: text(), summary: prose() },
  types: {
    statement: { parents: [null], most: 1, fields: { words: text() } },
    passage: { parents: [null, 'part'], fields: { body: prose() } },
    part: {
      parents: [null, 'part'],
      fields: { name: text({ max: 200, isRequired: true }), mass: number({ min: 0, unit: 'kg' }), tags: labels() },
    },
    link: {
      parents: [null],
      fields: {
        from: reference(['part'], { isRequired: true }),
        to: reference(['part'], { isRequired: true }),
        effect: choice(['useful', 'harmful']),
        strength: rating({ min: 1, max: 5 }),
      },
    },
    note: { parents: ['part', 'link'], fields: { words: text(), about: reference(['part', 'link']) } },
  },
});
