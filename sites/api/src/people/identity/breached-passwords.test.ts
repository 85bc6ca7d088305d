import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Installation, type RunningService, withPostgres } from '../../testing/installation.ts';
import { joinInvited, registerByMail, signInAs } from '../../testing/people.ts';
import { openBreachedPasswords } from './breached-passwords.ts';
import { createPasswordRules } from './password-rules.ts';

const sha1 = (text: string) => createHash('sha1').update(text).digest('hex').toUpperCase();

/** A list as it is written: hashes with counts, in order. */
type Counts = ReadonlyMap<string, number>;

const countsOf = (passwords: readonly string[], padding: readonly string[] = []): Counts =>
  new Map([
    ...padding.map((each) => [sha1(each), 0] as const),
    ...passwords.map((each, at) => [sha1(each), 1 + at * 37] as const),
  ]);
const linesOf = (counts: Counts) => [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1));

interface Form {
  /** @default '\r\n' */
  end?: string;
  /** @default '.txt' */
  suffix?: string;
  isLower?: boolean;
}

async function writeRanges(
  folder: string,
  counts: Counts,
  { end = '\r\n', suffix = '.txt', isLower = false }: Form = {},
) {
  await mkdir(folder, { recursive: true });
  const ranges = new Map<string, string[]>();
  for (const [hash, count] of linesOf(counts)) {
    const range = ranges.get(hash.slice(0, 5)) ?? [];
    ranges.set(hash.slice(0, 5), range);
    range.push(`${hash.slice(5)}:${count}`);
  }
  for (const [range, lines] of ranges) {
    const text = lines.join(end) + end;
    await writeFile(
      join(folder, `${isLower ? range.toLowerCase() : range}${suffix}`),
      isLower ? text.toLowerCase() : text,
    );
  }
}

async function writeFileOf(path: string, counts: Counts, { end = '\r\n', isLower = false }: Form = {}) {
  const text = linesOf(counts)
    .map(([hash, count]) => `${hash}:${count}${end}`)
    .join('');
  await writeFile(path, isLower ? text.toLowerCase() : text);
}

let place: string;
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'assay-breached-'));
});
afterAll(() => rm(place, { recursive: true, force: true }));
let made = 0;
const path = () => join(place, String((made += 1)));

const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 });
const form: fc.Arbitrary<Form> = fc.record({
  end: fc.constantFrom('\r\n', '\n'),
  suffix: fc.constantFrom('.txt', ''),
  isLower: fc.boolean(),
});

describe('P16: the list of leaked passwords', () => {
  it('holds exactly what is listed, in a folder of ranges and in one file of any length', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(text, { minLength: 1, maxLength: 20 }),
        fc.uniqueArray(text, { maxLength: 20 }),
        fc.integer({ min: 0, max: 1500 }),
        form,
        async (listed, others, filling, written) => {
          const filled = Array.from({ length: filling }, (_, at) => `filling ${at}`);
          const kept = new Set(listed.map((each) => each.normalize('NFKC')));
          const unlisted = others.filter((each) => !kept.has(each.normalize('NFKC')) && !listed.includes(each));
          // What a range is padded with is no hit.
          const counts = countsOf([...listed, ...filled], unlisted.slice(0, 5));
          const file = path();
          await writeFileOf(file, counts, written);
          const folder = path();
          // Thousands of small files say no more than a few.
          await writeRanges(folder, countsOf(listed, unlisted.slice(0, 5)), written);
          for (const list of [await openBreachedPasswords(file), await openBreachedPasswords(folder)]) {
            for (const each of listed) expect(await list.has(each), JSON.stringify(each)).toBe(true);
            for (const each of unlisted) expect(await list.has(each), JSON.stringify(each)).toBe(false);
          }
        },
      ),
      { seed: 16, numRuns: 60 },
    );
  });

  it('finds the first, the last and any line between of a large file', async () => {
    const passwords = Array.from({ length: 20_000 }, (_, at) => `password ${at}`);
    const file = path();
    await writeFileOf(file, countsOf(passwords));
    const list = await openBreachedPasswords(file);
    const ordered = passwords.toSorted((a, b) => (sha1(a) < sha1(b) ? -1 : 1));
    for (const each of [ordered[0], ordered.at(-1), ...ordered.filter((_, at) => at % 997 === 0)])
      expect(await list.has(each ?? '')).toBe(true);
    for (let at = 0; at < 200; at += 1) expect(await list.has(`another ${at}`)).toBe(false);
  });

  it('knows a password in whatever form of Unicode it is typed', async () => {
    const folder = path();
    await writeRanges(folder, countsOf(['ﬁnest pässword'.normalize('NFKC')]));
    const list = await openBreachedPasswords(folder);
    expect(await list.has('ﬁnest pässword'.normalize('NFD'))).toBe(true);
  });

  it('is not asked about what is safe by no list, and says nothing where there is none', async () => {
    const rules = createPasswordRules(undefined);
    expect(await rules.isBreached('password1')).toBe(false);
    await expect(rules.assertSafe('correct horse battery')).resolves.toBeUndefined();
  });

  it.each([
    ['nothing', (at: string) => rm(at, { force: true })],
    ['an empty folder', (at: string) => mkdir(at)],
    ['a folder of something else', async (at: string) => mkdir(at).then(() => writeFile(join(at, 'notes.txt'), 'x'))],
    [
      'ranges of something else',
      async (at: string) => mkdir(at).then(() => writeFile(join(at, '00000.txt'), 'x:1\r\n')),
    ],
    ['NTLM hashes', (at: string) => writeFile(at, `${'A'.repeat(32)}:3\r\n`)],
    ['an empty file', (at: string) => writeFile(at, '')],
    [
      'a file ordered by count',
      (at: string) =>
        writeFile(at, Array.from({ length: 2000 }, (_, n) => `${sha1(`by count ${n}`)}:${9000 - n}\r\n`).join('')),
    ],
  ])('stops the start with a sentence where the setting names %s', async (_, make) => {
    const at = path();
    await make(at);
    await expect(openBreachedPasswords(at)).rejects.toThrow(
      /ASSAY_BREACHED_PASSWORDS must be a folder of ranges of Pwned Passwords \(SHA-1\), or one file/,
    );
  });
});

describe('P16: a password that has leaked', () => {
  const leaked = 'stapled-horses-in-november';
  const safe = 'a-long-password';
  let folder: string;
  let installation: Installation;
  let service: RunningService;
  beforeAll(async () => {
    folder = path();
    await writeRanges(folder, countsOf([leaked]));
    installation = await withPostgres({ ROLE: 'web', ASSAY_RATE_LIMITS: '0', ASSAY_BREACHED_PASSWORDS: folder });
    service = await installation.start();
  });
  afterAll(() => installation.remove());

  const rangeOf = (password: string) => join(folder, `${sha1(password).slice(0, 5)}.txt`);
  const tokenOf = (link: string | undefined) => link?.split('=')[1] ?? '';
  const refused = { status: 400, failure: { error_code: 4004, fields: { password: expect.any(String) } } };

  it('is refused at registration, at a reset, at a change and at joining, in the words of each language', async () => {
    const account = 'leah@leaks.example';
    const client = await service.client();
    const asked = await client.call('credentials.register', {
      body: { account, full_name: 'Leah Leaks', company_name: '' },
    });
    const token = tokenOf(asked.data.development_link);
    expect(await client.call('credentials.confirm', { body: { token, password: leaked } })).toMatchObject(refused);
    expect(
      (await client.call('credentials.confirm', { body: { token, password: safe } })).status,
      'the link is not spent',
    ).toBe(200);
    for (const [locale, words] of [
      ['en', /have leaked/],
      ['cn', /已泄露/],
      ['jp', /漏えい/],
      ['tw', /已外洩/],
    ] as const) {
      client.locale = locale;
      const changed = await client.call('credentials.changePassword', { body: { password: leaked } });
      expect(changed).toMatchObject(refused);
      expect(changed.failure?.message).toMatch(words);
    }
    client.locale = 'en';
    const forgot = await client.call('credentials.forgot', { body: { account } });
    const body = { token: tokenOf(forgot.data.development_link), password: leaked };
    expect(await client.call('credentials.reset', { body })).toMatchObject(refused);
    expect((await client.call('credentials.reset', { body: { ...body, password: safe } })).status).toBe(200);
    await expect(
      joinInvited(client, await service.client(), { account: 'jo@leaks.example', password: leaked, role: 'member' }),
    ).rejects.toThrow(/lists of passwords that have leaked/);
  });

  it('that is in use already is told after a sign-in, which it still opens, until there is another', async () => {
    const account = 'lena@leaks.example';
    const person = await service.client();
    await registerByMail(person, { account, password: safe, full_name: 'Lena Leaks' });
    const told = async () => (await person.call('account.session')).data.user?.has_listed_password;
    expect(await told()).toBe(false);
    // The list of the next year.
    await writeRanges(folder, countsOf([leaked, safe]));
    const signedIn = await person.call('account.signIn', { body: { account, password: safe } });
    expect(signedIn.data.user?.has_listed_password).toBe(true);
    expect([await told(), (await person.call('account.info')).status]).toEqual([true, 200]);
    expect(await person.call('credentials.changePassword', { body: { password: safe } })).toMatchObject(refused);
    await person.call('credentials.prove', { body: { current: safe } });
    await person.call('credentials.changePassword', { body: { password: 'november-horses-unstapled' } });
    expect(await told()).toBe(false);
    await rm(rangeOf(safe));
  });

  it('locks nobody out while the list cannot be read, and nobody takes a new one meanwhile', async () => {
    const demo = await signInAs(await service.client(), 'enterprise');
    const account = 'lars@leaks.example';
    const person = await service.client();
    await registerByMail(person, { account, password: safe, full_name: 'Lars Leaks' });
    const range = rangeOf(safe);
    await mkdir(range);
    try {
      expect((await person.call('account.signIn', { body: { account, password: safe } })).status).toBe(200);
      expect((await person.call('credentials.changePassword', { body: { password: safe } })).status).toBe(500);
    } finally {
      await rm(range, { recursive: true });
    }
    expect((await demo.call('account.info')).status).toBe(200);
  });
});
