/** Headers every call carries (section 7 of the specification). */
export const headers = {
  /** Uppercased locale: `CN`, `EN`, `JP`, `TW`. */
  language: 'X-Site-Lang',
  /** Version of the calls, `1.0`. */
  apiVersion: 'X-API-Version',
  /** Opaque id of this browser or process, 16 to 64 characters of `[A-Za-z0-9_-]`. */
  device: 'X-Device-Id',
  /** `<unix ms>.<hex HMAC-SHA-256 over METHOD \n path?query \n unix ms \n device, keyed with the device key>`. */
  signature: 'X-Device-Signature',
  requestId: 'X-Request-Id',
  /** Place in a trace, by W3C Trace Context: what the service does for a call belongs to the trace of its sender. */
  trace: 'traceparent',
  /** Share or guest token of a reader without an account. */
  share: 'X-Share-Token',
  /** `1` lets an administrator answer an agent with content that is otherwise refused as sensitive. */
  ignoreSensitive: 'X-Ignore-Sensitive',
} as const;

export const apiVersion = '1.0';

/** Text that the device signature covers. */
export function signedText(method: string, pathAndQuery: string, time: number, device: string): string {
  return `${method.toUpperCase()}\n${pathAndQuery}\n${time}\n${device}`;
}
