import { createCallClient, createTransport, type Device } from '@assay/client';
import type { AssayCalls } from '@assay/contract';
import * as embedCalls from '@assay/contract/calls/embed';
import * as leadsCalls from '@assay/contract/calls/leads';
import * as operationsCalls from '@assay/contract/calls/operations';
import type { Locale } from '@assay/domain';
import { CaptchaFailure, solveCaptcha } from './captcha.ts';

export interface HostedSourceOptions {
  baseUrl: string;
  service: string;
  locale: Locale;
}

/** The marketing form's source: its page is the service's own, so that a device of its own is all it needs. */
export function createHostedSource(options: HostedSourceOptions) {
  function renew() {
    device = undefined;
    return Promise.resolve(true);
  }
  const client = createCallClient(
    createTransport({ ...options, credentials: 'omit', device: { get: () => (device ??= register()), renew } }),
  );
  let device: Promise<Device> | undefined;

  async function register(): Promise<Device> {
    const id = crypto.randomUUID();
    const { key, clock } = await client.call(operationsCalls.registerDevice, { body: { device: id } });
    return { id, key, skew: clock - Date.now() };
  }

  return {
    async submit(body: AssayCalls['lead.createMarketing']['request']['body']): Promise<void> {
      const captcha = await solveCaptcha((query) => client.call(embedCalls.challenge, { query })).catch(
        (error: unknown) => {
          if (error instanceof CaptchaFailure) return undefined;
          throw error;
        },
      );
      await client.call(leadsCalls.createMarketing, {
        body: { ...body, ...(captcha === undefined ? {} : { captcha }) },
      });
    },
  };
}
