import { fallbackLocale, type Locale } from '@assay/domain';
import { createTranslator, TranslatorProvider } from '@assay/i18n';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type {
  AdministrationSource,
  AuditEvents,
  HeldPackage,
  Ledger,
  ListedOrigin,
  Organisation,
  Retention,
  TenantPeople,
  Tenants,
} from './administration.source.ts';
import type { Member, MembersSource, OpenInvitation } from './members.source.ts';
import { administrationMessages } from './messages.ts';

/** What the screen stands in: words of a locale and a cache of its own. */
export async function createSurroundings(locale: Locale = fallbackLocale) {
  const translator = createTranslator({ locale });
  await translator.load(administrationMessages);
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return function Surroundings({ children }: { children: ReactNode }) {
    return (
      <QueryClientProvider client={queries}>
        <TranslatorProvider translator={translator}>{children}</TranslatorProvider>
      </QueryClientProvider>
    );
  };
}

export function someMember(id: string, role: Member['role']): Member {
  return {
    id,
    name: `${id} ${role}`,
    contact: `${id}@example.org`,
    role,
    packages: ['air_free'],
    lastLogin: undefined,
    factors: [],
  };
}

/** Members kept in memory. */
export function memoryMembers(change: Partial<MembersSource> = {}): MembersSource {
  let rows = [someMember('olga', 'owner'), someMember('adil', 'admin'), someMember('vera', 'viewer')];
  let invitations: OpenInvitation[] = [];
  return {
    members: async () => rows,
    async changeRole(id, role) {
      rows = rows.map((row) => (row.id === id ? { ...row, role } : row));
    },
    async remove(id) {
      rows = rows.filter((row) => row.id !== id);
    },
    resetFactor: async () => undefined,
    endSessions: async () => undefined,
    invitations: async () => invitations,
    async invite(email, role) {
      invitations = [{ id: 'i1', email, role, invitedBy: 'Adil', expiresAt: '2026-11-28T00:00:00Z' }];
      return { link: 'https://assay.example/home#invitation=token', mailedTo: email };
    },
    async revoke() {
      invitations = [];
    },
    ...change,
  };
}

export const someOrganisation: Organisation = {
  name: 'Acme',
  time_zone: null,
  installation_time_zone: 'UTC',
  runs_installation: true,
  all_packages: false,
  demands_factor: false,
  members_without_factor: 2,
  session_idle_minutes: null,
  session_age_hours: null,
  longest_token_days: null,
};

export const someRetention: Retention = {
  days: { questions: null, chats: 365, works: null, searches: null },
  next_run_at: '2026-11-21T03:00:00Z',
  first_run_at: '2026-11-21T03:00:00Z',
  time_zone: 'Asia/Shanghai',
};

export const someEntry: Ledger['events'][number] = {
  event_id: '7',
  at: '2026-11-20T09:30:00Z',
  purpose: 'model',
  host: 'models.example.com',
  person: 'Mei Enterprise',
  bytes: 14_200,
  digest: '9f86d081884c7d65',
  outcome: '200',
  excerpt: 'What is the theoretical capacity of LiFePO4?',
};

export const someEvent: AuditEvents['events'][number] = {
  event_id: '12',
  at: '2026-11-20T10:00:00Z',
  action: 'package_granted',
  actor: { user_id: 'adil', name: 'Adil Admin' },
  subject: { user_id: 'vera', name: 'Vera Viewer' },
  detail: 'ls_commercial',
  address: '2001:db8::7',
  device: { browser: 'firefox', system: 'windows' },
  position: 12,
  hash: '9f86d081884c7d65',
};

const someTenants: Tenants['tenants'] = [
  { tenant_id: 't1', name: 'Northfield Thermal', created_at: '2026-03-02T08:00:00Z', members: 12, packages: [] },
  { tenant_id: 't2', name: 'Acme', created_at: '2026-01-05T08:00:00Z', members: 3, packages: ['air_commercial'] },
];

const somePerson = (tenant: string): TenantPeople['people'][number] => ({
  user_id: `wei-${tenant}`,
  full_name: 'Wei Chen',
  email: 'wei@example.org',
  mobile_number: null,
  role: 'owner',
  packages: ['air_free'],
});

export const someOrigins: readonly ListedOrigin[] = [
  {
    site_id: 's1',
    origin: 'https://shop.northfield.example',
    tenant_id: 't1',
    tenant: 'Northfield Thermal',
    listed_at: '2026-11-20T09:30:00Z',
    proved_at: null,
  },
  {
    site_id: 's2',
    origin: 'https://www.acme.example',
    tenant_id: 't2',
    tenant: 'Acme',
    listed_at: '2026-11-02T09:30:00Z',
    proved_at: '2026-11-03T10:00:00Z',
  },
];

/** An administration kept in memory, with what was done to it. */
export function memoryAdministration(change: Partial<AdministrationSource> = {}) {
  const done: string[] = [];
  let organisation = someOrganisation;
  let retention = someRetention;
  let held: HeldPackage[] = [
    { package: 'air_free', granted_at: '2026-01-05T08:00:00Z', ends_at: null, for_everybody: false },
    { package: 'ls_commercial_share', granted_at: '2026-01-05T08:00:00Z', ends_at: null, for_everybody: true },
  ];
  let origins = someOrigins;
  const setProof = (site: string, proved_at: string | null) => {
    origins = origins.map((each) => (each.site_id === site ? { ...each, proved_at } : each));
  };
  const file = async () => new Blob(['a,b\r\n']);
  const source: AdministrationSource = {
    organisation: async () => organisation,
    async rename(name) {
      done.push(`rename ${name}`);
      organisation = { ...organisation, name };
    },
    async saveTimeZone(time_zone) {
      done.push(`zone ${time_zone}`);
      organisation = { ...organisation, time_zone };
    },
    async saveFactorDemand(demands_factor) {
      done.push(`demand ${demands_factor}`);
      organisation = { ...organisation, demands_factor };
    },
    async saveSessionLimits({ idleMinutes, ageHours }) {
      done.push(`limits ${idleMinutes} ${ageHours}`);
      organisation = { ...organisation, session_idle_minutes: idleMinutes, session_age_hours: ageHours };
    },
    async saveTokenLimit(longest_token_days) {
      done.push(`token life ${longest_token_days}`);
      organisation = { ...organisation, longest_token_days };
      return { ended: 1, shortened: 2 };
    },
    retention: async () => retention,
    countOver: async () => ({ questions: 12, chats: 1, files: 0, works: 0, searches: 0 }),
    async saveRetention(days) {
      done.push(`retention ${days.questions} ${days.chats} ${days.searches}`);
      retention = { ...retention, days, next_run_at: retention.first_run_at };
    },
    packagesOf: async () => held,
    async grant(person, name, ends_at) {
      done.push(`grant ${name} to ${person}`);
      held = [...held, { package: name, granted_at: '2026-11-21T08:00:00Z', ends_at, for_everybody: false }];
    },
    async withdraw(person, name) {
      done.push(`withdraw ${name} from ${person}`);
      held = held.filter((each) => each.package !== name);
    },
    tenants: async ({ query }) => {
      const tenants = someTenants.filter(({ name }) => name.toLowerCase().startsWith(query.toLowerCase()));
      return { total: tenants.length, tenants };
    },
    peopleIn: async (tenant) => ({
      name: someTenants.find(({ tenant_id: id }) => id === tenant)?.name ?? '',
      total: 1,
      people: [somePerson(tenant)],
    }),
    packagesIn: async () => held,
    async grantIn(tenant, person, name) {
      done.push(`grant ${name} to ${person ?? 'everybody'} of ${tenant}`);
    },
    async withdrawIn(tenant, person, name) {
      done.push(`withdraw ${name} from ${person ?? 'everybody'} of ${tenant}`);
    },
    origins: async ({ query }) => {
      const found = origins.filter(({ origin }) => origin.includes(query));
      return { total: found.length, origins: found };
    },
    async approveOrigin(site, origin) {
      done.push(`approve ${origin} of ${site}`);
      setProof(site, '2026-11-25T10:00:00Z');
    },
    async withdrawOrigin(site, origin) {
      done.push(`withdraw ${origin} of ${site}`);
      setProof(site, null);
    },
    leads: async () => ({
      total: 1,
      leads: [
        {
          lead_id: 'l1',
          created_at: '2026-11-19T08:00:00Z',
          kind: 'upgrade',
          type: 'AIR',
          source_type: 'home_banner',
          name: 'Wei Chen',
          company_name: 'Northfield Thermal',
          post: 'R&D engineer',
          mobile_number: '+86 13800138000',
          email: '',
          reason: [],
          upgrade_reason: '',
          message: '',
          score: null,
          origin: '',
          mail: 'delivered',
          webhook: 'failed',
        },
      ],
    }),
    exportLeads: file,
    configuration: async () => ({
      settings: [
        { name: 'LLM_BASE_URL', group: 'model', is_set: true, value: 'https://models.example.com/v1' },
        { name: 'LLM_API_KEY', group: 'model', is_set: true, value: null },
        { name: 'EMBEDDINGS_BASE_URL', group: 'embeddings', is_set: false, value: null },
        { name: 'SMTP_URL', group: 'mail', is_set: true, value: 'smtp://mail.example.com:587' },
      ],
      model: 'configured',
      mail: 'configured',
    }),
    testModel: async () => ({
      state: 'answered',
      model: 'm-large',
      reply: 'ready',
      fault: null,
      status: null,
      ms: 420,
    }),
    testMail: async () => ({ state: 'sent', to: 'adil@example.org', problem: null }),
    ledger: async () => ({ total: 1, bytes: 14_200, kept_days: 90, events: [someEntry] }),
    exportLedger: file,
    auditEvents: async () => ({ total: 1, kept_days: 365, events: [someEvent] }),
    exportAudit: file,
    backups: async () => ({
      engine: 'embedded',
      hours: 24,
      keep: 7,
      is_running: false,
      awaits_key: false,
      unencrypted: 0,
      is_storage_low: false,
      failed_at: null,
      dumps: [{ name: 'assay-2026-11-20T02-00-00Z.jsonl.gz', bytes: 1_400_000, at: '2026-11-20T02:00:00Z' }],
    }),
    async backUp() {
      done.push('back up');
    },
    ...change,
  };
  return { source, done };
}
