import { homepageTypes, questionLimit } from '@assay/domain';
import * as z from 'zod';

const homepageType = z.enum(homepageTypes);
/** A card leads to a question put into the composer, or to a path. */
const card = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  /** Name of the icon. */
  icon: z.string(),
  link: z.string(),
  /** The question that the card asks; null for a card that only leads somewhere. */
  input: z.string().nullable(),
});
const cards = z.array(card);
const recommendation = z.object({ id: z.string(), question: z.string(), topic: z.string() });
const query = z
  .record(z.string().max(64), z.string().max(questionLimit))
  .refine((value) => Object.keys(value).length <= 32);
const shortId = z.string().min(8).max(32);
/** What PostgreSQL cannot keep in a text. */
const hasNoNull = (text: string) => !text.includes('\0');
const playbook = z.string().min(1).max(64).refine(hasNoNull);

export const homeSchemas = {
  'home.init': {
    summary: 'What a product home opens with',
    response: z.object({
      homepage_type: homepageType,
      full_name: z.string(),
      selected_module: z.string().nullable(),
      /** What the library holds, so that the page can say what will be searched. */
      library: z.object({ documents: z.number(), passages: z.number() }),
      homepages: z.array(z.object({ homepage_type: homepageType, title: z.string(), text: z.string() })),
    }),
  },
  'home.options': {
    summary: 'Product homes to choose from',
    response: z.array(z.object({ value: homepageType, label: z.string(), link: z.string() })),
  },
  'home.productCards': {
    summary: 'What can be done on a product home; what the caller chose last stands first',
    query: z.object({ homepage_type: homepageType.default('RD') }),
    response: cards,
  },
  'home.recommendCards': {
    summary: 'Questions that the library answers: of one product home, or of all of them',
    query: z.object({ homepage_type: homepageType.optional() }),
    response: z.array(recommendation),
  },
  'home.agentExample': { summary: 'Example questions, one a field', response: z.array(recommendation) },
  'home.redirect': { summary: 'The saved homepage type', response: z.object({ homepage_type: homepageType }) },
  'home.isNeedProfiling': {
    summary: 'Whether the caller has yet to choose a product home',
    response: z.object({ need: z.boolean() }),
  },
  'home.switch': {
    summary: 'Save the homepage type',
    body: z.object({ home_page_type: homepageType }),
    response: z.boolean(),
  },
  'home.rdCards': { summary: 'Cards of the R&D home', response: cards },
  'home.rdRecommendCases': { summary: 'Example questions of the R&D home', response: z.array(recommendation) },
  'home.materialCards': { summary: 'Cards of the materials home', response: cards },
  'home.materialRecommendCases': {
    summary: 'Example questions of the materials home',
    response: z.array(recommendation),
  },
  'home.ipCards': { summary: 'Cards of the patent home', response: cards },
  'home.ipProfileToken': {
    summary: 'A token that shows who the caller is to another program of theirs, for a quarter of an hour',
    response: z.object({ token: z.string(), expires_at: z.iso.datetime() }),
  },
  'home.ipProfile': {
    summary: 'Whom a profile token speaks of',
    body: z.object({ token: z.string().min(1).max(512) }).strict(),
    response: z.object({
      full_name: z.string(),
      company_name: z.string(),
      tenant: z.string(),
      expires_at: z.iso.datetime(),
    }),
  },
  'home.lifeSciencesCards': {
    summary: 'Cards of the life-science home',
    query: z.object({ type: z.enum(['purchased', 'all']).default('all') }),
    response: cards,
  },
  'home.saveSelectedModule': {
    summary: 'Remember the module last chosen: a feature of the product, or a card of a home by its id',
    params: z.object({ module: z.string().regex(/^[a-z][a-z0-9_.]{0,63}$/) }),
    response: z.object({ saved: z.boolean() }),
  },
  'home.transferToShort': {
    summary: 'A short id for a long query, kept for 90 days',
    body: z.object({
      path: z
        .string()
        .regex(/^\/(?!\/)[^\s\\]*$/)
        .max(512),
      query,
    }),
    response: z.object({ short_id: shortId, expires_at: z.iso.datetime() }),
  },
  'home.restoreQuery': {
    summary: 'The query behind a short id',
    params: z.object({ short_id: shortId }),
    response: z.object({ path: z.string(), query }),
  },
  'home.materialQuery': {
    summary: 'Questions to begin with on the materials home, in the language of the caller',
    response: z.array(z.object({ id: z.string(), query: z.string(), topic: z.string() })),
  },
  'home.searchPreview': {
    summary: 'Keep a query under an id before it is run',
    body: z.object({ playbook, q_s: z.string().trim().min(1).max(questionLimit).refine(hasNoNull) }),
    response: z.object({ qid: shortId, playbook: z.string() }),
  },
  'home.previewedSearch': {
    summary: 'The query behind a qid',
    params: z.object({ qid: shortId }),
    response: z.object({ qid: shortId, playbook: z.string(), q_s: z.string() }),
  },
  'home.searchHistory': {
    summary: 'Searches that the caller has kept in the last 90 days, newest first; a search made again comes once',
    body: z.object({
      playbook: playbook.optional(),
      /** Words that a search begins with or holds. */
      q_s: z.string().trim().max(256).refine(hasNoNull).optional(),
      page: z.number().int().min(1).max(10_000).default(1),
      limit: z.number().int().min(1).max(100).default(20),
    }),
    response: z.object({
      total: z.number().int(),
      has_more: z.boolean(),
      searches: z.array(
        z.object({ qid: shortId, playbook: z.string(), q_s: z.string(), searched_at: z.iso.datetime() }),
      ),
    }),
  },
} as const;
