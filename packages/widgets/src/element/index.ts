export { adoptStyles } from './adopted-styles.ts';
export { type Connection, type ConnectionOptions, createConnection, type EmbedSession } from './connection.ts';
export { defineWidget, versionedTag } from './define.ts';
export type { ElementEnvironment, WidgetBinding } from './element-class.tsx';
export {
  type AttributeSpec,
  attributeName,
  commonAttributes,
  commonEvents,
  type EventSpec,
  type MethodSpec,
  type PropertySpec,
  readAttribute,
  type WidgetSpec,
} from './widget-spec.ts';
