export { applyFrame, emptyStream, partText, type StreamModule, type StreamState } from '@assay/contract';
export { type CallClientOptions, createCallClient } from './call-client.ts';
export { CallError, isCallError } from './call-error.ts';
export {
  type CallName,
  type CallOptions,
  type Client,
  type ClientOptions,
  createClient,
  type StreamName,
} from './client.ts';
export { type CookieFetch, createCookieFetch } from './cookie-fetch.ts';
export type { Device, DeviceSource } from './device.ts';
export { encryptNumber } from './encrypt-number.ts';
export { createFrameBatch } from './frame-batch.ts';
export type { StreamConnection, StreamHandle, StreamHandlers, StreamOptions } from './open-stream.ts';
export { type StreamTimeout } from './stream-clock.ts';
