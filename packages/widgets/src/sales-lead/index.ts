export { createEmbeddedLeadSource } from './embedded-lead.source.ts';
export { salesLeadMessages } from './messages.ts';
export { SalesLead } from './SalesLead.tsx';
export type { KnownLeadValues, SalesLeadFailure, SalesLeadProps } from './SalesLead.types.ts';
export {
  createSalesLeadSource,
  type LeadSetup,
  type SalesLeadSource,
  type SalesLeadSourceOptions,
  sessionSetup,
} from './sales-lead.source.ts';
