import { awardDays, trialDays } from '@assay/domain';
import {
  address,
  anyText,
  checkedAddress,
  flag,
  fraction,
  integer,
  matching,
  oneOf,
  type SettingKind,
  timeZone,
} from './setting-kinds.ts';

export interface Setting<T> {
  kind: SettingKind<T>;
  /** Value when the variable is absent; undefined leaves the setting off. */
  fallback: T | undefined;
  /** What the value does, for the operator. */
  about: string;
  /** Never printed. */
  isSecret?: boolean;
  group: 'service' | 'data' | 'model' | 'editions' | 'sales' | 'limits';
}

function setting<T>(
  group: Setting<T>['group'],
  kind: SettingKind<T>,
  fallback: T,
  about: string,
): Setting<T> & { fallback: T } {
  return { group, kind, fallback, about };
}

function optional<T>(group: Setting<T>['group'], kind: SettingKind<T>, about: string, isSecret = false) {
  return { group, kind, fallback: undefined, about, isSecret } satisfies Setting<T>;
}

const segment = matching(/^[a-z][a-z0-9-]{0,31}$/, 'lower-case letters, digits and hyphens');
const basePath = matching(/^(?:\/[a-z0-9-]+)+$/, 'a path such as /api');

/** Everything the operator can set, by environment variable. The documentation is generated from this table. */
export const settingTable = {
  PORT: optional('service', integer(0, 65_535), 'Port to listen on. Absent: 3000, or a free one when 3000 is taken.'),
  HOST: setting('service', anyText, '127.0.0.1', 'Address to listen on; `0.0.0.0` for all.'),
  NODE_ENV: setting(
    'service',
    oneOf('development', 'production', 'test'),
    'development',
    '`production` turns off demo accounts, the development code sink and the debug region; `test` is for runs of the tests: passwords are kept cheaply, and nothing is loaded ahead of the first question.',
  ),
  ROLE: setting(
    'service',
    oneOf('all', 'web', 'worker'),
    'all',
    'What this process does: answer requests, run jobs, or both.',
  ),
  ASSAY_API_BASE: setting('service', basePath, '/api', 'Path under which every call lives.'),
  ASSAY_SERVICE: setting('service', segment, 'assay', 'The `{service}` segment of paths.'),
  ASSAY_MCP: setting(
    'service',
    flag,
    true,
    'Serve agents at `/mcp` by the Model Context Protocol, with the tokens of people and services; what such a token opens by it, it opens by the calls as well.',
  ),
  ASSAY_PUBLIC_URL: optional(
    'service',
    address('http', 'https'),
    'Address under which browsers reach the product, when it differs from what they send. Passkeys belong to its host: those made under another are of no use.',
  ),
  TRUST_PROXY: setting(
    'service',
    flag,
    false,
    'Believe `X-Forwarded-For` and `X-Forwarded-Proto`; only behind a proxy that sets them.',
  ),
  ASSAY_REGISTRATION: setting(
    'service',
    oneOf('open', 'closed', 'invitation', 'domain'),
    'open',
    'Who may make an account: everybody, nobody, only who is invited, or besides them who has an address of `ASSAY_REGISTRATION_DOMAINS`. Whoever has an account is not asked.',
  ),
  ASSAY_STEP_UP_MINUTES: setting(
    'service',
    integer(1, 1440),
    10,
    'Minutes for which a sign-in, or a proof given since, opens what a stolen session should not do: roles, invitations, packages, sites, exports, passwords, the end of an account. After that the person is asked once more.',
  ),
  ASSAY_BREACHED_PASSWORDS: optional(
    'service',
    anyText,
    'Passwords that have leaked, which nobody may choose: a folder of ranges of Pwned Passwords (SHA-1) as its downloader writes them, or one file of them ordered by hash. It is read on this machine, a range at a time, and asked of nobody. Absent: only the list that comes along.',
  ),
  ASSAY_REGISTRATION_DOMAINS: optional(
    'service',
    matching(/^[\w.-]+\.\w+(,[\w.-]+\.\w+)*$/, 'domains such as example.com,example.org'),
    'Domains of the addresses that may register by mail or single sign-on with `ASSAY_REGISTRATION=domain`; a domain does not stand for those below it.',
  ),
  ASSAY_PRIVATE_HOSTS: optional(
    'service',
    matching(/^[\w.:-]+(,[\w.:-]+)*$/, 'host names such as ollama,models.corp.example'),
    'Names that may resolve to private addresses when the service sends something there, such as a model server in the same network. An address that is written as a private one (`localhost`, `10.0.0.7`) needs no entry.',
  ),
  ASSAY_LAME_DUCK: setting(
    'service',
    integer(0, 300),
    5,
    'Seconds for which the service still answers after SIGTERM, while `/api/ready` says that it stops, so that a balancer has turned away before the port closes.',
  ),
  ASSAY_HOSTS: optional(
    'service',
    matching(/^[\w.:[\]-]+(,[\w.:[\]-]+)*$/, 'host names such as assay.corp.example,10.0.0.5'),
    'Names under which browsers and balancers reach the service, besides that of `ASSAY_PUBLIC_URL` and the loopback names; a request by another name is refused (421).',
  ),
  ASSAY_SECURITY_CONTACT: optional(
    'service',
    matching(
      /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/,
      'mailto:person@example.com or an address beginning with https://',
    ),
    'Where faults of security are reported to: told at `/.well-known/security.txt`. Absent: there is no such page.',
  ),
  REGION: setting(
    'service',
    oneOf('cn', 'us', 'eu', 'other'),
    'other',
    'Region of the installation; `us` and `eu` use the contact form of their market.',
  ),
  ASSAY_DATA: setting('data', anyText, '.assay', 'Directory of the embedded database, files and dumps.'),
  DATABASE_URL: optional(
    'data',
    checkedAddress('postgres', 'postgresql'),
    'A PostgreSQL server instead of the embedded database. `?sslmode=verify-full` asks for TLS, and `sslrootcert` names the file of an authority of your own; certificates are always checked.',
    true,
  ),
  ASSAY_POOL: setting('data', integer(2, 200), 10, 'Connections of this process to the PostgreSQL server.'),
  ASSAY_SEARCH: optional(
    'data',
    oneOf('textsearch', 'sql'),
    'How passages are ranked: by the extension pg_textsearch, or in plain SQL. Absent: by the extension where the database has it.',
  ),
  ASSAY_DUMP_HOURS: optional(
    'data',
    integer(0, 720),
    'Hours between dumps of the database, written by one process with `ROLE=worker` or `all` where there are several; 0 for none. Absent: 24 for the embedded database, none for a PostgreSQL server.',
  ),
  ASSAY_DUMP_COPY: setting(
    'data',
    flag,
    false,
    'Copy dumps to the store of `S3_ENDPOINT`, under `<endpoint>/<bucket>/dumps/`, as they lie on disk and kept by the same ages; needs `ASSAY_DUMP_KEY`.',
  ),
  ASSAY_DUMP_KEEP: setting(
    'data',
    integer(1, 365),
    7,
    'Days of which the newest dump is kept; a day without a dump does not count. The newest dump that holds any account is always kept.',
  ),
  ASSAY_DUMP_WEEKS: setting('data', integer(0, 520), 5, 'Weeks of which the newest dump is kept.'),
  ASSAY_DUMP_TRIAL_MB: setting(
    'data',
    integer(0, 100_000),
    64,
    'Size in MB up to which the newest dump is restored on trial once a day, into a database of its own beside the data, and compared row by row; 0 for never.',
  ),
  ASSAY_DUMP_KEY: optional(
    'data',
    matching(/^[!-~]{32,}$/, 'at least 32 signs without spaces, such as `openssl rand -base64 32` gives'),
    'Key that dumps are encrypted with (AES-256-GCM); keep it apart from them, without it they cannot be read. Absent: dumps are not encrypted, and in production none is written. `npm run restore` reads both.',
    true,
  ),
  ASSAY_SECRET_KEY: optional(
    'data',
    matching(/^[!-~]{32,}$/, 'at least 32 signs without spaces, such as `openssl rand -base64 32` gives'),
    'Key that the keys of the installation (of tokens and second factors) are sealed with in the database; the same for every process. Absent: that of the file `secret.key` in `ASSAY_DATA`, made at the first start; with `DATABASE_URL`, none, and whoever reads the database reads them.',
    true,
  ),
  ASSAY_SECRET_KEY_FORMER: optional(
    'data',
    matching(/^[!-~]{32,}$/, 'at least 32 signs without spaces'),
    'The former `ASSAY_SECRET_KEY`, for the first start after a change; keys are then sealed with the new one.',
    true,
  ),
  ASSAY_RESERVE_MB: setting(
    'data',
    integer(0, 1_000_000),
    256,
    'MiB of the disk of `ASSAY_DATA` that stay free: with less, uploads, imports and questions are refused while everything can be read; 0 for no reserve.',
  ),
  S3_ENDPOINT: optional(
    'data',
    address('http', 'https'),
    'An S3-compatible store for the files that people upload to agents and the originals of imported documents, so that several machines share them; they lie under `<endpoint>/<bucket>/files/`. Absent: the directory of `ASSAY_DATA`.',
  ),
  S3_BUCKET: optional(
    'data',
    matching(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'the name of a bucket, such as assay-files'),
    'Bucket of that store.',
  ),
  S3_REGION: setting('data', anyText, 'us-east-1', 'Region that its requests are signed for.'),
  S3_ACCESS_KEY_ID: optional('data', anyText, 'Key of that store, which may read, write and delete in the bucket.'),
  S3_SECRET_ACCESS_KEY: optional('data', anyText, 'Secret of that key.', true),
  ASSAY_IMPORT_FOLDER: optional(
    'data',
    anyText,
    'Folder from which the operator may import files by path. Absent: by upload only.',
  ),
  ASSAY_ORIGINALS_MB: setting(
    'limits',
    integer(0, 1_000_000_000),
    2048,
    'MiB that the original files of one organisation, and of the shared library, may take together; they show a source as its pages. Documents beyond it are imported without; 0 keeps none.',
  ),
  ASSAY_STORAGE_TENANT_MB: setting(
    'limits',
    integer(1, 1_000_000_000),
    10_240,
    'MiB that files of one organisation may take together: originals of documents, uploads that wait for their import, files given to agents, and what is on its way at any process. Larger uploads are refused.',
  ),
  ASSAY_STORAGE_PERSON_MB: setting(
    'limits',
    integer(1, 1_000_000_000),
    5120,
    'MiB of them that one person may have uploaded.',
  ),
  ASSAY_UPLOADS: setting(
    'limits',
    integer(1, 10_000),
    40,
    'Uploads that this process takes in at once, for the sake of its memory; other processes have places of their own; further ones are refused with 503 and told when to come again.',
  ),
  ASSAY_UPLOADS_TENANT: setting(
    'limits',
    integer(1, 10_000),
    20,
    'Uploads of one organisation that this process takes in at once; further ones are refused with 429.',
  ),
  ASSAY_QUEUE: setting(
    'limits',
    integer(1, 1_000_000),
    5000,
    'Questions, or imports, that the installation has in work and waiting at once; further ones are refused with 503.',
  ),
  ASSAY_QUEUE_TENANT: setting(
    'limits',
    integer(1, 1_000_000),
    200,
    'Questions, or imports, of one organisation that are in work and waiting at once; further ones are refused with 429.',
  ),
  ASSAY_SITE: optional('data', anyText, 'Directory of the built application. Absent: the one of this workspace.'),
  ASSAY_WIDGETS: optional('data', anyText, 'Directory of the built widgets. Absent: the one of this workspace.'),
  SMS_URL: optional(
    'service',
    address('http', 'https'),
    'Provider that is sent `{ country_code, mobile_number, text }` for each verification code. Absent: development shows the code on the sign-in page, production offers no code.',
  ),
  OIDC_ISSUER: optional(
    'service',
    address('http', 'https'),
    'OpenID Connect provider to sign in with, by its issuer address; http only outside production.',
  ),
  OIDC_CLIENT_ID: optional(
    'service',
    anyText,
    'Client id at that provider. Its return address is `/auth/oidc/return`.',
  ),
  OIDC_CLIENT_SECRET: optional('service', anyText, 'Client secret at that provider.', true),
  OIDC_REBIND: setting(
    'service',
    flag,
    false,
    'Let whoever brings a verified address from that provider take the place of the person who was bound to the account of it under another subject; for the time in which subjects change, as with a new client registration.',
  ),
  OIDC_LABEL: setting('service', anyText, 'Single sign-on', 'What the button for it says.'),
  SMS_TOKEN: optional('service', anyText, 'Bearer token for that provider.', true),
  LLM_BASE_URL: optional(
    'model',
    address('http', 'https'),
    'OpenAI-compatible endpoint of a language model. Absent: answers are extracted, nothing leaves the machine.',
  ),
  LLM_MODEL: optional('model', anyText, 'Model at that endpoint.'),
  LLM_API_KEY: optional('model', anyText, 'Key for that endpoint.', true),
  EMBEDDINGS_BASE_URL: optional(
    'model',
    address('http', 'https'),
    'OpenAI-compatible endpoint of an embedding model. Absent: the small embedded one.',
  ),
  EMBEDDINGS_MODEL: optional('model', anyText, 'Model at that endpoint.'),
  EMBEDDINGS_API_KEY: optional('model', anyText, 'Key for that endpoint.', true),
  MAIL_FROM: setting('sales', anyText, 'Assay <assay@localhost>', 'Sender of the mail that the service writes.'),
  SMTP_URL: optional(
    'sales',
    checkedAddress('smtp', 'smtps'),
    'Mail server, with user and password where it wants them. Absent: development writes mail into `outbox/` of the data directory, production sends none.',
    true,
  ),
  SALES_MAIL_TO: optional('sales', anyText, 'Address of sales, which is written to for every lead.'),
  SALES_WEBHOOK_URL: optional(
    'sales',
    address('http', 'https'),
    'Where every lead is pushed as JSON, tried again for about a day.',
  ),
  SALES_WEBHOOK_SECRET: optional(
    'sales',
    anyText,
    'Key of the header `X-Assay-Signature: t=<Unix seconds>,v1=<hex HMAC-SHA-256 over "t.body">` of those pushes.',
    true,
  ),
  SALES_TENANT: optional(
    'sales',
    anyText,
    'Id of the tenant that runs the installation: its administrators read the leads, see configuration and backups, and grant packages in any tenant. Absent: in production the one whose owner opens the link that a start prints, until one did; in development the oldest.',
  ),
  CAPTCHA_SCRIPT: optional(
    'sales',
    address('http', 'https'),
    'Script of another captcha provider, `{lang}` standing for its language; it defines `assayCaptcha({ siteKey, language })`, which resolves to a token. Absent: proof of work of our own.',
  ),
  CAPTCHA_SITE_KEY: optional('sales', anyText, 'Site key for that provider.'),
  CAPTCHA_VERIFY_URL: optional(
    'sales',
    address('http', 'https'),
    'Where its tokens are checked: a form of `secret` and `response`, answered by `{ "success": true }`.',
  ),
  CAPTCHA_SECRET: optional('sales', anyText, 'Secret for that check.', true),
  MARKETING_FORM_SCRIPT: optional(
    'sales',
    address('http', 'https'),
    'Script of the marketing form of the `us` and `eu` regions, which defines `hbspt.forms.create`. Absent: our own form.',
  ),
  MARKETING_FORM_PORTAL: optional('sales', anyText, 'Portal id for that form.'),
  MARKETING_FORM_IDS: optional(
    'sales',
    matching(/^[A-Z]+=[\w-]+(,[A-Z]+=[\w-]+)*$/, 'pairs such as AIR=form-id,IP=form-id'),
    'Form id of each package type at that provider.',
  ),
  EMBED_ORIGINS: optional(
    'sales',
    matching(
      /^https?:\/\/[^\s,/]+(,https?:\/\/[^\s,/]+)*$/,
      'origins such as https://www.example.com,https://example.org',
    ),
    'Pages that may carry the public widgets, besides those that administrators add.',
  ),
  ASSAY_SITE_PROOF: setting(
    'sales',
    oneOf('operator', 'file'),
    'operator',
    'How organisations prove that the pages of their sites are theirs: the operator approves each, or the service also looks for a file there, `/.well-known/assay-site.txt`, at public addresses over https.',
  ),
  ASSAY_ALL_PACKAGES: setting(
    'editions',
    flag,
    false,
    'Everybody holds every package: nothing is locked, nobody is on trial, the quotas are those of the enterprise edition.',
  ),
  ASSAY_TRIAL_DAYS: setting('editions', integer(1, 365), trialDays, 'Days of a trial.'),
  ASSAY_AWARD_DAYS: setting(
    'editions',
    integer(1, 365),
    awardDays,
    'Days of trial that each activity earns: inviting somebody, giving feedback, completing one’s information.',
  ),
  ASSAY_TIME_ZONE: setting(
    'editions',
    timeZone,
    'UTC',
    'Where days, months and years of the quotas begin for tenants that have no time zone of their own.',
  ),
  ASSAY_CURRENCY: optional(
    'editions',
    matching(/^[A-Z]{3}$/, 'three capital letters, such as EUR'),
    'Currency of the displayed price. Absent: no price is shown.',
  ),
  ASSAY_TRACKING_DAYS: setting('limits', integer(1, 3650), 395, 'Days that counted events are kept.'),
  ASSAY_AUDIT_DAYS: setting('limits', integer(1, 3650), 365, 'Days that the audit log is kept.'),
  METRICS_PORT: optional(
    'service',
    integer(0, 65_535),
    'Port on which this process serves `/metrics` alone, in the form of OpenMetrics 1.0, on the address of `HOST`. Absent: none.',
  ),
  METRICS_TOKEN: optional(
    'service',
    matching(/^[\x21-\x7e]{16,}$/, 'at least 16 signs without spaces'),
    'Bearer token for `/metrics`. Without `METRICS_PORT` the metrics stand on the port of the service, for this token only.',
    true,
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(
    'service',
    address('http', 'https'),
    'Collector of OpenTelemetry that is told traces of calls, runs, statements and what leaves the machine, as OTLP/JSON under `/v1/traces`. Absent: none.',
  ),
  OTEL_EXPORTER_OTLP_HEADERS: optional(
    'service',
    matching(/^[^=,\s]+=[^,]*(?:,[^=,\s]+=[^,]*)*$/, 'name=value pairs between commas, values percent-encoded'),
    'Headers for that collector, such as its key.',
    true,
  ),
  OTEL_TRACES_SAMPLER_ARG: setting('service', fraction(), 1, 'Part of the traces that is told.'),
  AUDIT_SINK: optional(
    'service',
    matching(/^(?:https?:\/\/\S+|[^:]+)$/, 'an http or https address, or the path of a file'),
    'Where every entry of the audit log is told as a JSON line, in the order of its position and without a gap: a file that grows, or an address that is sent `application/x-ndjson`, tried again until it answers 2xx. Nothing is deleted from the log before it was told there.',
  ),
  AUDIT_SINK_TOKEN: optional('service', anyText, 'Bearer token for that address.', true),
  ASSAY_EGRESS_DAYS: setting(
    'limits',
    integer(1, 3650),
    90,
    'Days that the ledger of what left the machine is kept, with the beginning of each text that a model was sent.',
  ),
  ASSAY_STREAM_TIMEOUT: setting(
    'limits',
    integer(1, 3000),
    30,
    'Seconds without a response or progress before a reader is told.',
  ),
  ASSAY_CODES_AN_HOUR: setting(
    'limits',
    integer(1, 1_000_000),
    1000,
    'Verification codes that the installation sends in an hour, to all numbers together.',
  ),
  ASSAY_CODES_A_DAY: setting(
    'limits',
    integer(1, 10_000_000),
    5000,
    'Verification codes that the installation sends in a day, to all numbers together.',
  ),
  ASSAY_COUNTRY_CODES_A_DAY: setting(
    'limits',
    integer(1, 10_000_000),
    2000,
    'Verification codes that the installation sends in a day to the numbers of one country.',
  ),
  ASSAY_ASKED_MAILS_AN_HOUR: setting(
    'limits',
    integer(1, 1_000_000),
    1000,
    'Mails with a link that people who are not signed in have sent in an hour: registrations, forgotten passwords and invitations, all together.',
  ),
  ASSAY_GUEST_QUESTIONS_A_DAY: setting(
    'limits',
    integer(0, 1_000_000),
    200,
    'Questions to agents that visitors without an account ask in a day, all together; 0 for none.',
  ),
  ASSAY_SITE_QUESTIONS_A_DAY: setting(
    'limits',
    integer(0, 1_000_000),
    2000,
    'Questions that visitors of the sites of one organisation ask in a day, whatever caps its sites have; 0 for none.',
  ),
  ASSAY_RATE_LIMITS: setting(
    'limits',
    flag,
    true,
    'Limits of what a person, an address and all visitors together do in a time; off for measurements alone.',
  ),
} as const satisfies Record<string, Setting<never> | Setting<unknown>>;

export type SettingName = keyof typeof settingTable;
