import { defineKind, field, whereToLook } from '@assay/works';
import { arizQuestions } from '../tables/ariz.ts';
import { principles } from '../tables/principles.ts';
import { separationWays } from '../tables/separations.ts';
import { type FieldKind, fieldKinds, modelBars, modelFaults } from '../tables/standards/substance-field.ts';
import { trends } from '../tables/trends.ts';

const fieldNames = Object.keys(fieldKinds) as FieldKind[];

/** Where a part of the function model is drawn in one direction: its upper left corner, in px. */
const place = () => field.coordinate({ min: -1e6, max: 1e6 });

/** One of the 39 engineering parameters, by its number. */
const parameter = () => field.rating({ min: 1, max: 39 });

/**
 * A problem, what contradicts what in it, the principles that the matrix or the ways of separation name for that, and what a
 * person made of them.
 */
export const trizKind = defineKind({
  name: 'triz',
  migrations: [],
  root: {
    /** The problem in the words of whoever has it. */
    statement: field.text({ max: 4_000 }),
    language: field.choice(['cn', 'en', 'jp', 'tw']),
    ...whereToLook,
    /** The concept that the others are compared with. */
    datum: field.reference(['concept']),
  },
  types: {
    /** Technical: one thing improves, another worsens. Physical: one thing is to be both, parted in one of four ways. */
    contradiction: {
      parents: [null],
      fields: {
        form: field.choice(['technical', 'physical'], { isRequired: true }),
        improve: parameter(),
        worsen: parameter(),
        separation: field.choice(separationWays),
        /** Of a physical one: what is to be both, the one and the other, and what each is good for. */
        element: field.text({ max: 200 }),
        demand: field.text({ max: 200 }),
        demandReason: field.text({ max: 500 }),
        opposite: field.text({ max: 200 }),
        oppositeReason: field.text({ max: 500 }),
        /** A person agrees with how it is read. */
        isConfirmed: field.flag(),
        /** For which separation principles were found last, their numbers, whose list named them, and of which day it was. */
        namedFor: field.derived(field.choice(separationWays)),
        named: field.derived(field.codes({ most: principles.length })),
        namedBy: field.derived(field.choice(['shipped', 'organisation'])),
        namedOn: field.derived(field.date()),
      },
    },
    /** A parameter that words of the problem may mean; more telling ones score higher. */
    reading: {
      parents: ['contradiction'],
      fields: {
        side: field.choice(['improve', 'worsen'], { isRequired: true }),
        parameter: field.rating({ min: 1, max: 39, isRequired: true }),
        score: field.derived(field.number({ min: 0 })),
      },
    },
    principle: {
      parents: ['contradiction'],
      fields: {
        number: field.rating({ min: 1, max: 40, isRequired: true }),
        /** What a person thinks of when they read it. */
        note: field.text({ max: 2_000 }),
      },
    },
    /** What acts on what, and how well: the function model of the problem. */
    function: {
      parents: [null],
      fields: {
        subject: field.text({ max: 200 }),
        action: field.text({ max: 100 }),
        object: field.text({ max: 200 }),
        judgement: field.choice(['useful', 'insufficient', 'excessive', 'harmful'], { isRequired: true }),
        /** Where people have put what stands at each end in the drawing. */
        subjectX: place(),
        subjectY: place(),
        objectX: place(),
        objectY: place(),
      },
    },
    /** What a person answers to a question that sharpens the problem. */
    answer: {
      parents: [null],
      fields: {
        question: field.choice(
          arizQuestions.map(({ code }) => code),
          { isRequired: true },
        ),
        text: field.text({ max: 2_000 }),
      },
    },
    /** Two substances and the field between them, with what is wrong there. */
    model: {
      parents: [null],
      fields: {
        /** The substance that is acted on, and the one that acts. */
        object: field.text({ max: 200 }),
        tool: field.text({ max: 200 }),
        field: field.choice(fieldNames),
        fault: field.choice(modelFaults, { isRequired: true }),
        /** What must not be done. */
        barred: field.codes({ most: modelBars.length }),
      },
    },
    /** One of the 76 standard solutions that applies to a model. */
    standard: {
      parents: ['model'],
      fields: {
        number: field.code({ max: 10, isRequired: true }),
        /** Why it applies: a state of the model and conditions that hold. */
        reasons: field.derived(field.codes()),
        note: field.text({ max: 2_000 }),
      },
    },
    /** An effect of physics, chemistry or geometry that may carry a function out. */
    effect: {
      parents: ['function'],
      fields: {
        code: field.code({ max: 60, isRequired: true }),
        /** The functions of the effect for which it was found. */
        serves: field.derived(field.codes()),
        note: field.text({ max: 2_000 }),
      },
    },
    /** Where the system stands on a trend of evolution. */
    trend: {
      parents: [null],
      fields: {
        code: field.choice(
          trends.map(({ code }) => code),
          { isRequired: true },
        ),
        /** Counted from 0. */
        stage: field.number({ min: 0, max: 9 }),
        note: field.text({ max: 2_000 }),
      },
    },
    concept: {
      parents: ['principle', 'standard', 'effect'],
      fields: { name: field.text({ max: 200, isRequired: true }), description: field.text({ max: 4_000 }) },
    },
    criterion: {
      parents: [null],
      fields: { name: field.text({ max: 100, isRequired: true }), weight: field.rating({ min: 1, max: 5 }) },
    },
    score: {
      parents: ['concept'],
      fields: {
        criterion: field.reference(['criterion'], { isRequired: true }),
        value: field.rating({ min: 1, max: 5, isRequired: true }),
      },
    },
    /** How a concept does by a criterion, compared with the datum (Pugh, Total Design, 1991). */
    comparison: {
      parents: ['concept'],
      fields: {
        criterion: field.reference(['criterion'], { isRequired: true }),
        verdict: field.choice(['better', 'same', 'worse'], { isRequired: true }),
      },
    },
  },
});
