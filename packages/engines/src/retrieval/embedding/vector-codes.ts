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

/** Reads a packed vector; each component is off by at most half a step. */
export function unpackVector(packed: Uint8Array): Float32Array {
  const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength);
  const scale = view.getFloat32(0, true);
  const vector = new Float32Array(packed.byteLength - 4);
  for (let index = 0; index < vector.length; index += 1) vector[index] = view.getInt8(4 + index) * scale;
  return vector;
}

/** One bit a component, set where it is positive; padded to whole 32-bit words. */
export function signCode(vector: Float32Array): Uint8Array {
  const code = new Uint8Array(Math.ceil(vector.length / 32) * 4);
  vector.forEach((value, index) => {
    if (value > 0) code[index >> 3] = (code[index >> 3] as number) | (1 << (index & 7));
  });
  return code;
}

/** Dot product; vectors of different lengths are not comparable and give 0. */
export function dot(a: Float32Array, b: Float32Array): number {
  if (a.length !== b.length) return 0;
  let sum = 0;
  for (let index = 0; index < a.length; index += 1) sum += (a[index] as number) * (b[index] as number);
  return sum;
}

/** Scales a vector to length 1; a zero vector stays. */
export function unitLength(vector: Float32Array): Float32Array {
  let square = 0;
  for (const value of vector) square += value * value;
  if (square === 0) return vector;
  const scale = 1 / Math.sqrt(square);
  return vector.map((value) => value * scale);
}
