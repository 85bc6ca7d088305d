import { defineKind, field, whereToLook } from '@assay/works';

/** What boards are begun for; each is a kind of work of its own. */
export const minds = ['tech-mind', 'material-mind', 'idea-exploration'] as const;
export type Mind = (typeof minds)[number];

/** A place in the plane of the board in px, x to the right and y downwards: of a card its upper left corner. */
const place = { x: field.coordinate({ min: -1e6, max: 1e6 }), y: field.coordinate({ min: -1e6, max: 1e6 }) };
const principle = field.rating({ min: 1, max: 40 });
const parameter = field.rating({ min: 1, max: 39 });
const name = field.text({ max: 200, isRequired: true });

/**
 * A problem, branches that each follow one principle, and ideas on them with the passage each was read in. Where a card stands is
 * a field of its record, so that several people arrange a board at once.
 */
function boardKindOf(mind: Mind) {
  return defineKind({
    name: mind,
    migrations: [],
    root: {
      /** The problem in the words of whoever has it. */
      statement: field.text({ max: 4_000 }),
      language: field.choice(['cn', 'en', 'jp', 'tw']),
      ...whereToLook,
      /** The contradiction that was read in it, by which its first branches were named. */
      improve: parameter,
      worsen: parameter,
      /** What compared ideas are held against: the solution of today, by its name. */
      datum: field.text({ max: 100 }),
      ...place,
    },
    types: {
      branch: {
        parents: [null],
        fields: {
          name,
          principle,
          /** The library was searched for ideas on it. */
          isSearched: field.derived(field.flag()),
          ...place,
        },
      },
      idea: {
        parents: ['branch', 'idea'],
        fields: {
          name,
          note: field.text({ max: 2_000 }),
          principle,
          /** Words in whose direction the branch was pushed. */
          direction: field.text({ max: 200 }),
          /** Kept in sight, and not followed. */
          isAside: field.flag(),
          /** Stands beside others in the comparison. */
          isCompared: field.flag(),
          ...place,
        },
      },
      criterion: {
        parents: [null],
        fields: { name: field.text({ max: 100, isRequired: true }), weight: field.rating({ min: 1, max: 5 }) },
      },
      /** How an idea does by a criterion, beside the datum (Pugh, Total Design, 1991). */
      comparison: {
        parents: ['idea'],
        fields: {
          criterion: field.reference(['criterion'], { isRequired: true }),
          verdict: field.choice(['better', 'same', 'worse'], { isRequired: true }),
        },
      },
      link: {
        parents: [null],
        fields: {
          from: field.reference(['branch', 'idea'], { isRequired: true }),
          to: field.reference(['branch', 'idea'], { isRequired: true }),
          name: field.text({ max: 100 }),
        },
      },
    },
  });
}

export const boardKinds = {
  'tech-mind': boardKindOf('tech-mind'),
  'material-mind': boardKindOf('material-mind'),
  'idea-exploration': boardKindOf('idea-exploration'),
} as const;

/** All boards have the same records. */
export type BoardKind = (typeof boardKinds)['tech-mind'];
