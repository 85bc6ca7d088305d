import { describe, expect, it } from 'vitest';
import { configurationPage } from './configuration-page.ts';
import { readSettings, SettingsError } from './settings.ts';

describe('readSettings()', () => {
  it('starts without any variable', () => {
    expect(readSettings({})).toMatchObject({ PORT: undefined, HOST: '127.0.0.1', ASSAY_DATA: '.assay', ROLE: 'all' });
  });

  it.each([
    [{ PORT: 'eighty' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ ROLE: 'everything' }, 'ROLE must be one of all, web, worker.'],
    [
      { DATABASE_URL: 'mysql://x' },
      'DATABASE_URL must be an address beginning with postgres:// or postgresql://, and leave certificates checked.',
    ],
    [{ DATABASE_URL: 'postgres://h/d?sslmode=no-verify' }, 'and leave certificates checked.'],
    [{ DATABASE_URL: 'postgres://h/d?sslmode=require&uselibpqcompat=true' }, 'and leave certificates checked.'],
    [{ DATABASE_URL: 'postgres://h/d?ssl=no-verify' }, 'and leave certificates checked.'],
    [{ DATABASE_URL: 'postgres://h/d', PGSSLMODE: 'no-verify' }, 'leaves the certificate of the server unchecked'],
    [{ SMTP_URL: 'smtps://h?tls.rejectUnauthorized=false' }, 'and leave certificates checked.'],
    [{ NODE_ENV: 'production', NODE_TLS_REJECT_UNAUTHORIZED: '0' }, 'leaves every certificate unchecked'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be 1, 0, true or false.'],
    [{ ASSAY_API_BASE: 'api' }, 'ASSAY_API_BASE must be a path such as /api.'],
    [{ ASSAY_DTA: 'x' }, 'ASSAY_DTA is not a setting. docs/configuration.md lists them.'],
    [{ LLM_BASE_URL: 'http://localhost:1234/v1' }, 'LLM_MODEL is missing: LLM_BASE_URL needs the name of a model.'],
    [
      { S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'assay' },
      'belong together: S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY missing.',
    ],
    [{ ASSAY_DUMP_COPY: '1', ASSAY_DUMP_KEY: 'k'.repeat(32) }, 'ASSAY_DUMP_COPY needs S3_ENDPOINT'],
    [{ ASSAY_DUMP_COPY: '1', S3_ENDPOINT: 'https://s3.example' }, 'and ASSAY_DUMP_KEY: no dump leaves'],
  ])('refuses %o and says what is accepted', (environment, problem) => {
    expect(() => readSettings(environment)).toThrow(SettingsError);
    expect(() => readSettings(environment)).toThrow(problem);
  });

  it('names every problem at once and never prints a value', () => {
    const attempt = () => readSettings({ PORT: 'x', DATABASE_URL: 'secret-password', ASSAY_X: 'y' });
    expect(attempt).toThrow(/PORT.*DATABASE_URL.*ASSAY_X/s);
    expect(attempt).not.toThrow(/secret-password/);
  });
});

describe('docs/configuration.md', () => {
  it('is what the table of settings says', async () => {
    await expect(configurationPage()).toMatchFileSnapshot('../../../../../docs/configuration.md');
  });
});
