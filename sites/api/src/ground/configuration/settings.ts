import type { SettingKind } from './setting-kinds.ts';
import { type Setting, type SettingName, settingTable } from './setting-table.ts';

type ValueOf<S> = S extends { kind: SettingKind<infer T>; fallback: infer F }
  ? F extends undefined
    ? T | undefined
    : T
  : never;

/** The settings of a process, by the name of their variable. */
export type Settings = { [K in SettingName]: ValueOf<(typeof settingTable)[K]> };

/** All that is wrong with an environment, one line each. */
export class SettingsError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(`The service cannot start with this environment:\n${problems.map((line) => `  ${line}`).join('\n')}`);
    this.problems = problems;
  }
}

/**
 * Reads the environment.
 *
 * @throws SettingsError for a wrong value, or for a variable that begins with `ASSAY_` and is not in the table.
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const problems: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, { kind, fallback }] of Object.entries(settingTable) as [string, Setting<unknown>][]) {
    const text = environment[name];
    values[name] = fallback;
    if (text === undefined || text === '') continue;
    try {
      values[name] = kind.read(text);
    } catch {
      problems.push(`${name} must be ${kind.accepts}.`);
    }
  }
  for (const name of Object.keys(environment)) {
    if (name.startsWith('ASSAY_') && !(name in settingTable) && !foreign.includes(name)) {
      problems.push(`${name} is not a setting. docs/configuration.md lists them.`);
    }
  }
  if (values['LLM_BASE_URL'] !== undefined && values['LLM_MODEL'] === undefined) {
    problems.push('LLM_MODEL is missing: LLM_BASE_URL needs the name of a model.');
  }
  if ((values['OIDC_ISSUER'] === undefined) !== (values['OIDC_CLIENT_ID'] === undefined)) {
    problems.push('OIDC_ISSUER and OIDC_CLIENT_ID belong together: one of them is missing.');
  }
  const store = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];
  const missing = store.filter((name) => values[name] === undefined);
  if (missing.length > 0 && missing.length < store.length) {
    problems.push(`${store.join(', ')} belong together: ${missing.join(', ')} missing.`);
  }
  if (
    values['ASSAY_DUMP_COPY'] === true &&
    (values['S3_ENDPOINT'] === undefined || values['ASSAY_DUMP_KEY'] === undefined)
  ) {
    problems.push(
      'ASSAY_DUMP_COPY needs S3_ENDPOINT, to copy to, and ASSAY_DUMP_KEY: no dump leaves the machine that others could read.',
    );
  }
  if (values['EMBEDDINGS_BASE_URL'] !== undefined && values['EMBEDDINGS_MODEL'] === undefined) {
    problems.push('EMBEDDINGS_MODEL is missing: EMBEDDINGS_BASE_URL needs the name of a model.');
  }
  if ((values['ASSAY_REGISTRATION'] === 'domain') !== (values['ASSAY_REGISTRATION_DOMAINS'] !== undefined)) {
    problems.push('ASSAY_REGISTRATION=domain and ASSAY_REGISTRATION_DOMAINS belong together: one of them is missing.');
  }
  if ((values['CAPTCHA_SCRIPT'] === undefined) !== (values['CAPTCHA_VERIFY_URL'] === undefined)) {
    problems.push('CAPTCHA_SCRIPT and CAPTCHA_VERIFY_URL belong together: one of them is missing.');
  }
  if (values['NODE_ENV'] === 'production' && environment['NODE_TLS_REJECT_UNAUTHORIZED'] === '0') {
    problems.push(
      'NODE_TLS_REJECT_UNAUTHORIZED=0 leaves every certificate unchecked; NODE_EXTRA_CA_CERTS names an authority of your own.',
    );
  }
  if (values['DATABASE_URL'] !== undefined && environment['PGSSLMODE'] === 'no-verify') {
    problems.push(
      'PGSSLMODE=no-verify leaves the certificate of the server unchecked; PGSSLROOTCERT names an authority of your own.',
    );
  }
  if (problems.length > 0) throw new SettingsError(problems);
  return values as Settings;
}

/** Variables of the same prefix that belong to the tests and the build, and to whoever asks by command. */
const foreign: readonly string[] = ['ASSAY_DATA_FIXTURES', 'ASSAY_TOKEN'];
