export { createConnection } from './connection.ts';
export type { ElementEnvironment, WidgetBinding } from './element-class.tsx';
export { createEmbeddedClient } from './embedded-client.ts';
