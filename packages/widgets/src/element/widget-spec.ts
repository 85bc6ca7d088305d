import type { WidgetName } from '@assay/domain';

/** An attribute of a widget, and the property of the same value. */
export interface AttributeSpec {
  /** `flag` is true by presence; `choice` ignores what is not among its choices. */
  kind: 'text' | 'flag' | 'choice';
  choices?: readonly string[];
  /** Value while the attribute is absent. */
  fallback?: string;
  about: string;
}

/** A complex value that is set as a property only and never shows in the markup. */
export interface PropertySpec {
  /** TypeScript type, for descriptions. */
  type: string;
  about: string;
}

/** An event of a widget: lower case, bubbling, composed, one `detail` object without anything a person typed. */
export interface EventSpec {
  name: `assay-${string}`;
  /** TypeScript type of `detail`, for descriptions. */
  detail: string;
  /** `preventDefault()` stops what it announces. */
  isCancelable?: true;
  about: string;
}

/** A method, which sets a property. */
export interface MethodSpec {
  property: string;
  value: boolean;
  about: string;
}

/**
 * All that is to say about a widget as an element: the element, its loader, its types and its documentation are made
 * from it. `attributes` and `properties` are keyed by property, `events` by the view's callback.
 */
export interface WidgetSpec {
  tag: `assay-${string}`;
  name: WidgetName;
  about: string;
  attributes: Readonly<Record<string, AttributeSpec>>;
  properties: Readonly<Record<string, PropertySpec>>;
  events: Readonly<Record<string, EventSpec>>;
  methods: Readonly<Record<string, MethodSpec>>;
  /** Shows nothing without a token: the loader asks for it beside the code. */
  needsSession?: true;
  /**
   * Takes part in forms: once the event was fired its value is this one, and nothing before; or it is at all times that
   * of a property, which the event says has changed.
   */
  form?: { event: `assay-${string}` } & (
    | { value: string; property?: undefined }
    | { property: string; value?: undefined }
  );
}

/** Attributes that every widget has. */
export const commonAttributes = {
  locale: {
    kind: 'choice',
    choices: ['cn', 'en', 'jp', 'tw'],
    about: 'Language; without it that of the nearest `lang`, else English.',
  },
  serviceUrl: { kind: 'text', about: 'Address of the service; the loader sets it to where it came from itself.' },
  apiBase: {
    kind: 'text',
    fallback: '/api',
    about: 'Where the calls of the service begin; `data-api-base` of the script.',
  },
  service: {
    kind: 'text',
    fallback: 'assay',
    about: 'Segment by which the service names itself in its addresses; `data-service` of the script.',
  },
  site: { kind: 'text', about: 'Site that an administrator added for this page; needed by widgets that ask.' },
} as const satisfies Record<string, AttributeSpec>;

/** Events that every widget has; they are fired by the element itself. */
export const commonEvents = {
  onReady: { name: 'assay-ready', detail: '{}', about: 'The widget is on show and its methods work.' },
  onError: {
    name: 'assay-error',
    detail: '{ stage: string; code: number; message?: string }',
    about:
      'The code could not be loaded, the view broke, or a call failed; the light-DOM child shows in the first two.',
  },
} as const satisfies Record<string, EventSpec>;

/** Name of an attribute, by its property: `packageType` is `package-type`. */
export function attributeName(property: string): string {
  return property.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
}

/** Value of a property, by its attribute. */
export function readAttribute({ kind, choices, fallback }: AttributeSpec, text: string | null): unknown {
  if (kind === 'flag') return text !== null;
  if (kind === 'choice') return text !== null && choices?.includes(text) ? text : fallback;
  return text ?? fallback;
}
