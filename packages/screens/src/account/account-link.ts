/**
 * What a link is for that was mailed, or that a start of the service printed (`operator`), and its token; it travels in the fragment, which no server and no log sees. `failed` and
 * `code`, which asks for the second factor, come back from the organisation's own sign-in.
 */
export interface AccountLink {
  kind: 'confirm' | 'reset' | 'invitation' | 'operator' | 'failed' | 'code';
  token: string;
}

/** Reads a link from the fragment of an address. */
export function accountLinkOf(hash: string): AccountLink | undefined {
  const found = /^#(?:signin=(failed|code)|(confirm|reset|invitation|operator)=([\w-]{20,128}))$/.exec(hash);
  return found ? { kind: (found[1] ?? found[2]) as AccountLink['kind'], token: found[3] ?? '' } : undefined;
}
