import { companiesOffered, leadLimits } from '@assay/domain';
import * as z from 'zod';

/** What is typed of a name; nothing but blanks finds nothing. */
const companyName = z
  .string()
  .trim()
  .max(leadLimits.company_name)
  .refine((text) => !text.includes('\0'));

/** A company as lists show it; `—` stands for what is not known. */
const companyRow = z.object({
  id: z.string(),
  /** The name that fits what was typed, else the one in the reader's language. */
  label: z.string(),
  /** The name under which it is registered. */
  name: z.string(),
  /** ISO 3166-1 code in capitals; empty when it is not known. */
  country: z.string(),
  organizationType: z.string(),
  foundedYear: z.string(),
  location: z.string(),
  employeeStr: z.string(),
});

const text = z.string().nullable();

export const companiesSchemas = {
  'companies.find': {
    summary: 'Companies whose name is like what is typed: whole names first, then beginnings and words, then slips',
    query: z.object({ companyName }),
    response: z.array(companyRow),
  },
  'companies.suggest': {
    summary: 'Names of companies that complete what is typed',
    query: z.object({ companyName, n: z.coerce.number().int().min(1).max(50).default(companiesOffered) }),
    response: z.array(z.object({ label: z.string(), id: z.string() })),
  },
  'companies.info': {
    summary: 'What is known of an organisation: what a row shows, or all of it with its names',
    params: z.object({ id: z.string().regex(/^[\w.:-]{1,64}$/) }),
    query: z.object({ type: z.enum(['row', 'profile']).default('profile') }),
    response: companyRow.extend({
      /** Absent for the type `row`. */
      profile: z
        .object({
          names: z.array(z.string()),
          founded_date: text,
          employee_number: z.number().nullable(),
          original_address: z.object({ country: text, state: text, city: text, country_en: text }),
          normalized_entity_type_en: text,
          ans_category: text,
          offset_info: z.object({ ownership_type: text }),
        })
        .optional(),
    }),
  },
  'companies.example': {
    summary: 'Organisations to begin with: the largest of the index',
    response: z.array(companyRow),
  },
} as const;
