import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { attest, attestationFile, verifyAttestation } from './attestation.mjs';

const pem = ({ privateKey, publicKey }) => ({
  privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }),
  publicKey: publicKey.export({ type: 'spki', format: 'pem' }),
});
const { privateKey, publicKey } = pem(generateKeyPairSync('ed25519'));
const source = {
  version: '1.2.3',
  repository: 'https://git.example/assay',
  commit: 'a'.repeat(40),
  lockfile: 'b'.repeat(64),
  startedOn: new Date('2026-11-29T08:00:00Z'),
};

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'assay-attested-'));
  writeFileSync(join(folder, 'assay-1.2.3.tar.gz'), Buffer.from('the service, packed'));
  writeFileSync(join(folder, 'assay.cdx.json'), '{"bomFormat":"CycloneDX"}');
  attest(folder, source, privateKey);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('P108: the signature of a release', () => {
  it('tells its version, its commit and its files', () => {
    expect(verifyAttestation(folder, publicKey)).toEqual({
      version: '1.2.3',
      commit: source.commit,
      files: ['assay-1.2.3.tar.gz', 'assay.cdx.json'],
    });
  });

  it('fails on any changed byte of any file, its own among them', () => {
    const names = readdirSync(folder);
    expect(names).toHaveLength(3);
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.nat(), fc.integer({ min: 1, max: 255 }), (name, at, by) => {
        const path = join(folder, name);
        const before = readFileSync(path);
        const changed = Buffer.from(before);
        changed[at % changed.length] ^= by;
        // White space of the envelope, and how its base64 is written, say nothing.
        if (name === attestationFile && meansTheSame(before, changed)) return;
        writeFileSync(path, changed);
        try {
          expect(() => verifyAttestation(folder, publicKey)).toThrow();
        } finally {
          writeFileSync(path, before);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('fails where a file was added or taken away, and under another key', () => {
    writeFileSync(join(folder, 'more.txt'), 'more');
    expect(() => verifyAttestation(folder, publicKey)).toThrow('more.txt');
    rmSync(join(folder, 'more.txt'));
    expect(() => verifyAttestation(folder, pem(generateKeyPairSync('ed25519')).publicKey)).toThrow('not signed');
    rmSync(join(folder, 'assay.cdx.json'));
    expect(() => verifyAttestation(folder, publicKey)).toThrow('assay.cdx.json is missing');
  });

  it('is about plain files: a link or a folder beside them is refused', () => {
    mkdirSync(join(folder, 'more'));
    expect(() => verifyAttestation(folder, publicKey)).toThrow('more is no file');
    expect(() => attest(folder, source, privateKey)).toThrow('more is no file');
  });

  it('is made with a key of Ed25519 alone', () => {
    const other = pem(generateKeyPairSync('ec', { namedCurve: 'P-256' }));
    expect(() => attest(folder, source, other.privateKey)).toThrow('Ed25519');
  });
});

/** Whether two envelopes hold the same type, payload, key and signature. */
function meansTheSame(before, after) {
  const read = (bytes) => {
    const { payloadType, payload, signatures } = JSON.parse(bytes.toString('utf8'));
    const decoded = (text) => Buffer.from(text, 'base64').toString('hex');
    return JSON.stringify([payloadType, decoded(payload), signatures.map(({ keyid, sig }) => [keyid, decoded(sig)])]);
  };
  try {
    return read(before) === read(after);
  } catch {
    return false;
  }
}
