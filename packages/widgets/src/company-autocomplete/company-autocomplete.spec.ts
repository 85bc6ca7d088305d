import type { WidgetSpec } from '../element/widget-spec.ts';

/** The company autocomplete as an element. */
export const companyAutocompleteSpec = {
  tag: 'assay-company-autocomplete',
  name: 'company-autocomplete',
  about: 'A field for the name of a company, which offers companies of the index while it is typed.',
  attributes: {
    label: { kind: 'text', about: 'Names the field; without it the word for a company in its language.' },
    placeholder: { kind: 'text', about: 'Example inside the empty field.' },
    value: { kind: 'text', about: 'The name in the field; the property follows what is typed.' },
  },
  properties: {
    company: {
      type: '{ id: string; label: string; name: string; country: string } | undefined',
      about: 'The company that was chosen from the list; undefined for a name that was typed.',
    },
  },
  events: {
    onEdit: {
      name: 'assay-edit',
      detail: '{ field: string }',
      about: 'The name was edited; the name of the field only.',
    },
    onChosen: { name: 'assay-chosen', detail: '{ id: string }', about: 'A company of the list was chosen.' },
  },
  methods: {},
  form: { event: 'assay-edit', property: 'value' },
} as const satisfies WidgetSpec;
