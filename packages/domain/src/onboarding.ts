import { defaultHomepageType, type HomepageType } from './homes.ts';

/** Industries a person may work in (section 3.5); the order is the one in which they are offered. */
export const industries = [
  'automotive',
  'aerospace',
  'energy',
  'batteries',
  'electronics',
  'semiconductors',
  'telecommunications',
  'software',
  'machinery',
  'robotics',
  'medical_devices',
  'pharmaceuticals',
  'biotechnology',
  'chemicals',
  'materials',
  'metals',
  'consumer_goods',
  'food_agriculture',
  'construction',
  'research_education',
] as const;
export type Industry = (typeof industries)[number];

/** What a person does there. */
export const occupations = [
  'rd_engineer',
  'researcher',
  'rd_manager',
  'product_manager',
  'process_engineer',
  'quality_engineer',
  'patent_engineer',
  'patent_attorney',
  'ip_manager',
  'information_specialist',
  'strategy_innovation',
  'student_teacher',
] as const;
export type Occupation = (typeof occupations)[number];

const patentRoles: readonly Occupation[] = ['patent_engineer', 'patent_attorney', 'ip_manager'];
const industryHomes: Partial<Record<Industry, HomepageType>> = {
  medical_devices: 'LS',
  pharmaceuticals: 'LS',
  biotechnology: 'LS',
  batteries: 'MSE',
  chemicals: 'MSE',
  materials: 'MSE',
  metals: 'MSE',
};

/** The product home that fits an answer: the role before the industry, R&D for all others. */
export function homepageFor({ industry, role }: { industry: Industry; role: Occupation }): HomepageType {
  return patentRoles.includes(role) ? 'IP' : (industryHomes[industry] ?? defaultHomepageType);
}

/** What onboarding asks for and has been told. */
export interface OnboardingStatus {
  required: boolean;
  industry: Industry | null;
  role: Occupation | null;
}

/**
 * An address of this site, or undefined for one that would lead elsewhere: `https://…`, `//host`, `/\host`, `/.//host`,
 * whose dot goes when it is read, or a way back to onboarding itself.
 */
export function ownAddress(value: string | null | undefined): string | undefined {
  if (!value?.startsWith('/')) return undefined;
  const base = 'http://this.site';
  if (!URL.canParse(value, base)) return undefined;
  const { origin, pathname, search, hash } = new URL(value, base);
  if (origin !== base || pathname.startsWith('//') || pathname === '/onboarding') return undefined;
  return `${pathname}${search}${hash}`;
}

/** Address of the onboarding for a person who was on the way to `target` (section 2.2). */
export function onboardingAddress({ industry, role }: Omit<OnboardingStatus, 'required'>, target: string): string {
  const query = new URLSearchParams();
  if (industry) query.set('industry', industry);
  if (role) query.set('role', role);
  const redirect = ownAddress(target);
  if (redirect !== undefined) query.set('redirect', redirect);
  const search = query.toString();
  return `/onboarding${search === '' ? '' : `?${search}`}`;
}
