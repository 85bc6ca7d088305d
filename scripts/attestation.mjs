// What says from which source a release was made, signed: an in-toto statement with SLSA provenance in a DSSE envelope.
import { createHash, createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Name of the envelope beside the files it is about. */
export const attestationFile = 'assay.intoto.json';
const payloadType = 'application/vnd.in-toto+json';

const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');

/** Every other file of a folder, by name, with its digest. */
function subjectsIn(folder) {
  const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => name !== attestationFile);
  const odd = entries.find((entry) => !entry.isFile());
  if (odd) throw new Error(`${odd.name} is no file, and cannot be signed.`);
  return entries
    .map(({ name }) => ({ name, digest: { sha256: sha256(readFileSync(join(folder, name))) } }))
    .sort((a, b) => a.name.localeCompare(b.name));
}

/** What is signed: type and payload, each with its length (DSSE v1, pre-authentication encoding). */
function signedBytes(payload) {
  const head = `DSSEv1 ${Buffer.byteLength(payloadType)} ${payloadType} ${payload.length} `;
  return Buffer.concat([Buffer.from(head), payload]);
}

const keyId = (publicKey) => sha256(publicKey.export({ type: 'spki', format: 'der' }));

/**
 * Signs the files of a folder with the source they were made from.
 *
 * @param {string} folder of the files; the envelope is written beside them
 * @param {{ version: string; repository: string; commit: string; lockfile: string; startedOn: Date }} source
 *   `lockfile`: digest of package-lock.json
 * @param {string} privateKey Ed25519, PKCS #8 as PEM
 * @throws where the key is of another kind
 */
export function attest(folder, { version, repository, commit, lockfile, startedOn }, privateKey) {
  const key = createPrivateKey(privateKey);
  if (key.asymmetricKeyType !== 'ed25519')
    throw new Error(`A release is signed with Ed25519, not ${key.asymmetricKeyType}.`);
  const statement = {
    _type: 'https://in-toto.io/Statement/v1',
    subject: subjectsIn(folder),
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        buildType: `${repository}/blob/main/scripts/release.mjs`,
        externalParameters: { version },
        resolvedDependencies: [
          { uri: `git+${repository}@${commit}`, digest: { gitCommit: commit } },
          { uri: `${repository}/blob/${commit}/package-lock.json`, digest: { sha256: lockfile } },
        ],
      },
      runDetails: {
        builder: { id: `${repository}/scripts/release`, version: { node: process.versions.node } },
        metadata: { startedOn: startedOn.toISOString(), finishedOn: new Date().toISOString() },
      },
    },
  };
  const payload = Buffer.from(JSON.stringify(statement));
  const signature = {
    keyid: keyId(createPublicKey(key)),
    sig: sign(null, signedBytes(payload), key).toString('base64'),
  };
  const envelope = { payloadType, payload: payload.toString('base64'), signatures: [signature] };
  writeFileSync(join(folder, attestationFile), `${JSON.stringify(envelope, null, 2)}\n`);
}

/**
 * Holds the files of a folder against the envelope beside them.
 *
 * @param {string} folder
 * @param {string} publicKey Ed25519, SPKI as PEM
 * @returns {{ version: string; commit: string; files: string[] }} what was signed
 * @throws where the envelope was not signed with this key, or a file was changed, added or taken away
 */
export function verifyAttestation(folder, publicKey) {
  const key = createPublicKey(publicKey);
  const envelope = JSON.parse(readFileSync(join(folder, attestationFile), 'utf8'));
  const payload = Buffer.from(envelope.payload, 'base64');
  const isSigned =
    envelope.payloadType === payloadType &&
    key.asymmetricKeyType === 'ed25519' &&
    envelope.signatures.some(
      ({ keyid, sig }) => keyid === keyId(key) && verify(null, signedBytes(payload), key, Buffer.from(sig, 'base64')),
    );
  if (!isSigned) throw new Error(`${attestationFile} was not signed with this key, or was changed.`);
  const { subject, predicate } = JSON.parse(payload.toString('utf8'));
  const present = new Map(subjectsIn(folder).map(({ name, digest }) => [name, digest.sha256]));
  for (const { name, digest } of subject) {
    if (!present.has(name)) throw new Error(`${name} is missing.`);
    if (present.get(name) !== digest.sha256) throw new Error(`${name} is not what was signed.`);
    present.delete(name);
  }
  if (present.size > 0) throw new Error(`${[...present.keys()].join(', ')}: not among what was signed.`);
  const { externalParameters, resolvedDependencies } = predicate.buildDefinition;
  return {
    version: externalParameters.version,
    commit: resolvedDependencies[0].digest.gitCommit,
    files: subject.map(({ name }) => name),
  };
}
