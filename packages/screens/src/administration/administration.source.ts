import { type Client, isCallError } from '@assay/client';
import type { AssayCalls } from '@assay/contract';
import type { AuditAction, EgressPurpose, PackageName } from '@assay/domain';

export type Organisation = AssayCalls['administration.tenant']['response'];
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
export type Leads = AssayCalls['lead.list']['response'];
export type Ledger = AssayCalls['egress.events']['response'];
export type AuditEvents = AssayCalls['audit.events']['response'];

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

const personIn = (person: string | null) => (person === null ? {} : { user_id: person });

/** The administration's source over the client. */
export function createAdministrationSource(client: Client): AdministrationSource {
  return {
    organisation: (signal) => client.call('administration.tenant', {}, { signal }),
    async rename(name) {
      await client.call('members.rename', { body: { name } });
    },
    async saveTimeZone(time_zone) {
      await client.call('administration.saveTimeZone', { body: { time_zone } });
    },
    async saveFactorDemand(demanded) {
      try {
        await client.call('administration.saveFactorDemand', { body: { demanded } });
      } catch (error) {
        throw isCallError(error, 'conflict') ? new OwnFactorMissingError(error.message, { cause: error }) : error;
      }
    },
    packagesOf: (user_id, signal) => client.call('administration.packages', { params: { user_id } }, { signal }),
    async grant(user_id, name, ends_at) {
      await client.call('administration.grant', { params: { user_id }, body: { package: name, ends_at } });
    },
    async withdraw(user_id, name) {
      await client.call('administration.withdraw', { params: { user_id, package: name } });
    },
    tenants: (filter, signal) =>
      client.call('installation.tenants', { query: { ...filter, limit: pageSize } }, { signal }),
    peopleIn: (tenant_id, filter, signal) =>
      client.call('installation.people', { params: { tenant_id }, query: { ...filter, limit: pageSize } }, { signal }),
    packagesIn: (tenant_id, person, signal) =>
      client.call('installation.packages', { params: { tenant_id }, query: personIn(person) }, { signal }),
    async grantIn(tenant_id, person, name, ends_at) {
      await client.call('installation.grant', {
        params: { tenant_id },
        body: { user_id: person, package: name, ends_at },
      });
    },
    async withdrawIn(tenant_id, person, name) {
      await client.call('installation.withdraw', { params: { tenant_id, package: name }, query: personIn(person) });
    },
    leads: (page, signal) => client.call('lead.list', { query: { page, limit: pageSize } }, { signal }),
    exportLeads: () => client.call('lead.export'),
    configuration: (signal) => client.call('administration.configuration', {}, { signal }),
    testModel: () => client.call('administration.testModel'),
    testMail: () => client.call('administration.testMail'),
    ledger: (filter, signal) => client.call('egress.events', { query: { ...filter, limit: pageSize } }, { signal }),
    exportLedger: (query) => client.call('egress.export', { query }),
    auditEvents: (filter, signal) => client.call('audit.events', { query: { ...filter, limit: pageSize } }, { signal }),
    exportAudit: (query) => client.call('audit.export', { query }),
    backups: (signal) => client.call('administration.backups', {}, { signal }),
    async backUp() {
      await client.call('administration.backUp');
    },
  };
}
