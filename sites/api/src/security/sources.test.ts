import { glob, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const service = ['sites/api/src/**/*.ts', 'packages/{engines,domain,contract,markdown}/src/**/*.ts'];
const browser = ['sites/{app,partner}/src/**/*.{ts,tsx}', 'packages/*/src/**/*.{ts,tsx}'];
const unshipped = /\.(?:test|spec|suite|stories)\.|\/(?:testing|training|node_modules)\//;

/** Sources that hold what a pattern says, each with what it found. */
async function holding(pattern: RegExp, patterns: readonly string[]): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  let looked = 0;
  for await (const path of glob([...patterns], { cwd: root })) {
    if (unshipped.test(path)) continue;
    looked += 1;
    const matches = [...(await readFile(`${root}/${path}`, 'utf8')).matchAll(pattern)].map(
      ([all, first]) => first ?? all,
    );
    if (matches.length > 0) found[path] = [...new Set(matches)].sort();
  }
  expect(looked, 'sources that were looked at').toBeGreaterThan(100);
  return found;
}

const valuesOf = (found: Record<string, string[]>) => [...new Set(Object.values(found).flat())].sort();

describe('sources of the service', () => {
  it('start no process', async () => {
    expect(await holding(/child_process|node:cluster/g, service)).toEqual({});
  });

  it('P67: show rows to whom they belong by one place, and beyond it where a reason is written alone', async () => {
    const everything = ['seeingEverything'];
    const tenants = ['seeingTenants'];
    expect(await holding(/\b(seeing(?:Everything|Tenants))(?:<\w+>)?\(/g, service)).toEqual({
      // The one place: every call of the contract, by its caller.
      'sites/api/src/ground/application/application.ts': tenants,
      // Where the words are made.
      'sites/api/src/ground/database/tenant-sight.ts': ['seeingEverything', 'seeingTenants'],
      // Runs, by whose they are.
      'sites/api/src/work/agents/job-access.ts': tenants,
      'sites/api/src/work/runs/run.job.ts': tenants,
      'sites/api/src/work/works/acting/procedure-run.ts': tenants,
      // Work that several tenants share: keys, logs, the ledger, queues of streams, looks at rights, post, leases of uploads.
      'sites/api/src/ground/audit/audit-log.ts': everything,
      'sites/api/src/ground/egress/egress.ts': everything,
      'sites/api/src/ground/erasure/erasure-keys.ts': everything,
      'sites/api/src/ground/files/storage-room.ts': everything,
      'sites/api/src/ground/streams/append-queue.ts': everything,
      'sites/api/src/ground/streams/commit-queue.ts': everything,
      'sites/api/src/ground/streams/read-queue.ts': everything,
      'sites/api/src/ground/streams/reading-rights.ts': everything,
      'sites/api/src/people/identity/owner-post.ts': everything,
      'sites/api/src/trade/embed/embed.area.ts': everything,
      'sites/api/src/work/works/change-feed.ts': everything,
      // A right that is no tenant's: a signature, a person's own copy and end, the operator.
      'sites/api/src/knowledge/library/library.area.ts': everything,
      'sites/api/src/operation/privacy/privacy.area.ts': everything,
      'sites/api/src/operation/quality/quality.area.ts': everything,
      'sites/api/src/people/tenancy/operating-tenant.ts': everything,
      'sites/api/src/work/agents/files/file.routes.ts': everything,
      // A refusal that tells what is another's from what is not there (A10), and the cards that everybody reads.
      'sites/api/src/knowledge/materials/grade-answers.ts': everything,
      'sites/api/src/work/seek/seek-access.ts': everything,
    });
  });

  it('check the certificate of whoever they call, with no way to turn that off', async () => {
    expect(
      await holding(/rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity|ignoreTLS/g, service),
    ).toEqual({
      // They refuse what would.
      'sites/api/src/ground/configuration/setting-kinds.ts': ['rejectUnauthorized'],
      'sites/api/src/ground/configuration/settings.ts': ['NODE_TLS_REJECT_UNAUTHORIZED'],
    });
  });

  it('encrypt by AES-256-GCM and digest by SHA-256, but for two protocols of others', async () => {
    expect(valuesOf(await holding(/create(?:Cipher|Decipher)iv\(\s*'?([\w-]+)/g, service))).toEqual(['aes-256-gcm']);
    const digests = await holding(/(?:createHash|createHmac|hkdfSync|hash)\(\s*'([\w-]+)'/g, service);
    const others = Object.entries(digests).filter(([, names]) => names.some((name) => name !== 'sha256'));
    expect(Object.fromEntries(others)).toEqual({
      // The lists of leaked passwords name them by SHA-1.
      'sites/api/src/people/identity/breached-passwords.ts': ['sha1'],
      // RFC 6238, as apps read it.
      'sites/api/src/people/identity/totp.ts': ['sha1'],
    });
  });

  it('draw what opens something from the generator of the system', async () => {
    // How long something waits until it looks again: at a lock, at the proof of a domain.
    expect(Object.keys(await holding(/Math\.random/g, service)).sort()).toEqual([
      'sites/api/src/ground/database/directory-lock.ts',
      'sites/api/src/trade/embed/proof-looks.ts',
      'sites/api/src/trade/embed/site-proofs.ts',
    ]);
  });
});

describe('sources of both sides', () => {
  it('make no code from text', async () => {
    expect(await holding(/(?<![\w.])eval\(|new Function\(|node:vm/g, [...service, ...browser])).toEqual({});
  });

  it('set no markup from text', async () => {
    const setting = /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\s*=|insertAdjacentHTML|document\.write\(/g;
    expect(await holding(setting, browser)).toEqual({});
  });

  it('listen to one other window, by its origin and its source', async () => {
    const found = await holding(/window\.addEventListener\('message'/g, browser);
    expect(Object.keys(found)).toEqual(['packages/widgets/src/sales-lead/MarketingFrame.tsx']);
    expect(await readFile(`${root}/packages/widgets/src/sales-lead/MarketingFrame.tsx`, 'utf8')).toContain(
      'if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;',
    );
  });
});
