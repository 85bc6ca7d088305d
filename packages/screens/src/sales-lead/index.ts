export { SalesLeadDialog } from './LazySalesLead.ts';
export type { SalesLeadDialogProps } from './SalesLeadDialog.tsx';
