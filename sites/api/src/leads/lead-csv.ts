import type { LeadRow } from './lead.store.ts';

const columns: readonly (readonly [title: string, of: (lead: LeadRow) => string])[] = [
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

/** The first line of the export: names of the columns, after the mark by which spreadsheets know UTF-8. */
export const csvHead = `\u{feff}${columns.map(([title]) => title).join(',')}\r\n`;

/** One line of RFC 4180. What a stranger typed cannot become a formula: a leading `=`, `+`, `-`, `@` or tab is text. */
export function csvLine(lead: LeadRow): string {
  return `${columns.map(([, of]) => cell(of(lead))).join(',')}\r\n`;
}

function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
