/** The vector that `packVector` packed, each component off by at most half a step. */
export function unpackVector(packed: Uint8Array): Float32Array {
  const scale = new DataView(packed.buffer, packed.byteOffset, 4).getFloat32(0, true);
  const steps = new Int8Array(packed.buffer, packed.byteOffset + 4, packed.byteLength - 4);
  // A loop: `Float32Array.from` with a function takes eight times as long.
  const vector = new Float32Array(steps.length);
  for (let at = 0; at < steps.length; at += 1) vector[at] = (steps[at] as number) * scale;
  return vector;
}
