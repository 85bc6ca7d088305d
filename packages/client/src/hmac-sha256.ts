/** HMAC-SHA-256 (RFC 2104, FIPS 180-4) for places without WebCrypto. */
export function hmacSha256(key: Uint8Array, text: Uint8Array): Uint8Array {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? sha256(key) : key);
  const inner = sha256(
    joined(
      block.map((byte) => byte ^ 0x36),
      text,
    ),
  );
  return sha256(
    joined(
      block.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
}

/** Fractional parts of the roots of the first primes, as FIPS 180-4 defines the constants. */
const primes = firstPrimes(64);
const rounds = Uint32Array.from(primes, (prime) => fraction(Math.cbrt(prime)));
const start = Uint32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));

function sha256(text: Uint8Array): Uint8Array {
  const length = Math.ceil((text.length + 9) / 64) * 64;
  const padded = new DataView(new ArrayBuffer(length));
  new Uint8Array(padded.buffer).set(text);
  padded.setUint8(text.length, 0x80);
  padded.setUint32(length - 8, Math.floor((text.length * 8) / 2 ** 32));
  padded.setUint32(length - 4, (text.length * 8) >>> 0);
  const hash = Uint32Array.from(start);
  const words = new Uint32Array(64);
  for (let at = 0; at < length; at += 64) {
    for (let i = 0; i < 64; i += 1) words[i] = i < 16 ? padded.getUint32(at + i * 4) : extended(words, i);
    compress(hash, words);
  }
  const result = new DataView(new ArrayBuffer(32));
  for (const [index, word] of hash.entries()) result.setUint32(index * 4, word);
  return new Uint8Array(result.buffer);
}

function compress(hash: Uint32Array, words: Uint32Array): void {
  let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i += 1) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const first = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + at(rounds, i) + at(words, i);
    const second = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) >>> 0, c, b, a, (first + second) >>> 0];
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) hash[index] = at(hash, index) + word;
}

function extended(words: Uint32Array, i: number): number {
  const early = at(words, i - 15);
  const late = at(words, i - 2);
  const first = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
  const second = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
  return at(words, i - 16) + first + at(words, i - 7) + second;
}

function at(words: Uint32Array, index: number): number {
  return words[index] ?? 0;
}

function turn(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

function fraction(root: number): number {
  return ((root - Math.floor(root)) * 2 ** 32) >>> 0;
}

function firstPrimes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n += 1) if (found.every((prime) => n % prime !== 0)) found.push(n);
  return found;
}

function joined(a: Uint8Array, b: Uint8Array): Uint8Array {
  const both = new Uint8Array(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
}
