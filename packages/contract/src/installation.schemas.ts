import { isPackageName, packages } from '@assay/domain';
import * as z from 'zod';
import { tenantRoles } from './account.schemas.ts';
import { heldPackages, packageEnd, packageName } from './administration.schemas.ts';
import { pageOrigin } from './embed.schemas.ts';

const id = z.string().min(1).max(64);
const tenant = z.object({ tenant_id: id });
const page = {
  /** The beginning of a name, or a whole e-mail address. */
  query: z.string().trim().max(320).default(''),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(20),
};

const originOfSite = z.object({ site_id: id, origin: pageOrigin });
const origin = z.object({
  site_id: z.string(),
  origin: z.string(),
  tenant_id: z.string(),
  /** Name of the organisation. */
  tenant: z.string(),
  listed_at: z.iso.datetime(),
  /** Null while it waits for a proof. */
  proved_at: z.iso.datetime().nullable(),
});

export const installationSchemas = {
  'installation.claim': {
    summary: 'Make the own organisation the one that runs the installation, with the token that a start printed',
    body: z.object({ token: z.string().min(20).max(128) }),
    response: z.object({ runs_installation: z.literal(true) }),
  },
  'installation.tenants': {
    summary: 'Organisations of the installation, newest first, by the beginning of their name or a member’s address',
    query: z.object(page),
    response: z.object({
      total: z.number().int(),
      tenants: z.array(
        z.object({
          tenant_id: z.string(),
          name: z.string(),
          created_at: z.iso.datetime(),
          members: z.number().int(),
          /** Live packages that everybody of the organisation holds. */
          packages: z.array(z.string()),
        }),
      ),
    }),
  },
  'installation.people': {
    summary: 'People of any organisation, with the packages that each holds',
    params: tenant,
    query: z.object(page),
    response: z.object({
      /** Name of the organisation. */
      name: z.string(),
      total: z.number().int(),
      people: z.array(
        z.object({
          user_id: z.string(),
          full_name: z.string(),
          email: z.string().nullable(),
          /** First three and last four digits. */
          mobile_number: z.string().nullable(),
          role: z.enum(tenantRoles),
          /** Live packages of the person alone. */
          packages: z.array(z.string()),
        }),
      ),
    }),
  },
  'installation.packages': {
    summary: 'Packages that a person of any organisation holds or held; without a person, those of everybody in it',
    params: tenant,
    query: z.object({ user_id: id.optional() }),
    response: heldPackages,
  },
  'installation.grant': {
    summary: 'Grant a package in any organisation, to one person or to everybody in it, or give it another end',
    params: tenant,
    body: z
      .object({
        /** Null for everybody, now and later; what everybody holds is bought, never a trial or a free edition. */
        user_id: id.nullable(),
        package: packageName,
        ends_at: packageEnd,
      })
      .superRefine(({ user_id, package: name }, context) => {
        if (user_id !== null || !isPackageName(name) || packages[name].kind === 'commercial') return;
        context.addIssue({ code: 'custom', path: ['package'], message: 'Only a paid package can be everybody’s.' });
      }),
    response: heldPackages,
  },
  'installation.origins': {
    summary: 'Pages that organisations listed for widgets, those that wait for a proof first, the newest first',
    query: z.object({
      ...page,
      /** The beginning of a host, or of the name of an organisation. */
      query: z.string().trim().max(256).default(''),
    }),
    response: z.object({ total: z.number().int(), origins: z.array(origin) }),
  },
  'installation.approveOrigin': {
    summary: 'Take it upon the operator that an organisation holds the domain of a page, which may carry widgets then',
    body: originOfSite,
    response: origin,
  },
  'installation.withdrawOrigin': {
    summary: 'End what lets a page carry widgets, with its tokens and streams; a former file proves it no more',
    body: originOfSite,
    response: origin,
  },
  'installation.withdraw': {
    summary: 'Withdraw a package in any organisation, from one person or from everybody in it',
    params: tenant.extend({ package: packageName }),
    query: z.object({ user_id: id.optional() }),
    response: heldPackages,
  },
} as const;
