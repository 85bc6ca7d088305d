import { defineKind, field } from '@assay/works';
import { prose } from '@assay/works/prose';

/** Questions in their order, each with what the library answers and what people made of that. */
export const technicalQaKind = defineKind({
  name: 'technical-qa',
  migrations: [],
  root: { language: field.choice(['cn', 'en', 'jp', 'tw']) },
  types: {
    question: { parents: [null], fields: { text: field.text({ max: 8_000, isRequired: true }) } },
    /** Without a body where the library holds no answer. */
    answer: {
      parents: ['question'],
      fields: {
        body: prose(),
        /** How much was looked through. */
        documents: field.derived(field.number({ min: 0 })),
        passages: field.derived(field.number({ min: 0 })),
      },
    },
  },
});
