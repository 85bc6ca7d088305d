import type { FieldValue } from '../record.types.ts';

/** JSON with the keys of objects in order, so that equal values have equal texts. */
function canonical(value: FieldValue | undefined): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? '';
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join(',')}}`;
}

/** One lane of FNV-1a, 32 bits, over UTF-16 code units. */
function lane(text: string, seed: number): number {
  let hash = seed;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01_00_01_93);
  return hash >>> 0;
}

/**
 * 64 bits by which two states of a value are told apart, as hexadecimal; it proves nothing against somebody who wants two
 * values to look alike.
 *
 * @see http://www.isthe.com/chongo/tech/comp/fnv/
 */
export function contentHash(value: FieldValue | undefined): string {
  if (value === last.value && typeof value === 'string') return last.hash;
  const hash = hashOf(value);
  last = { value, hash };
  return hash;
}

/** Much of a work may rest on one value, which is asked for again and again. */
let last: { value: FieldValue | undefined; hash: string } = { value: undefined, hash: '' };

function hashOf(value: FieldValue | undefined): string {
  const text = canonical(value);
  const hex = (hash: number) => hash.toString(16).padStart(8, '0');
  return hex(lane(text, 0x81_1c_9d_c5)) + hex(lane(`${text}${text.length}`, 0x5b_d1_e9_95));
}
