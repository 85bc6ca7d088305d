import type { CsvColumn } from '../../ground/http/csv.ts';
import type { LeadRow } from './lead.store.ts';

/** Columns of the export of leads. */
export const leadColumns: readonly CsvColumn<LeadRow>[] = [
  ['lead_id', ({ id }) => id],
  ['created_at', ({ created_at: at }) => at.toISOString()],
  ['kind', ({ kind }) => kind],
  ['type', ({ type }) => type],
  ['source_type', ({ source_type: source }) => source],
  ['name', ({ name }) => name],
  ['company_name', ({ company_name: company }) => company],
  ['post', ({ post }) => post],
  ['mobile_number', ({ mobile_number: number }) => number],
  ['email', ({ email }) => email],
  ['upgrade_reason', ({ upgrade_reason: reason }) => reason],
  ['message', ({ message }) => message],
  ['score', ({ score }) => (score === null ? '' : String(score))],
  ['origin', ({ origin }) => origin],
  ['mail', ({ mail }) => mail],
  ['webhook', ({ webhook }) => webhook],
];
