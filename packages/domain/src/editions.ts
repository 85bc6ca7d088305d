import {
  freeFeatures,
  type GatedFeature,
  type PackageName,
  type ProductLine,
  packageRule,
  packages,
} from './packages.ts';

/** Edition states of section 1. */
export const editionStates = ['freemium', 'trial', 'premium'] as const;
export type EditionState = (typeof editionStates)[number];

/** A package that an account holds; without an end it does not expire. */
export interface PackageGrant {
  package: PackageName;
  endsAt?: Date;
  /** When its holder was told that it had ended. */
  endSeenAt?: Date;
}

const day = 86_400_000;

function isLive(grant: PackageGrant, now: Date): boolean {
  return grant.endsAt === undefined || grant.endsAt > now;
}

/** Whole days until the grant ends, at least 1 while it lives; undefined when it does not end. */
export function daysLeft(grant: PackageGrant, now: Date): number | undefined {
  return grant.endsAt === undefined
    ? undefined
    : Math.max(0, Math.ceil((grant.endsAt.getTime() - now.getTime()) / day));
}

/**
 * The edition state of an account: a trial with days left is `trial`; else a live commercial package is `premium`; else
 * `freemium` (section 1).
 */
export function editionOf(grants: readonly PackageGrant[], now: Date): EditionState {
  const live = grants.filter((grant) => isLive(grant, now)).map((grant) => packages[grant.package].kind);
  if (live.includes('trial')) return 'trial';
  return live.includes('commercial') ? 'premium' : 'freemium';
}

interface UnlockOptions {
  /** Leaves out what everybody has and what free packages give. @default false */
  beyondFree?: boolean;
}

/** The gate of every feature: whether what an account holds unlocks it (section 6). */
export function unlocks(
  grants: readonly PackageGrant[],
  feature: GatedFeature,
  now: Date,
  { beyondFree = false }: UnlockOptions = {},
): boolean {
  const isFree = !beyondFree && (freeFeatures as readonly GatedFeature[]).includes(feature);
  return (
    isFree ||
    grants.some((grant) => {
      const { kind, unlocks: features } = packageRule(grant.package);
      return isLive(grant, now) && !(beyondFree && kind === 'free') && features.includes(feature);
    })
  );
}

/** The control record of section 3.3, derived from what an account holds. */
export interface GlobalControl {
  is_formal_material: boolean;
  ip_tab: boolean;
  protect_tab: boolean;
  insights_tab: boolean;
  is_first_login_after_try_end: boolean;
  /** Days of the trial that ends first; null without a trial. */
  try_package_left_days: number | null;
  expired_packages: PackageName[];
  freemium: boolean;
  trial: boolean;
}

/** @param previousLogin the login before the present one; undefined on the first. */
export function globalControl(
  grants: readonly PackageGrant[],
  previousLogin: Date | undefined,
  now: Date,
): GlobalControl {
  const live = grants.filter((grant) => isLive(grant, now));
  const holds = (line: ProductLine) => live.some((grant) => packages[grant.package].line === line);
  const trials = live.filter((grant) => packages[grant.package].kind === 'trial');
  const ended = grants.filter((grant) => !isLive(grant, now));
  const edition = editionOf(grants, now);
  const left = trials.flatMap((grant) => daysLeft(grant, now) ?? []);
  return {
    is_formal_material: live.some((grant) => {
      const { line, kind } = packages[grant.package];
      return line === 'material' && kind === 'commercial';
    }),
    ip_tab: holds('ip'),
    protect_tab: holds('protect'),
    insights_tab: holds('insights'),
    is_first_login_after_try_end: ended.some(
      ({ package: name, endsAt, endSeenAt }) =>
        packages[name].kind === 'trial' &&
        endsAt !== undefined &&
        endSeenAt === undefined &&
        (previousLogin === undefined || previousLogin < endsAt),
    ),
    try_package_left_days: left.length === 0 ? null : Math.min(...left),
    expired_packages: ended.map((grant) => grant.package),
    freemium: edition === 'freemium',
    trial: edition === 'trial',
  };
}

/** Edition that the flags of a control record say; a trial wins over everything else (section 1). */
export function editionOfFlags({ freemium, trial }: Pick<GlobalControl, 'freemium' | 'trial'>): EditionState {
  return trial ? 'trial' : freemium ? 'freemium' : 'premium';
}

/** The flags that screens derive from a control record (section 3.3). */
export function derivedFlags(
  control: Pick<GlobalControl, 'is_formal_material' | 'ip_tab' | 'protect_tab' | 'insights_tab'>,
): { isMaterial: boolean; isIP: boolean; isDiscovery: boolean } {
  const isMaterial = control.is_formal_material;
  return {
    isMaterial,
    isIP: !isMaterial && (control.ip_tab || control.protect_tab),
    isDiscovery: control.insights_tab,
  };
}
