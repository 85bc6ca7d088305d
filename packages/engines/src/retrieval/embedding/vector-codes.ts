/** Signed bytes of a unit vector: the greatest component fills the range, its scale stands in the first four bytes. */
export function packVector(vector: Float32Array): Uint8Array {
  let greatest = 0;
  for (const value of vector) greatest = Math.max(greatest, Math.abs(value));
  const scale = greatest === 0 ? 0 : greatest / 127;
  const packed = new Uint8Array(4 + vector.length);
  new DataView(packed.buffer).setFloat32(0, scale, true);
  if (scale > 0) vector.forEach((value, index) => (packed[4 + index] = Math.round(value / scale) & 0xff));
  return packed;
}

/**
 * Dot product with a packed vector, each of whose components is off by at most half a step. Vectors of different lengths
 * are not comparable and give 0.
 */
export function dotPacked(vector: Float32Array, packed: Uint8Array): number {
  if (packed.byteLength !== vector.length + 4) return 0;
  const scale = new DataView(packed.buffer, packed.byteOffset, 4).getFloat32(0, true);
  const steps = new Int8Array(packed.buffer, packed.byteOffset + 4, vector.length);
  let sum = 0;
  for (let index = 0; index < vector.length; index += 1) sum += (vector[index] as number) * (steps[index] as number);
  return sum * scale;
}

/** One bit a component, set where it is positive; padded to whole 32-bit words. */
export function signCode(vector: Float32Array): Uint8Array {
  const code = new Uint8Array(Math.ceil(vector.length / 32) * 4);
  vector.forEach((value, index) => {
    if (value > 0) code[index >> 3] = (code[index >> 3] as number) | (1 << (index & 7));
  });
  return code;
}

/** Scales a vector to length 1; a zero vector stays. */
export function unitLength(vector: Float32Array): Float32Array {
  let square = 0;
  for (const value of vector) square += value * value;
  if (square === 0) return vector;
  const scale = 1 / Math.sqrt(square);
  return vector.map((value) => value * scale);
}
