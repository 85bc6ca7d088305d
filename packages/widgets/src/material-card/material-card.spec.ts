import type { WidgetSpec } from '../element/widget-spec.ts';

/** The material card as an element. */
export const materialCardSpec = {
  tag: 'assay-material-card',
  name: 'material-card',
  about: 'Shows a grade: composition, values with their sources, equivalents and comparison.',
  attributes: {
    gradeId: { kind: 'text', fallback: '', about: 'Id of the grade, such as `316l`.' },
    units: { kind: 'choice', choices: ['si', 'us'], fallback: 'si', about: 'Units in which the card opens.' },
  },
  properties: {
    compared: { type: 'readonly string[]', about: 'Ids that stand beside the grade; four at most.' },
  },
  events: {
    onShown: { name: 'assay-shown', detail: '{ gradeId: string }', about: 'The card is on show.' },
    onCompared: { name: 'assay-compared', detail: '{ grades: string[] }', about: 'The grades beside it changed.' },
  },
  methods: {},
} as const satisfies WidgetSpec;
