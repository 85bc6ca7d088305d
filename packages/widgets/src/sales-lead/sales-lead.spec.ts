import { leadPackageTypes } from '@assay/domain';
import type { WidgetSpec } from '../element/widget-spec.ts';

/** The sales lead as an element. */
export const salesLeadSpec = {
  tag: 'assay-sales-lead',
  name: 'sales-lead',
  about: 'Asks sales for an upgrade: a form in two steps, or the contact form of the US and EU markets.',
  attributes: {
    packageType: {
      kind: 'choice',
      choices: leadPackageTypes,
      fallback: 'AIR',
      about: 'Package that the person asks about.',
    },
    sourceType: { kind: 'text', fallback: 'home_banner', about: 'Where the upgrade was asked for.' },
    display: {
      kind: 'choice',
      choices: ['inline', 'dialog'],
      fallback: 'inline',
      about: 'In the flow of the page, or a dialog that the light-DOM child opens.',
    },
    open: { kind: 'flag', about: 'Shows the dialog.' },
    score: { kind: 'flag', about: 'The variant that asks for a satisfaction score.' },
  },
  properties: {
    values: {
      type: '{ name?: string; company_name?: string; post?: string }',
      about: 'Fields that start filled in.',
    },
  },
  events: {
    onBeforeSubmit: {
      name: 'assay-before-submit',
      detail: '{}',
      isCancelable: true,
      about: 'The form is complete and about to be sent.',
    },
    onSubmitted: { name: 'assay-submitted', detail: '{ packageType: string }', about: 'The lead is stored.' },
    onEdit: { name: 'assay-edit', detail: '{ field: string }', about: 'A field was edited; its name only.' },
    onClosed: { name: 'assay-closed', detail: '{}', about: 'The dialog was closed, or the result has ended.' },
  },
  methods: {
    show: { property: 'open', value: true, about: 'Opens the dialog.' },
    close: { property: 'open', value: false, about: 'Closes the dialog.' },
  },
  needsSession: true,
  form: { event: 'assay-submitted', value: 'submitted' },
} as const satisfies WidgetSpec;
