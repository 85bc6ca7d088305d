import { installationRegions, isPageOrigin, locales, siteProofResults, widgetNames } from '@assay/domain';
import * as z from 'zod';

export const pageOrigin = z
  .string()
  .max(256)
  .refine(isPageOrigin, 'An origin such as https://www.example.com, without a path.');

const siteLibrary = z.enum(['shared', 'tenant']);

const site = z.object({
  site_id: z.string(),
  origins: z.array(z.string()),
  /** Of each origin, in the same order. */
  proofs: z.array(
    z.object({
      origin: z.string(),
      /** The line that proves it. */
      line: z.string(),
      /** Null while nothing has proved that the tenant holds the domain: until then the pages carry nothing. */
      proved_at: z.iso.datetime().nullable(),
      /** Whether the service looks for a file of it; else its operator approves it. */
      by_file: z.boolean(),
      /** When the pages carry nothing any more, unless the file that proved it is found again until then. */
      lost_at: z.iso.datetime().nullable(),
    }),
  ),
  widgets: z.array(z.enum(widgetNames)),
  library: siteLibrary,
  questions_a_day: z.number(),
  questions_an_hour: z.number(),
  visitor_questions_a_day: z.number(),
  leads_a_day: z.number(),
  created_at: z.string(),
});

const cap = z.number().int().min(0).max(100_000);

/** A cap that is not named stays as it is: whoever was written before it existed resets nothing. */
const changedCap = cap.optional();

const siteTerms = z.object({
  /** Pages that may carry the widgets. */
  origins: z.array(pageOrigin).min(1).max(20),
  widgets: z.array(z.enum(widgetNames)).min(1),
  /** What visitors are answered from: the library that everybody may read, or all that the tenant holds. */
  library: siteLibrary.default('shared'),
  /** Of all visitors of the site together; days and hours are those of UTC. */
  questions_a_day: cap.default(500),
  questions_an_hour: cap.default(100),
  /** Of each visitor; whoever clears what the page stored is another one. */
  visitor_questions_a_day: cap.default(20),
  leads_a_day: cap.default(100),
});

export const embedSchemas = {
  'embed.session': {
    summary: 'A short-lived token with which a widget on a permitted page makes its calls',
    body: z.object({
      widget: z.enum(widgetNames),
      /** Site of the page, for a widget that asks in a tenant. */
      site: z.string().max(64).optional(),
      /** A former token of the same visitor, so that what was asked before the reload is still theirs. */
      token: z.string().max(2048).optional(),
    }),
    response: z.object({
      token: z.string(),
      /** Seconds. */
      expires_in: z.number(),
      device: z.string(),
      key: z.string(),
      /** Clock of the service, Unix ms. */
      clock: z.number(),
      region: z.enum(installationRegions),
      development: z.boolean(),
    }),
  },
  'embed.sites': {
    summary: 'Sites of the tenant: pages that may carry its widgets, and on which terms',
    response: z.object({ sites: z.array(site) }),
  },
  'embed.addSite': {
    summary: 'Let pages carry widgets, each once it is proved that the tenant holds its domain',
    body: siteTerms,
    response: site,
  },
  'embed.changeSite': {
    summary: 'Set the terms of a site; what is no longer listed ends at once, with every token of it',
    body: siteTerms.extend({
      site_id: z.string().min(1).max(64),
      questions_a_day: changedCap,
      questions_an_hour: changedCap,
      visitor_questions_a_day: changedCap,
      leads_a_day: changedCap,
    }),
    response: site,
  },
  'embed.removeSite': {
    summary: 'No longer let pages carry widgets; their tokens and streams end at once',
    body: z.object({ site_id: z.string().min(1).max(64) }),
    response: z.object({ removed: z.boolean() }),
  },
  'embed.proveOrigin': {
    summary: 'Look for the line that proves an origin, in the file that the site has put there',
    body: z.object({ site_id: z.string().min(1).max(64), origin: pageOrigin }),
    response: z.object({ result: z.enum(siteProofResults) }),
  },
  'captcha.challenge': {
    summary: 'What a visitor has to do before a message is sent to a phone',
    query: z.object({
      lang: z.enum(locales).optional(),
      /** Asks for the service's own proof of work, which stands in where the operator's provider failed. */
      provider: z.literal('altcha').optional(),
    }),
    response: z.discriminatedUnion('provider', [
      z.object({
        provider: z.literal('altcha'),
        /** Parameters and signature of the proof of work, as altcha-lib gives them. */
        challenge: z.object({ parameters: z.record(z.string(), z.unknown()), signature: z.string() }),
      }),
      z.object({
        provider: z.literal('script'),
        /** Script that defines the provider, in the visitor's language. */
        script: z.string(),
        site_key: z.string(),
        language: z.string(),
      }),
    ]),
  },
} as const;
