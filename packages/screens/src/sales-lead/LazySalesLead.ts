import { lazy } from 'react';

/** The sales lead, fetched when somebody asks for an upgrade. */
export const SalesLeadDialog = lazy(() =>
  import('./SalesLeadDialog.tsx').then((module) => ({ default: module.SalesLeadDialog })),
);
