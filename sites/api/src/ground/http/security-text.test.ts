import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Installation, withPostgres } from '../../testing/installation.ts';
import { readSettings } from '../configuration/settings.ts';
import { securityText } from './security-text.ts';

it('Point 12: faults are reported to where the operator says, for less than a year', () => {
  const now = new Date('2026-01-01T00:00:00Z');
  const text = securityText('mailto:security@corp.example', now);
  expect(text).toMatch(/^Contact: mailto:security@corp\.example\nExpires: 2026-/);
  const [, expires = ''] = /Expires: (\S+)/.exec(text) ?? [];
  expect(Date.parse(expires) - now.getTime()).toBeLessThan(365 * 86_400_000);
});

it.each([
  'security@corp.example',
  'mailto:nobody',
  'http://corp.example',
  'https://corp.example/\nContact: mailto:x@y.example',
])('Point 12: %o is no contact', (contact) => {
  expect(() => readSettings({ ASSAY_SECURITY_CONTACT: contact })).toThrow('ASSAY_SECURITY_CONTACT must be');
});

describe('P92: /.well-known/security.txt', () => {
  const path = '/.well-known/security.txt';
  let site: string;
  let installation: Installation;
  beforeAll(async () => {
    site = await mkdtemp(join(tmpdir(), 'assay-site-'));
    await writeFile(join(site, 'index.html'), '<!doctype html><title>Assay</title>');
    installation = await withPostgres({ ROLE: 'web', ASSAY_SITE: site });
  });
  afterAll(async () => {
    await installation.remove();
    await rm(site, { recursive: true });
  });

  it('P92: names the contact that the operator set, to whoever asks', async () => {
    const contact = 'https://corp.example/security';
    const service = await installation.start({ ASSAY_SECURITY_CONTACT: contact });
    const reply = await fetch(`${service.address}${path}`);
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'text/plain; charset=UTF-8']);
    const text = await reply.text();
    expect(text).toMatch(new RegExp(`^Contact: ${contact}\nExpires: `));
    const [, expires = ''] = /Expires: (\S+)/.exec(text) ?? [];
    expect(Date.parse(expires)).toBeGreaterThan(Date.now());
    await service.stop();
  });

  it('P92: is not there where the operator set none', async () => {
    const service = await installation.start();
    const reply = await fetch(`${service.address}${path}`);
    expect([reply.status, (await reply.text()).includes('Contact:')]).toEqual([404, false]);
    await service.stop();
  });
});
