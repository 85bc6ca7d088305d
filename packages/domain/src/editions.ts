/** Packages of section 3.1 that an account may hold, with the product line and the kind of each. */
export const packages = {
  protect_free: { family: 'protect', kind: 'free' },
  protect_trial: { family: 'protect', kind: 'trial' },
  protect_commercial_old: { family: 'protect', kind: 'commercial' },
  protect_commercial: { family: 'protect', kind: 'commercial' },
  ip_commercial: { family: 'ip', kind: 'commercial' },
  material_trial: { family: 'material', kind: 'trial' },
  material_commercial_old: { family: 'material', kind: 'commercial' },
  material_commercial: { family: 'material', kind: 'commercial' },
  material_commercial_rapid_search: { family: 'material', kind: 'commercial' },
  air_free: { family: 'air', kind: 'free' },
  air_trial: { family: 'air', kind: 'trial' },
  air_commercial: { family: 'air', kind: 'commercial' },
  air_commercial_professional_edition: { family: 'air', kind: 'commercial' },
  air_commercial_navigator_edition: { family: 'air', kind: 'commercial' },
  insights_trial: { family: 'insights', kind: 'trial' },
  insights_commercial: { family: 'insights', kind: 'commercial' },
  ls_commercial: { family: 'ls', kind: 'commercial' },
  ls_commercial_share: { family: 'ls', kind: 'commercial' },
  ls_commercial_agent: { family: 'ls', kind: 'commercial' },
} as const satisfies Record<string, { family: string; kind: 'free' | 'trial' | 'commercial' }>;

export type PackageName = keyof typeof packages;

export function isPackageName(value: unknown): value is PackageName {
  return typeof value === 'string' && Object.hasOwn(packages, value);
}

/** Edition states of section 1. */
export const editionStates = ['freemium', 'trial', 'premium'] as const;
export type EditionState = (typeof editionStates)[number];

/** A package that an account holds; without an end it does not expire. */
export interface PackageGrant {
  package: PackageName;
  endsAt?: Date;
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

export function globalControl(grants: readonly PackageGrant[], lastLogin: Date | undefined, now: Date): GlobalControl {
  const live = grants.filter((grant) => isLive(grant, now));
  const holds = (family: string) => live.some((grant) => packages[grant.package].family === family);
  const trials = live.filter((grant) => packages[grant.package].kind === 'trial');
  const ended = grants.filter((grant) => !isLive(grant, now));
  const edition = editionOf(grants, now);
  const left = trials.flatMap((grant) => daysLeft(grant, now) ?? []);
  return {
    is_formal_material: live.some((grant) => {
      const { family, kind } = packages[grant.package];
      return family === 'material' && kind === 'commercial';
    }),
    ip_tab: holds('ip'),
    protect_tab: holds('protect'),
    insights_tab: holds('insights'),
    is_first_login_after_try_end: ended.some(
      ({ package: name, endsAt }) =>
        packages[name].kind === 'trial' && endsAt !== undefined && (lastLogin === undefined || lastLogin < endsAt),
    ),
    try_package_left_days: left.length === 0 ? null : Math.min(...left),
    expired_packages: ended.map((grant) => grant.package),
    freemium: edition === 'freemium',
    trial: edition === 'trial',
  };
}

export type UsagePeriod = 'month' | 'year';
/** Features that are counted (section 3.4) and are part of this release. */
export type CountedFeature = 'tech_seek';

/** Uses in a period, by edition (section 9). A trial shows what the paid edition can do. */
export const usageLimits: Record<CountedFeature, { period: UsagePeriod; limits: Record<EditionState, number> }> = {
  tech_seek: { period: 'month', limits: { freemium: 3, trial: 1000, premium: 1000 } },
};

/** First moment of the period that a moment lies in, in UTC. */
export function periodStart(period: UsagePeriod, at: Date): Date {
  return new Date(Date.UTC(at.getUTCFullYear(), period === 'year' ? 0 : at.getUTCMonth(), 1));
}
