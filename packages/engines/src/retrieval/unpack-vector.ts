/** The vector that `packVector` packed, each component off by at most half a step. */
export function unpackVector(packed: Uint8Array): Float32Array {
  const scale = new DataView(packed.buffer, packed.byteOffset, 4).getFloat32(0, true);
  const steps = new Int8Array(packed.buffer, packed.byteOffset + 4, packed.byteLength - 4);
  return Float32Array.from(steps, (step) => step * scale);
}
