import { type Client, isCallError } from '@assay/client';
import type { AssayCalls } from '@assay/contract';
import * as administrationCalls from '@assay/contract/calls/administration';
import * as auditCalls from '@assay/contract/calls/audit';
import * as egressCalls from '@assay/contract/calls/egress';
import * as installationCalls from '@assay/contract/calls/installation';
import * as leadsCalls from '@assay/contract/calls/leads';
import * as membersCalls from '@assay/contract/calls/members';
import * as retentionCalls from '@assay/contract/calls/retention';
import type { AuditAction, EgressPurpose, PackageName, RetentionKind } from '@assay/domain';

export type Organisation = AssayCalls['administration.tenant']['response'];

/** Under which key of the query cache it is kept. */
export const organisationKey = ['administration', 'organisation'];
export type HeldPackage = AssayCalls['administration.packages']['response'][number];
export type Configuration = AssayCalls['administration.configuration']['response'];
export type ModelTest = AssayCalls['administration.testModel']['response'];
export type MailTest = AssayCalls['administration.testMail']['response'];
export type Backups = AssayCalls['administration.backups']['response'];
/** What is looked for, empty for everything, and which page of it, from 1. */
export interface Find {
  query: string;
  page: number;
}

export type Tenants = AssayCalls['installation.tenants']['response'];
export type TenantPeople = AssayCalls['installation.people']['response'];
export type ListedOrigins = AssayCalls['installation.origins']['response'];
export type ListedOrigin = ListedOrigins['origins'][number];
export type Leads = AssayCalls['lead.list']['response'];
export type Ledger = AssayCalls['egress.events']['response'];
export type AuditEvents = AssayCalls['audit.events']['response'];

/** When sessions that act in the organisation end; null for what holds everywhere. */
export interface SessionLimits {
  idleMinutes: number | null;
  ageHours: number | null;
}

export type Retention = AssayCalls['retention.state']['response'];
/** Days that each kind is kept; null for ever. */
export type RetentionDays = Record<RetentionKind, number | null>;
/** What would be over, by kind. */
export type OverItems = AssayCalls['retention.count']['response'];

/** Rows of a page of a list. */
export const pageSize = 20;

/** What the parts of the administration beside members need from outside. */
export interface AdministrationSource {
  organisation(signal: AbortSignal): Promise<Organisation>;
  rename(name: string): Promise<void>;
  /** `null` for the installation's. */
  saveTimeZone(timeZone: string | null): Promise<void>;
  /** Demands a second factor of everybody, or no longer. @throws OwnFactorMissingError */
  saveFactorDemand(isDemanded: boolean): Promise<void>;
  saveSessionLimits(limits: SessionLimits): Promise<void>;
  /** Days; null for what holds everywhere. Gives how many tokens ended at once, and how many end earlier. */
  saveTokenLimit(days: number | null): Promise<{ ended: number; shortened: number }>;
  retention(signal: AbortSignal): Promise<Retention>;
  /** How much would be over by now. */
  countOver(days: RetentionDays): Promise<OverItems>;
  saveRetention(days: RetentionDays): Promise<void>;
  packagesOf(person: string, signal: AbortSignal): Promise<readonly HeldPackage[]>;
  grant(person: string, name: PackageName, endsAt: string | null): Promise<void>;
  withdraw(person: string, name: string): Promise<void>;
  /** Organisations of the installation, by the beginning of a name or the address of a member. */
  tenants(find: Find, signal: AbortSignal): Promise<Tenants>;
  peopleIn(tenant: string, find: Find, signal: AbortSignal): Promise<TenantPeople>;
  /** Packages in any organisation: of a person, or with `null` of everybody in it. */
  packagesIn(tenant: string, person: string | null, signal: AbortSignal): Promise<readonly HeldPackage[]>;
  grantIn(tenant: string, person: string | null, name: PackageName, endsAt: string | null): Promise<void>;
  withdrawIn(tenant: string, person: string | null, name: string): Promise<void>;
  /** Origins of all organisations, by the beginning of a host or of the name of an organisation. */
  origins(find: Find, signal: AbortSignal): Promise<ListedOrigins>;
  /** @throws OriginTakenElsewhereError, OriginGoneError */
  approveOrigin(site: string, origin: string): Promise<void>;
  /** @throws OriginGoneError */
  withdrawOrigin(site: string, origin: string): Promise<void>;
  leads(page: number, signal: AbortSignal): Promise<Leads>;
  exportLeads(): Promise<Blob>;
  configuration(signal: AbortSignal): Promise<Configuration>;
  testModel(): Promise<ModelTest>;
  testMail(): Promise<MailTest>;
  ledger(filter: { purpose?: EgressPurpose; page: number }, signal: AbortSignal): Promise<Ledger>;
  exportLedger(filter: { purpose?: EgressPurpose }): Promise<Blob>;
  auditEvents(filter: { action?: AuditAction; page: number }, signal: AbortSignal): Promise<AuditEvents>;
  exportAudit(filter: { action?: AuditAction }): Promise<Blob>;
  backups(signal: AbortSignal): Promise<Backups>;
  backUp(): Promise<void>;
}

/** Only somebody who has a second factor may demand it of others. */
export class OwnFactorMissingError extends Error {
  override readonly name = 'OwnFactorMissingError';
}

/** Days of a query; what is kept for ever is not named. */
const asked = (days: RetentionDays) =>
  Object.fromEntries(Object.entries(days).filter(([, each]) => each !== null)) as Partial<
    Record<RetentionKind, number>
  >;

/** Another organisation has the origin proved. */
export class OriginTakenElsewhereError extends Error {
  override readonly name = 'OriginTakenElsewhereError';
}

/** The origin is no longer listed. */
export class OriginGoneError extends Error {
  override readonly name = 'OriginGoneError';
}

async function ofOrigin(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (isCallError(error, 'conflict')) throw new OriginTakenElsewhereError(error.message, { cause: error });
    if (isCallError(error, 'notFound')) throw new OriginGoneError(error.message, { cause: error });
    throw error;
  }
}

const personIn = (person: string | null) => (person === null ? {} : { user_id: person });

/** The administration's source over the client. */
export function createAdministrationSource(client: Client): AdministrationSource {
  return {
    organisation: (signal) => client.call(administrationCalls.tenant, {}, { signal }),
    async rename(name) {
      await client.call(membersCalls.rename, { body: { name } });
    },
    async saveTimeZone(time_zone) {
      await client.call(administrationCalls.saveTimeZone, { body: { time_zone } });
    },
    async saveFactorDemand(demanded) {
      try {
        await client.call(administrationCalls.saveFactorDemand, { body: { demanded } });
      } catch (error) {
        throw isCallError(error, 'conflict') ? new OwnFactorMissingError(error.message, { cause: error }) : error;
      }
    },
    saveTokenLimit: (longest_days) => client.call(administrationCalls.saveTokenLimit, { body: { longest_days } }),
    async saveSessionLimits({ idleMinutes: idle_minutes, ageHours: age_hours }) {
      await client.call(administrationCalls.saveSessionLimits, { body: { idle_minutes, age_hours } });
    },
    retention: (signal) => client.call(retentionCalls.state, {}, { signal }),
    countOver: (days) => client.call(retentionCalls.count, { query: asked(days) }),
    async saveRetention(days) {
      await client.call(retentionCalls.save, { body: days });
    },
    packagesOf: (user_id, signal) => client.call(administrationCalls.packages, { params: { user_id } }, { signal }),
    async grant(user_id, name, ends_at) {
      await client.call(administrationCalls.grant, { params: { user_id }, body: { package: name, ends_at } });
    },
    async withdraw(user_id, name) {
      await client.call(administrationCalls.withdraw, { params: { user_id, package: name } });
    },
    tenants: (filter, signal) =>
      client.call(installationCalls.tenants, { query: { ...filter, limit: pageSize } }, { signal }),
    peopleIn: (tenant_id, filter, signal) =>
      client.call(
        installationCalls.people,
        { params: { tenant_id }, query: { ...filter, limit: pageSize } },
        { signal },
      ),
    packagesIn: (tenant_id, person, signal) =>
      client.call(installationCalls.packages, { params: { tenant_id }, query: personIn(person) }, { signal }),
    async grantIn(tenant_id, person, name, ends_at) {
      await client.call(installationCalls.grant, {
        params: { tenant_id },
        body: { user_id: person, package: name, ends_at },
      });
    },
    async withdrawIn(tenant_id, person, name) {
      await client.call(installationCalls.withdraw, { params: { tenant_id, package: name }, query: personIn(person) });
    },
    origins: (filter, signal) =>
      client.call(installationCalls.origins, { query: { ...filter, limit: pageSize } }, { signal }),
    approveOrigin: (site_id, origin) =>
      ofOrigin(client.call(installationCalls.approveOrigin, { body: { site_id, origin } })),
    withdrawOrigin: (site_id, origin) =>
      ofOrigin(client.call(installationCalls.withdrawOrigin, { body: { site_id, origin } })),
    leads: (page, signal) => client.call(leadsCalls.list, { query: { page, limit: pageSize } }, { signal }),
    exportLeads: () => client.call(leadsCalls.export),
    configuration: (signal) => client.call(administrationCalls.configuration, {}, { signal }),
    testModel: () => client.call(administrationCalls.testModel),
    testMail: () => client.call(administrationCalls.testMail),
    ledger: (filter, signal) => client.call(egressCalls.events, { query: { ...filter, limit: pageSize } }, { signal }),
    exportLedger: (query) => client.call(egressCalls.export, { query }),
    auditEvents: (filter, signal) =>
      client.call(auditCalls.events, { query: { ...filter, limit: pageSize } }, { signal }),
    exportAudit: (query) => client.call(auditCalls.export, { query }),
    backups: (signal) => client.call(administrationCalls.backups, {}, { signal }),
    async backUp() {
      await client.call(administrationCalls.backUp);
    },
  };
}
