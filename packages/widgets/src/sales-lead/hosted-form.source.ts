import { createCallClient, type Device } from '@assay/client';
import { type AssayCalls, embedCalls, leadsCalls, operationsCalls } from '@assay/contract';
import type { Locale } from '@assay/domain';
import { CaptchaFailure, solveCaptcha } from './captcha.ts';

export interface HostedSourceOptions {
  baseUrl: string;
  service: string;
  locale: Locale;
}

/** The marketing form's source: its page is the service's own, so that a device of its own is all it needs. */
export function createHostedSource(options: HostedSourceOptions) {
  const client = createCallClient({
    ...options,
    calls: { ...leadsCalls, ...embedCalls, ...operationsCalls },
    device: {
      get: () => (device ??= register()),
      renew() {
        device = undefined;
        return Promise.resolve(true);
      },
    },
  });
  let device: Promise<Device> | undefined;

  async function register(): Promise<Device> {
    const id = crypto.randomUUID();
    const { key, clock } = await client.call('operations.registerDevice', { body: { device: id } });
    return { id, key, skew: clock - Date.now() };
  }

  return {
    async submit(body: AssayCalls['lead.createMarketing']['request']['body']): Promise<void> {
      const captcha = await solveCaptcha(() => client.call('captcha.challenge', { query: {} })).catch(
        (error: unknown) => {
          if (error instanceof CaptchaFailure) return undefined;
          throw error;
        },
      );
      await client.call('lead.createMarketing', { body: { ...body, ...(captcha === undefined ? {} : { captcha }) } });
    },
  };
}
