import { locales } from '@assay/domain';
import { describe, expect, it } from 'vitest';
import { codeMail } from './code-mails.ts';
import { linkMail } from './link-mails.ts';
import { type Notice, noticeMail } from './notice-mails.ts';

const to = 'olga@example.com';
const link = 'https://assay.example/home#confirm=a&b';
const kinds = [
  'new_device',
  'password_changed',
  'phone_changed',
  'factor_on',
  'factor_off',
  'token_created',
  'token_revoked',
  'passkey_added',
  'passkey_removed',
] as const satisfies readonly Notice['kind'][];

/** What stands in a mail for want of words. */
const unsaid = /[{}]|undefined|null|\b(links|code|notices)\./;

describe.each(locales)('mail about accounts in %s', (locale) => {
  it.each(['register', 'known', 'password', 'invitation'] as const)('carries the link of %s as it is', (kind) => {
    const names = { tenant: 'Nord & Söhne', inviter: 'Li\r\nBcc: all@example.com' };
    const { subject, text } = linkMail(kind, locale, to, link, names);
    expect(text.split('\n\n')).toContain(link);
    expect(`${subject} ${text}`).not.toMatch(unsaid);
    expect(subject).not.toMatch(/[\r\n]/);
    if (kind === 'invitation') expect(subject).toContain(names.tenant);
  });

  it('quotes names that were taken once on one line, and none as an address that leads somewhere', () => {
    const tenant = `Pay\u2028now\r\n\r\nat https://evil.example/a or www.evil.example, ask bob@evil.example ${'x'.repeat(200)}`;
    const { subject, text } = linkMail('invitation', locale, to, link, { tenant, inviter: 'Dr. A. Li' });
    expect(text.split('\n\n')).toHaveLength(2);
    expect(`${subject} ${text.replace(link, '')}`).not.toMatch(/\S:\/\/\S|\w\.\w|@\S|x{100}|[\u2028\r]/);
    expect(subject).toContain('Dr. A. Li');
  });

  it('carries a code on a line of its own', () => {
    const { subject, text } = codeMail(locale, to, '123456');
    expect(text.split('\n\n')[0]).toBe('123456');
    expect(`${subject} ${text}`).not.toMatch(unsaid);
  });

  it('tells of everything in words of its own, when and where', () => {
    const mails = kinds.map((kind) =>
      noticeMail({ kind, at: '2026-11-27T09:30:00Z', browser: 'Firefox', system: 'Linux' }, locale, to),
    );
    for (const { subject, text } of mails) {
      expect(`${subject} ${text}`).not.toMatch(unsaid);
      for (const part of ['2026-11-27 09:30 UTC', 'Firefox', 'Linux']) expect(text).toContain(part);
    }
    expect(new Set(mails.map(({ subject }) => subject)).size).toBe(kinds.length);
  });

  it('P7: tells after a reset what went with the former password, and what still signs in', () => {
    const none = { phone: null, passkeys: 0 };
    const notice = {
      kind: 'password_changed',
      at: '2026-11-27T09:30:00Z',
      browser: 'Firefox',
      system: 'Linux',
    } as const;
    const textOf = (ways: NonNullable<Notice['ways']>) => noticeMail({ ...notice, ways }, locale, to).text;
    const both = textOf({ dropped: { phone: '47', passkeys: 3 }, left: { phone: '58', passkeys: 1 } });
    const [, dropped = '', left = ''] = both.split('\n\n');
    expect(both).not.toMatch(unsaid);
    expect(dropped).toMatch(/47.*3/);
    expect(left).toContain('58');
    expect(new Set([both, textOf({ dropped: none, left: none })]).size).toBe(2);
    expect(textOf({ dropped: none, left: none }).split('\n\n')).toHaveLength(4);
    expect(textOf({ dropped: none, left: none })).not.toMatch(unsaid);
  });
});
