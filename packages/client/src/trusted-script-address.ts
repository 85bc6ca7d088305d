/** Policies of Trusted Types by which our code names addresses of scripts; a page that demands Trusted Types permits them. */
export type ScriptPolicy = keyof typeof rules;

const rules = {
  /** The script of a captcha's provider, whose address the operator set. */
  'assay-captcha': (address: string) => address,
  /** Workers of the application itself. */
  'assay-worker'(address: string) {
    if (new URL(address, location.href).origin !== location.origin)
      throw new TypeError(`A worker comes from the page's own origin only, not from ${address}.`);
    return address;
  },
} as const satisfies Readonly<Record<string, (address: string) => string>>;

interface TrustedTypeFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL(given: string): string },
  ): { createScriptURL(given: string): object };
}

/** A page permits each policy once. */
const made = new Map<ScriptPolicy, ReturnType<TrustedTypeFactory['createPolicy']>>();

/**
 * An address as a sink takes it on a page that demands Trusted Types (https://w3c.github.io/trusted-types); the address
 * itself in browsers without them.
 *
 * @throws TypeError for an address that the policy's rule refuses, and where the page does not permit the policy
 */
export function trustedScriptAddress(policy: ScriptPolicy, address: string): string {
  const factory = (globalThis as { trustedTypes?: TrustedTypeFactory }).trustedTypes;
  if (!factory) return rules[policy](address);
  const known = made.get(policy) ?? factory.createPolicy(policy, { createScriptURL: rules[policy] });
  made.set(policy, known);
  // DOM types know strings only; browsers take the trusted value as it is.
  return known.createScriptURL(address) as unknown as string;
}
