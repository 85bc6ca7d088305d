import { expect, it } from 'vitest';
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
