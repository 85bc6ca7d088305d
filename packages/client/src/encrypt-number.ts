/**
 * A phone number under the served public key: base64 of RSA-OAEP-256 over its digits.
 *
 * @param publicKey SubjectPublicKeyInfo, base64.
 * @throws when the page has no WebCrypto, which browsers offer on secure origins only.
 */
export async function encryptNumber(digits: string, publicKey: string): Promise<string> {
  const der = Uint8Array.from(atob(publicKey), (letter) => letter.charCodeAt(0));
  const key = await crypto.subtle.importKey('spki', der, { name: 'RSA-OAEP', hash: 'SHA-256' }, false, ['encrypt']);
  const sealed = await crypto.subtle.encrypt({ name: 'RSA-OAEP' }, key, new TextEncoder().encode(digits));
  return btoa(String.fromCharCode(...new Uint8Array(sealed)));
}
