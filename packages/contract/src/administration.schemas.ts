import { isPackageName, sessionLimits, tokenDays } from '@assay/domain';
import * as z from 'zod';

const person = z.object({ user_id: z.string().min(1).max(64) });
export const packageName = z.string().max(64).refine(isPackageName, 'Not a package of the catalogue.');

const isTimeZone = (name: string) => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

/** A moment at which a package ends; null for none. */
export const packageEnd = z.iso
  .datetime()
  .refine((at) => Date.parse(at) > Date.now(), 'A moment in the future.')
  .nullable();

export const heldPackages = z.array(
  z.object({
    package: z.string(),
    granted_at: z.iso.datetime(),
    /** Null for one without an end. */
    ends_at: z.iso.datetime().nullable(),
    /** Everybody of the organisation holds it: it is withdrawn from all of them or not at all. */
    for_everybody: z.boolean(),
  }),
);

export const administrationSchemas = {
  'administration.tenant': {
    summary: 'The organisation of the caller as its administrators see it',
    response: z.object({
      name: z.string(),
      /** IANA name; null where the installation's counts. */
      time_zone: z.string().nullable(),
      installation_time_zone: z.string(),
      /** Whether this organisation runs the installation: configuration, backups and packages are its business. */
      runs_installation: z.boolean(),
      /** The operator gave every package to everybody. */
      all_packages: z.boolean(),
      /** Everybody sets up a second factor before anything else. */
      demands_factor: z.boolean(),
      members_without_factor: z.number().int(),
      /** Minutes without use after which sessions that act here end; null for what holds everywhere. */
      session_idle_minutes: z.number().int().nullable(),
      /** Hours after the sign-in after which they end however much they are used; null for what holds everywhere. */
      session_age_hours: z.number().int().nullable(),
      /** Days after their making after which tokens that act in it end; null for what holds everywhere. */
      longest_token_days: z.number().int().nullable(),
    }),
  },
  'administration.saveTimeZone': {
    summary: 'Where days, months and years of the quotas begin for this organisation; null for the installation’s',
    body: z.object({
      time_zone: z.string().min(1).max(64).refine(isTimeZone, 'A time zone such as Asia/Shanghai.').nullable(),
    }),
    response: z.object({ saved: z.boolean() }),
  },
  'administration.saveFactorDemand': {
    summary: 'Demand a second factor of everybody in the organisation; only somebody who has one may',
    body: z.object({ demanded: z.boolean() }),
    response: z.object({ saved: z.boolean() }),
  },
  'administration.saveSessionLimits': {
    summary: 'When sessions that act in the organisation end; those that are over a new limit end at once',
    body: z.object({
      idle_minutes: z.number().int().min(sessionLimits.idle.least).max(sessionLimits.idle.most).nullable(),
      age_hours: z.number().int().min(sessionLimits.age.least).max(sessionLimits.age.most).nullable(),
    }),
    response: z.object({ saved: z.boolean() }),
  },
  'administration.saveTokenLimit': {
    summary: 'For how many days tokens that act in the organisation may live; those that are there end by it too',
    body: z.object({ longest_days: z.number().int().min(tokenDays.least).max(tokenDays.longest).nullable() }),
    response: z.object({
      /** Tokens that ended at once. */
      ended: z.number().int(),
      /** Tokens that end earlier than before. */
      shortened: z.number().int(),
    }),
  },
  'administration.packages': {
    summary: 'Packages that a person of the organisation holds or held',
    params: person,
    response: heldPackages,
  },
  'administration.grant': {
    summary: 'Grant a package to a person, or give it another end; only in the organisation that runs the installation',
    params: person,
    body: z.object({ package: packageName, ends_at: packageEnd }),
    response: heldPackages,
  },
  'administration.withdraw': {
    summary: 'Withdraw a package from a person',
    params: person.extend({ package: packageName }),
    response: heldPackages,
  },
  'administration.configuration': {
    summary: 'What the environment sets for language model, embeddings and mail; never a secret',
    response: z.object({
      settings: z.array(
        z.object({
          name: z.string(),
          group: z.enum(['model', 'embeddings', 'mail']),
          is_set: z.boolean(),
          /** Shown value, without user, password and query; null for a secret or what is not set. */
          value: z.string().nullable(),
        }),
      ),
      model: z.enum(['configured', 'none']),
      /** `outbox`: development writes mail into files. */
      mail: z.enum(['configured', 'outbox', 'none']),
    }),
  },
  'administration.testModel': {
    summary: 'One tiny completion by the configured model',
    response: z.object({
      state: z.enum(['answered', 'failed', 'not_configured']),
      model: z.string().nullable(),
      /** First characters of what it answered. */
      reply: z.string().nullable(),
      /** Why it failed, and the HTTP status where it was refused. */
      fault: z.enum(['refused', 'unreachable', 'slow', 'unreadable']).nullable(),
      status: z.number().nullable(),
      ms: z.number(),
    }),
  },
  'administration.testMail': {
    summary: 'A test mail to the address of the caller',
    response: z.object({
      /** `written`: into the outbox of a development installation. */
      state: z.enum(['sent', 'written', 'failed', 'not_configured', 'no_address']),
      to: z.string().nullable(),
      problem: z.string().nullable(),
    }),
  },
  'administration.backups': {
    summary: 'Dumps of the database; a PostgreSQL server may have its operator’s own backups instead',
    response: z.object({
      engine: z.enum(['embedded', 'postgres']),
      /** Hours between dumps; 0 for none. */
      hours: z.number(),
      keep: z.number(),
      /** In production none is written until `ASSAY_DUMP_KEY` is set. */
      awaits_key: z.boolean(),
      /** In production: dumps in the folder that were written without a key. */
      unencrypted: z.number().int(),
      is_running: z.boolean(),
      /** Whether the disk has no more than its reserve: uploads, imports and questions are refused until it has. */
      is_storage_low: z.boolean(),
      /** When the last one of this process failed. */
      failed_at: z.iso.datetime().nullable(),
      dumps: z.array(z.object({ name: z.string(), bytes: z.number(), at: z.iso.datetime() })),
    }),
  },
  'administration.backUp': {
    summary: 'Begin a dump now; the list tells when it is there',
    /** False where a key is awaited, and on a PostgreSQL server that is not dumped by schedule: its operator makes the backups. */
    response: z.object({ begun: z.boolean() }),
  },
} as const;
