export type { CallName, Client } from '@assay/client';
export type { AssayCalls } from '@assay/contract';
export type { Locale, WidgetName } from '@assay/domain';
export { WidgetProvider, type WidgetProviderProps } from './WidgetProvider.tsx';
export { createWidgetClient, type WidgetClientOptions } from './widget-client.ts';
