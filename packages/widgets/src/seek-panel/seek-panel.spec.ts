import type { WidgetSpec } from '../element/widget-spec.ts';

/** The seek panel as an element. */
export const seekPanelSpec = {
  tag: 'assay-seek-panel',
  name: 'seek-panel',
  about: 'Answers a technical question from the library, with evidence for every sentence.',
  attributes: {
    seekId: { kind: 'text', about: 'Page of questions to show; without it the visitor asks.' },
    shareToken: { kind: 'text', about: 'Token of a share link, with which a page is read and nothing else done.' },
  },
  properties: {},
  events: {
    onAsked: { name: 'assay-asked', detail: '{ seekId: string }', about: 'A question was taken.' },
    onTitle: { name: 'assay-title', detail: '{ seekId: string }', about: 'The page has its title.' },
  },
  methods: {},
} as const satisfies WidgetSpec;
