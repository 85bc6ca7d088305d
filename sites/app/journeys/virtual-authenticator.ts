import type { Page } from '@playwright/test';

export interface VirtualAuthenticator {
  /** Whether the person does what the authenticator asks: a touch, a face, a PIN. */
  answers(isWilling: boolean): Promise<void>;
  /** Keys that it keeps. */
  count(): Promise<number>;
  /** Takes it away, with its keys. */
  remove(): Promise<void>;
}

/** An authenticator inside the browser, which keeps passkeys and verifies their person (WebAuthn, 12.1). */
export async function virtualAuthenticator(page: Page): Promise<VirtualAuthenticator> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: false,
    },
  });
  return {
    async answers(enabled) {
      await session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
    },
    count: async () => (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
    remove: () => session.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId }).then(() => undefined),
  };
}
