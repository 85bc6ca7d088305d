import { isIP } from 'node:net';
import { type EgressPurpose, siteProofPath } from '@assay/domain';
import type { SettingName } from '../configuration/setting-table.ts';
import type { Settings } from '../configuration/settings.ts';
import { kindOfAddress } from './address-kind.ts';

/** The setting by which the operator says where a purpose goes. */
export const settingOf = {
  model: 'LLM_BASE_URL',
  embeddings: 'EMBEDDINGS_BASE_URL',
  sms: 'SMS_URL',
  mail: 'SMTP_URL',
  webhook: 'SALES_WEBHOOK_URL',
  sign_in: 'OIDC_ISSUER',
  captcha: 'CAPTCHA_VERIFY_URL',
  files: 'S3_ENDPOINT',
  backups: 'S3_ENDPOINT',
  audit: 'AUDIT_SINK',
  traces: 'OTEL_EXPORTER_OTLP_ENDPOINT',
  site_proof: 'ASSAY_SITE_PROOF',
} as const satisfies Record<EgressPurpose, SettingName>;

/** Purposes that are led on by what the named address says: a provider of sign-in keeps its keys and tokens elsewhere. */
const ledOn: ReadonlySet<EgressPurpose> = new Set(['sign_in']);

export type DestinationSettings = Pick<Settings, (typeof settingOf)[EgressPurpose] | 'ASSAY_PRIVATE_HOSTS'>;

/** Something would have gone where the operator's settings do not lead; nothing has left. */
export class EgressRefused extends Error {
  override readonly name = 'EgressRefused';
}

/** Which addresses behind a host may be connected to. */
export interface Reach {
  host: string;
  /** Whether addresses of this machine and its network are among them. */
  isPrivate: boolean;
}

/** Where requests may go, by the operator's settings alone. */
export interface Destinations {
  /** @throws EgressRefused */
  reachOf(purpose: EgressPurpose, address: URL): Reach;
}

/**
 * A purpose goes to the origin that its setting names and nowhere else. A private address is reached when it is written
 * in that setting as what it is (`localhost`, `127.0.0.1`, `10.0.0.7`), or when ASSAY_PRIVATE_HOSTS lists its name: a
 * public name that begins to resolve to a private address is an attack. Closed addresses are never reached.
 */
export function createDestinations(settings: DestinationSettings): Destinations {
  const privateHosts = new Set((settings.ASSAY_PRIVATE_HOSTS ?? '').toLowerCase().split(','));
  return {
    reachOf(purpose, address) {
      const host = hostOf(address);
      if (purpose === 'site_proof') return reachOfProof(settings, host, address);
      const name = settingOf[purpose];
      const named = settings[name];
      const isNamed = named !== undefined && URL.canParse(named) && originOf(new URL(named)) === originOf(address);
      if (!isNamed && !(ledOn.has(purpose) && address.protocol === 'https:')) {
        throw new EgressRefused(
          `${originOf(address)} is not the address that ${name} names, so nothing was sent there.`,
        );
      }
      const isPrivate = privateHosts.has(host) || (isNamed && isPlainlyPrivate(host));
      if (isIP(host) !== 0) assertReached({ host, isPrivate }, host);
      else if (isLocalName(host) && !isPrivate) throw new EgressRefused(refusal(host, host));
      return { host, isPrivate };
    },
  };
}

/**
 * The file of a page that a tenant lists: the operator allows it for all and names none, so that it leads to public
 * addresses alone, whatever ASSAY_PRIVATE_HOSTS lists, and to nothing but that file.
 */
function reachOfProof({ ASSAY_SITE_PROOF }: DestinationSettings, host: string, address: URL): Reach {
  const isFile = address.protocol === 'https:' && address.pathname === siteProofPath && address.search === '';
  if (ASSAY_SITE_PROOF !== 'file' || !isFile) {
    throw new EgressRefused(`${originOf(address)} was not asked for a proof, since ASSAY_SITE_PROOF does not let it.`);
  }
  const reach = { host, isPrivate: false };
  if (isIP(host) !== 0) assertReached(reach, host);
  else if (isLocalName(host)) throw new EgressRefused(refusal(host, host));
  return reach;
}

/** @throws EgressRefused when the host has led to an address that it must not be reached at. */
export function assertReached({ host, isPrivate }: Reach, address: string): void {
  const kind = kindOfAddress(address);
  if (kind === 'public' || (kind === 'private' && isPrivate)) return;
  throw new EgressRefused(kind === 'closed' ? closedRefusal(host, address) : refusal(host, address));
}

function refusal(host: string, address: string): string {
  const found = host === address ? 'is' : `leads to ${address},`;
  return `${host} ${found} a private address, so nothing was sent. If that is meant, list ${host} in ASSAY_PRIVATE_HOSTS.`;
}

function closedRefusal(host: string, address: string): string {
  const found = host === address ? 'is' : `leads to ${address},`;
  return `${host} ${found} an address that is no service of anybody, as where clouds keep credentials; nothing was sent.`;
}

/** Host of an address in lower case, an IPv6 address without its brackets, a name without the dot of its root. */
export function hostOf({ hostname }: URL): string {
  return hostname
    .toLowerCase()
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '');
}

/** The same for any scheme: `URL.origin` is `null` for the address of a mail server. */
function originOf({ protocol, hostname, port }: URL): string {
  return `${protocol}//${hostname.toLowerCase()}${port === '' ? '' : `:${port}`}`;
}

function isPlainlyPrivate(host: string): boolean {
  return isLocalName(host) || (isIP(host) !== 0 && kindOfAddress(host) === 'private');
}

function isLocalName(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost');
}
