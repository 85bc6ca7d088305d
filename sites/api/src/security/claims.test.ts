import { access, readFile } from 'node:fs/promises';
import { type CallName, calls } from '@assay/contract';
import { schemas } from '@assay/contract/schemas';
import { uploadLimits } from '@assay/domain';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { callLimits, callsByToken, changes } from '../ground/application/call-limits.ts';
import { bodyLimits } from '../ground/http/request-input.ts';
import { longestSession, sessionLife } from '../people/identity/session-limits.ts';
import { fileOf, proofs, requirements, text } from './testing/security-page.ts';

/** What is promised in sentences; the tables of requirements follow. */
const promised = text.slice(text.indexOf('\n## Who may do what'), text.indexOf('\n## ASVS'));
const sections = promised.split(/\n## /).filter((section) => section.trim() !== '');
/** Paragraphs, bullets and rows; a paragraph that ends in a colon promises what follows it. */
const claims = sections.flatMap((section) => {
  const [title = '', ...blocks] = section.split('\n\n');
  return blocks
    .flatMap((block) => (/^[|-] ?/.test(block) ? block.split('\n') : [block]))
    .filter((line) => line.trim() !== '' && !/^\| (?:way|what|level|key) \||^\|---/.test(line) && !line.endsWith(':'))
    .map((line) => ({ title, line }));
});

const notes = new Map(
  [...text.matchAll(/^\[\^([\w-]+)\]: (.+)$/gm)].map(([, name = '', proved = '']) => [
    name,
    [...proved.matchAll(/(\w+) (“[^”]+”(?:, “[^”]+”)*)/g)].map(([, proof = '', titles = '']) => ({
      proof,
      titles: [...titles.matchAll(/“([^”]+)”/g)].map(([, title = '']) => title),
    })),
  ]),
);
const used = [...text.matchAll(/\[\^([\w-]+)\](?!:)/g)].map(([, name = '']) => name);

describe('P93: the promises of docs/security.md', () => {
  it('are many, and each names a note', () => {
    expect(claims.length).toBeGreaterThan(40);
    expect(claims.filter(({ line }) => !line.includes('[^')).map(({ title, line }) => `${title}: ${line}`)).toEqual([]);
    expect([...new Set(used)].sort()).toEqual([...notes.keys()].sort());
  });

  it('are proved by tests of exactly these titles', async () => {
    const missing: string[] = [];
    for (const [note, parts] of notes) {
      expect(parts.length, note).toBeGreaterThan(0);
      for (const { proof, titles } of parts) {
        const paths = proofs.get(proof);
        expect(paths, `${note}: ${proof}`).toBeDefined();
        if (proof === 'read') {
          for (const path of titles) await access(fileOf(`../${path}`));
          continue;
        }
        const sources = await Promise.all((paths ?? []).map((path) => readFile(fileOf(path), 'utf8')));
        const titled = sources.join('\n').replaceAll("\\'", "'");
        for (const title of titles)
          if (!["'", '"', '`'].some((mark) => titled.includes(`${mark}${title}${mark}`)))
            missing.push(`${note}: ${proof} “${title}”`);
      }
    }
    expect(missing).toEqual([]);
  });
});

describe('P93: the requirements of docs/security.md that are met', () => {
  const met = requirements.filter(({ state }) => state === 'met');

  it('each name the tests that prove it', () => {
    expect(met.length).toBeGreaterThan(150);
    expect(met.filter((row) => row.notes.length === 0).flatMap(({ ids }) => ids)).toEqual([]);
  });

  it('name the proofs that their notes name, and no other', () => {
    for (const { ids, proofs: named, notes: own } of met) {
      const proved = own.flatMap((note) => notes.get(note) ?? []).map(({ proof }) => proof);
      expect([...named].sort(), ids[0]).toEqual([...new Set(proved)].sort());
    }
  });
});

describe('what docs/security.md says in numbers', () => {
  it('the numbers of calls are those of the code', () => {
    const signIns = ['account.signIn', 'account.signInByCode', 'factor.signIn', 'passkeys.signIn'] as const;
    for (const name of signIns) expect(callLimits[name], name).toEqual({ per: 'address', limit: 60, seconds: 300 });
    expect(callLimits['account.verifyCode']).toEqual({ per: 'address', limit: 30, seconds: 3600 });
    expect(callLimits['embed.proveOrigin']).toEqual({ per: 'person', limit: 30, seconds: 3600 });
    expect([changes.limit, changes.seconds, callsByToken.limit, callsByToken.seconds]).toEqual([600, 60, 600, 60]);
    expect(bodyLimits).toEqual({ json: 2 ** 20, form: 2 ** 16, file: 2 ** 24 });
    expect(uploadLimits.bytes).toBe(100 * 2 ** 20);
    expect([sessionLife, longestSession]).toEqual([30 * 86_400, 90 * 86_400]);
  });

  it('a password has 8 to 256 characters', () => {
    const setting = ['credentials.confirm', 'credentials.reset', 'credentials.changePassword', 'members.join'] as const;
    for (const name of setting) {
      const { password } = (schemas[name].body as unknown as z.ZodObject<{ password: z.ZodType }>).shape;
      const isTaken = (length: number) => password.safeParse('x'.repeat(length)).success;
      expect([7, 8, 256, 257].map(isTaken), name).toEqual([false, true, true, false]);
    }
  });
});

/** Fields that decide who may do what, each with the calls that are made for it. */
const deciding: Readonly<Record<string, readonly CallName[]>> = {
  // `onboarding.submit` takes what somebody works as, such as researcher.
  role: [
    'members.changeRole',
    'members.invite',
    'onboarding.submit',
    'share.create',
    'share.grantPerson',
    'share.grantTenant',
    'tokens.createService',
  ],
  tenant_id: ['account.switchTenant'],
  user_id: ['installation.grant', 'share.grantPerson', 'tokens.createService'],
  package: ['administration.grant', 'installation.grant'],
  packages: [],
  runs_installation: [],
};

describe('what a call takes', () => {
  it('fields that decide rights are taken by no call but those made for them', () => {
    const takers = new Map<string, CallName[]>(Object.keys(deciding).map((field) => [field, []]));
    for (const name of Object.keys(calls) as CallName[]) {
      const { body } = schemas[name] as { body?: z.ZodType };
      if (body === undefined) continue;
      const shape = JSON.stringify(z.toJSONSchema(body, { unrepresentable: 'any', io: 'input' }));
      for (const [field, names] of takers) if (shape.includes(`"${field}":`)) names.push(name);
    }
    expect(Object.fromEntries([...takers].map(([field, names]) => [field, names.sort()]))).toEqual(deciding);
  });
});
