import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { AssayCalls } from '@assay/contract';

type CreationOptions = AssayCalls['passkeys.begin']['response'];
type RequestOptions = AssayCalls['passkeys.signInOptions']['response'];
type Attestation = AssayCalls['passkeys.add']['request']['body']['passkey'];
type Assertion = AssayCalls['passkeys.signIn']['request']['body']['passkey'];

interface Key {
  id: string;
  privateKey: KeyObject;
  userHandle: string;
  counter: number;
}

/** What a ceremony does otherwise than an honest browser with an honest key would. */
interface Deviation {
  origin?: string;
  rpId?: string;
  type?: 'webauthn.create' | 'webauthn.get';
  challenge?: string;
  /** Whether the key has verified its person. */
  isVerified?: boolean;
  userHandle?: string | null;
  counter?: number;
  spoilsSignature?: boolean;
  /** Instead of the attestation that was asked for: none. */
  attestation?: (made: MadeKey) => { format: string; statement: Cbor };
  /** Model of the authenticator. */
  aaguid?: Buffer;
}

/** What an authenticator signs when it attests a key. */
export interface MadeKey {
  authenticatorData: Buffer;
  clientDataHash: Buffer;
  rpIdHash: Buffer;
  id: Buffer;
  /** The point of the public key, uncompressed. */
  point: Buffer;
  privateKey: KeyObject;
}

export interface SoftwareAuthenticator {
  /** Makes a key as `navigator.credentials.create()` does. */
  create(options: CreationOptions, deviation?: Deviation): Attestation;
  /** Signs with the newest key as `navigator.credentials.get()` does, or with the one named. */
  get(options: RequestOptions, deviation?: Deviation, id?: string): Assertion;
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (bytes: Buffer) => bytes.toString('base64url');
const onePassword = Buffer.from('bada5566a7aa401fbd9645619a55120d', 'hex');
const flag = { present: 1, verified: 4, backupEligible: 8, backedUp: 16, attested: 64 };

/** Where browsers reach a service that listens on a loopback address: passkeys are for names. */
const originOf = ({ address }: { address: string }) => address.replace('127.0.0.1', 'localhost');

/**
 * A browser with an authenticator of ES256 (WebAuthn Level 3, 6), which verifies its person.
 *
 * @param counts whether it counts its signatures, as a key does that lives in one device
 */
export function createAuthenticator(service: { address: string }, { counts = false } = {}): SoftwareAuthenticator {
  const keys: Key[] = [];
  const home = originOf(service);

  const clientDataOf = (
    type: Deviation['type'],
    challenge: string,
    { origin = home, ...deviation }: Deviation,
  ): Buffer =>
    Buffer.from(
      JSON.stringify({
        type: deviation.type ?? type,
        challenge: deviation.challenge ?? challenge,
        origin,
        crossOrigin: false,
      }),
    );

  function authenticatorData(rpId: string, counter: number, isVerified: boolean, attested = Buffer.alloc(0)): Buffer {
    const flags =
      flag.present |
      (isVerified ? flag.verified : 0) |
      (counts ? 0 : flag.backupEligible | flag.backedUp) |
      (attested.length > 0 ? flag.attested : 0);
    const head = Buffer.alloc(5);
    head.writeUInt8(flags, 0);
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(rpId), head, attested]);
  }

  return {
    create({ rp, user, challenge }, deviation = {}) {
      const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const id = randomBytes(16);
      keys.push({ id: base64url(id), privateKey, userHandle: user.id, counter: 0 });
      const cose = cbor(
        new Map<number, Cbor>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x, 'base64url')],
          [-3, Buffer.from(y, 'base64url')],
        ]),
      );
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const data = authenticatorData(
        deviation.rpId ?? rp.id,
        0,
        deviation.isVerified ?? true,
        Buffer.concat([deviation.aaguid ?? onePassword, length, id, cose]),
      );
      const clientData = clientDataOf('webauthn.create', challenge, deviation);
      const made: MadeKey = {
        authenticatorData: data,
        clientDataHash: sha256(clientData),
        rpIdHash: data.subarray(0, 32),
        id,
        point: Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]),
        privateKey,
      };
      const { format, statement } = deviation.attestation?.(made) ?? {
        format: 'none',
        statement: new Map<string, Cbor>(),
      };
      const attestation = cbor(
        new Map<string, Cbor>([
          ['fmt', format],
          ['attStmt', statement],
          ['authData', data],
        ]),
      );
      return {
        id: base64url(id),
        type: 'public-key',
        response: {
          clientDataJSON: base64url(clientData),
          attestationObject: base64url(attestation),
          transports: ['internal', 'hybrid'],
        },
      };
    },

    get({ rpId, challenge }, deviation = {}, id = keys.at(-1)?.id) {
      const key = keys.find((each) => each.id === id);
      if (!key) throw new Error('The authenticator has no such key.');
      if (counts) key.counter = deviation.counter ?? key.counter + 1;
      const data = authenticatorData(deviation.rpId ?? rpId, key.counter, deviation.isVerified ?? true);
      const clientData = clientDataOf('webauthn.get', challenge, deviation);
      const signature = sign('sha256', Buffer.concat([data, sha256(clientData)]), key.privateKey);
      if (deviation.spoilsSignature)
        signature.writeUInt8(signature.readUInt8(signature.length - 1) ^ 1, signature.length - 1);
      const userHandle = deviation.userHandle === undefined ? key.userHandle : deviation.userHandle;
      return {
        id: key.id,
        type: 'public-key',
        response: {
          clientDataJSON: base64url(clientData),
          authenticatorData: base64url(data),
          signature: base64url(signature),
          ...(userHandle === null ? {} : { userHandle }),
        },
      };
    },
  };
}

export type Cbor = number | string | Buffer | readonly Cbor[] | ReadonlyMap<string, Cbor> | ReadonlyMap<number, Cbor>;

/** What an authenticator writes of CBOR (RFC 8949): whole numbers, texts, bytes, lists and maps. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (value instanceof Map) {
    const entries = [...(value as ReadonlyMap<string | number, Cbor>)].flatMap(([key, held]) => [
      cbor(key),
      cbor(held),
    ]);
    return Buffer.concat([head(5, value.size), ...entries]);
  }
  const list = value as readonly Cbor[];
  return Buffer.concat([head(4, list.length), ...list.map(cbor)]);
}

function head(major: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(major << 5) | size]);
  if (size < 256) return Buffer.from([(major << 5) | 24, size]);
  const long = Buffer.alloc(3);
  long.writeUInt8((major << 5) | 25, 0);
  long.writeUInt16BE(size, 1);
  return long;
}
