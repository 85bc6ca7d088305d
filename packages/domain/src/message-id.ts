/** A sender's own id of a message: sending the same one twice stores it once. 32 hex digits. */
export function newMessageId(): string {
  // `crypto.randomUUID` exists on secure origins only.
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
