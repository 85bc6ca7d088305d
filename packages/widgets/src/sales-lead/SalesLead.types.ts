import type { LeadField, LeadPackageType, LeadValues } from '@assay/domain';
import type { SalesLeadSource } from './sales-lead.source.ts';

/** What the host may already know of the person; what they type goes before it. */
export type KnownLeadValues = Partial<Pick<LeadValues, 'name' | 'company_name' | 'post'>>;

/** A failure that the host is told of: where, and the code of the service or the captcha. */
export interface SalesLeadFailure {
  stage: 'setup' | 'code' | 'submit' | 'marketing';
  code: number;
}

export interface SalesLeadProps {
  source: SalesLeadSource;
  /** Package that the person asks about; it chooses the reasons and the marketing form. */
  packageType: LeadPackageType;
  /** Where the upgrade was asked for, one of the sources of section 3.2. */
  sourceType: string;
  /** A dialog over the page, or a panel in its flow. @default 'dialog' */
  display?: 'dialog' | 'inline';
  /** Shows the dialog. @default true */
  isOpen?: boolean;
  /** The person closed it, or the result's five seconds are over. */
  onClose?: () => void;
  /** Fields that start filled in. */
  values?: KnownLeadValues;
  /** The variant that asks for a satisfaction score. @default false */
  asksScore?: boolean;
  /** Cannot be used now. @default false */
  isDisabled?: boolean;
  /** Asked before a submission; `false` stops it. */
  onBeforeSubmit?: () => boolean;
  /** The lead is stored. */
  onSubmitted?: () => void;
  onFailure?: (failure: SalesLeadFailure) => void;
  /** A field was edited; its name, never what was typed. */
  onEdit?: (field: LeadField) => void;
}
