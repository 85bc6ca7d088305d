import { defineKind } from '../kind/define-kind.ts';
import { choice, labels, number, rating, reference, text } from '../kind/fields.ts';

/** A kind with every form of nesting and reference: parts in parts, links between parts, one statement, free notes. */
export const sampleKind = defineKind({
  name: 'sample',
  migrations: [],
  root: { goal: text() },
  types: {
    statement: { parents: [null], most: 1, fields: { words: text() } },
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
