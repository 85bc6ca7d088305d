import { defineKind, field } from '@assay/works';
import { prose } from '@assay/works/prose';

/** What documents say, section by section, with the passages that the words stand on. */
export const summaryKind = defineKind({
  name: 'summary',
  migrations: [],
  root: { language: field.choice(['cn', 'en', 'jp', 'tw']) },
  types: {
    /** A document that is summed up. */
    source: {
      parents: [null],
      fields: {
        name: field.text({ max: 500, isRequired: true }),
        /** Id under which its passages are cited. */
        document: field.code({ max: 200, isRequired: true }),
      },
    },
    section: {
      parents: ['source'],
      fields: {
        /** As the document heads it; none for what stands before its first heading. */
        name: field.text({ max: 500 }),
        body: prose(),
      },
    },
  },
});
