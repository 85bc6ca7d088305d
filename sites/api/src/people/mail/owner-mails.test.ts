import { locales } from '@assay/domain';
import { describe, expect, it } from 'vitest';
import { ownerMail, type TenantChange } from './owner-mails.ts';

const origin = 'https://www.northfield.example';
const changes: readonly TenantChange[] = [
  { kind: 'session_limits', idleMinutes: 15, ageHours: null },
  { kind: 'token_life', days: null, ended: 0, shortened: 0 },
  { kind: 'retention', questions: 90, chats: null, works: null, searches: null },
  { kind: 'origin_proved', origin },
  { kind: 'origin_withdrawn', origin },
  { kind: 'origin_missing', origin, until: '2026-12-11T04:05:06Z' },
  { kind: 'origin_lost', origin, days: 14 },
];

describe.each(locales)('P11: mail to owners in %s', (locale) => {
  const written = (change: TenantChange, tenant = 'Northfield') =>
    ownerMail({ change, tenant, by: { name: 'Adil' }, at: '2026-11-27T09:30:00Z' }, locale, 'olga@example.com');

  it.each(changes)('says of $kind what, who and when, in words of its own', (change) => {
    const { subject, text, to } = written(change);
    expect(to).toBe('olga@example.com');
    expect(subject).toContain('Northfield');
    expect(`${subject} ${text}`).not.toMatch(/[{}]|undefined|null|NaN|\b[a-z]+_[a-z]+\b/);
    expect(text).toContain('Adil');
    expect(text).toContain('2026-11-27 09:30 UTC');
    if ('origin' in change) expect(text).toContain(change.origin);
    if (change.kind === 'origin_missing') expect(text).toContain('2026-12-11 04:05 UTC');
    expect(subject === text, 'both').toBe(false);
  });

  it('has a subject of one line, whatever an organisation is called', () => {
    expect(written({ kind: 'origin_proved', origin }, 'North\r\nBcc: all@example.com').subject).not.toMatch(/[\r\n]/);
  });
});
