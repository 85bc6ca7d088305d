import { dialCodes, isUpgradeSource, leadLimits, leadPackageTypes } from '@assay/domain';
import * as z from 'zod';
import { oneLine } from './shown-name.ts';

const words = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .refine((text) => [...text].length <= most && !text.includes('\0'), `At most ${most} characters.`);
const line = (most: number) => words(most).regex(oneLine, 'One line without control characters.');

const origin = {
  type: z.enum(leadPackageTypes),
  source_type: z.string().max(64).refine(isUpgradeSource, 'Not a place of the product from which an upgrade is asked.'),
  /** Made by the sender: a repeated submission with the same id stores one lead. */
  client_id: z
    .string()
    .regex(/^[\w-]{8,64}$/)
    .optional(),
};

/** What the captcha gave: proof of work as base64 JSON, or the token of another provider. */
export const captchaProof = z.string().min(1).max(4096);

const delivery = z.enum(['waiting', 'delivered', 'failed', 'off']);

export const leadRow = z.object({
  lead_id: z.string(),
  created_at: z.string(),
  kind: z.enum(['upgrade', 'marketing']),
  type: z.enum(leadPackageTypes),
  source_type: z.string(),
  name: z.string(),
  company_name: z.string(),
  post: z.string(),
  mobile_number: z.string(),
  email: z.string(),
  reason: z.array(z.string()),
  upgrade_reason: z.string(),
  message: z.string(),
  score: z.number().nullable(),
  /** Page that carried the form, when it was not ours. */
  origin: z.string(),
  /** How far the message to sales and the push to their system are; `off` where none is set up. */
  mail: delivery,
  webhook: delivery,
});

export const leadsSchemas = {
  'lead.create': {
    summary: 'Ask sales for an upgrade; the lead is kept whatever becomes of mail and webhook',
    body: z
      .object({
        ...origin,
        name: line(leadLimits.name),
        company_name: line(leadLimits.company_name),
        post: line(leadLimits.post),
        reason: z
          .array(words(leadLimits.otherReason + 'other:'.length))
          .min(1)
          .max(8),
        otherReason: words(leadLimits.otherReason).optional(),
        upgrade_reason: z.string().max(4096).optional(),
        score: z.number().int().min(1).max(10).optional(),
        /** Number and code are left out together where the account's own number counts. */
        mobile: z.string().min(1).max(1024).optional(),
        key_id: z.string().min(1).max(64).optional(),
        country_code: z.enum(dialCodes).optional(),
        code: z
          .string()
          .regex(/^\d{6}$/)
          .optional(),
      })
      .superRefine((body, context) => {
        const given = (['mobile', 'key_id', 'country_code', 'code'] as const).filter(
          (name) => body[name] !== undefined,
        );
        if (given.length !== 0 && given.length !== 4) {
          context.addIssue({
            code: 'custom',
            path: ['mobile'],
            message: 'mobile, key_id, country_code and code are sent together, or none of them.',
          });
        }
      }),
    response: z.object({ lead_id: z.string() }),
  },
  'lead.createMarketing': {
    summary: 'Leave contact details in the form of the US and EU markets',
    body: z.object({
      ...origin,
      name: line(leadLimits.name),
      email: z.email().max(320),
      company_name: line(leadLimits.company_name),
      message: z
        .string()
        .trim()
        .max(2000)
        .refine((text) => !text.includes('\0'))
        .optional(),
      captcha: captchaProof.optional(),
    }),
    response: z.object({ lead_id: z.string() }),
  },
  'lead.list': {
    summary: 'Leads of the installation, newest first; for administrators of the tenant that sells',
    query: z.object({
      page: z.coerce.number().int().min(1).max(100_000).default(1),
      limit: z.coerce.number().int().min(1).max(200).default(20),
    }),
    response: z.object({ total: z.number(), leads: z.array(leadRow) }),
  },
  'lead.export': {
    summary: 'All leads as CSV (RFC 4180), safe to open in a spreadsheet',
  },
} as const;
