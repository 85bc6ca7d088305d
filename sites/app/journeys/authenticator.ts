import { createHmac } from 'node:crypto';

/** An authenticator app (RFC 6238), which knows nothing of the product but the secret that is typed into it. */
export function authenticator(secret: string): () => string {
  const bits = [...secret.replaceAll(' ', '')].map((sign) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0'),
  );
  const key = Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  let last = 0;
  return () => {
    // A code works once: the next one may be that of the coming half minute, which a service takes for a clock ahead.
    last = Math.max(Math.floor(Date.now() / 30_000), last + 1);
    const moving = Buffer.alloc(8);
    moving.writeBigUInt64BE(BigInt(last));
    const mac = createHmac('sha1', key).update(moving).digest();
    const offset = (mac.at(-1) ?? 0) & 15;
    return String((mac.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0');
  };
}
