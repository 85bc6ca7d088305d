/** Edges of the employee buckets (section 9); a count on an edge belongs to the bucket below it. */
export const employeeEdges = [10, 50, 100, 250, 500, 1000, 5000, 10_000, 50_000, 100_000] as const;

/** Stands where something of a company is not known. */
export const unknownFact = '—';

/** Bucket of a count of employees: 0 is below the first edge, 10 above the last. */
export function employeeBucket(count: number): number {
  const above = employeeEdges.findIndex((edge) => count <= edge);
  return above < 0 ? employeeEdges.length : above;
}

/** A bucket as it is shown: `< 10`, `50-100`, `> 100000`. */
export function employeeRange(bucket: number | null | undefined): string {
  if (bucket === null || bucket === undefined || !Number.isInteger(bucket)) return unknownFact;
  if (bucket < 0 || bucket > employeeEdges.length) return unknownFact;
  const [low, high] = [employeeEdges[bucket - 1], employeeEdges[bucket]];
  if (low === undefined) return `< ${high}`;
  return high === undefined ? `> ${low}` : `${low}-${high}`;
}

/** Bucket of a range as `employeeRange` writes it; undefined for any other text. */
export function bucketOfRange(text: string): number | undefined {
  const form = text.replaceAll(/[\s,]/g, '').replace(/[–—]/, '-');
  const bucket = [...employeeEdges, Number.POSITIVE_INFINITY].findIndex(
    (_, index) => employeeRange(index).replaceAll(' ', '') === form,
  );
  return bucket < 0 ? undefined : bucket;
}

/** Kinds of owner (section 3.12). */
export const ownershipTypes = ['Company', 'Education', 'Government', 'Nonprofit'] as const;
export type OwnershipType = (typeof ownershipTypes)[number];

/** Words by which sources name each kind; whatever names none of them is a company. */
const ownershipWords: Record<Exclude<OwnershipType, 'Company'>, RegExp> = {
  Education: /\b(universit|college|school|academ|educat)/i,
  Government: /\b(government|public authority|ministry|municipal|state agency|federal agency|public sector)/i,
  Nonprofit: /\b(non-?\s?profit|not[- ]for[- ]profit|foundation|charit|association|ngo)\b/i,
};

/** Kind of owner of an organisation, from what its source says. */
export function ownershipTypeOf(text: string | null | undefined): OwnershipType {
  const given = text ?? '';
  const exact = ownershipTypes.find((type) => type.toLowerCase() === given.trim().toLowerCase());
  if (exact) return exact;
  const kinds = Object.keys(ownershipWords) as (keyof typeof ownershipWords)[];
  return kinds.find((kind) => ownershipWords[kind].test(given)) ?? 'Company';
}

export interface CompanyAddress {
  country?: string | null;
  state?: string | null;
  city?: string | null;
  country_en?: string | null;
}

/** An organisation as its source describes it (section 3.12); anything may be missing. */
export interface CompanyFacts {
  founded_date?: string | null;
  employee_number?: number | null;
  original_address?: CompanyAddress | null;
  normalized_entity_type_en?: string | null;
  ans_category?: string | null;
  offset_info?: { ownership_type?: string | null } | null;
}

/** What is shown of an organisation, `—` for what is not known. */
export interface CompanyProfile {
  organizationType: string;
  foundedYear: string;
  location: string;
  employeeStr: string;
}

/** The first 4 characters of a date of founding. */
export function foundedYear(date: string | null | undefined): string {
  return [...(date ?? '').trim()].slice(0, 4).join('') || unknownFact;
}

/** City, state and country, as far as they are known and differ. */
export function companyLocation(address: CompanyAddress | null | undefined): string {
  const parts = [address?.city, address?.state, address?.country_en || address?.country];
  const known = parts.map((part) => part?.trim() ?? '').filter(Boolean);
  return [...new Set(known)].join(', ') || unknownFact;
}

/** Derives what is shown of an organisation. */
export function companyProfile(facts: CompanyFacts): CompanyProfile {
  const { employee_number: employees, normalized_entity_type_en: entity, offset_info: info } = facts;
  const type = info?.ownership_type || entity;
  return {
    organizationType: type ? ownershipTypeOf(type) : unknownFact,
    foundedYear: foundedYear(facts.founded_date),
    location: companyLocation(facts.original_address),
    employeeStr:
      typeof employees === 'number' && employees >= 0 ? employeeRange(employeeBucket(employees)) : unknownFact,
  };
}

const magnitudes = [
  { from: 1e9, letter: 'B' },
  { from: 1e6, letter: 'M' },
  { from: 1e3, letter: 'K' },
] as const;

/** A number in thousands (K), millions (M) or billions (B), with at most one decimal: 1.5e6 is `1.5M`. */
export function abbreviateNumber(value: number): string {
  const size = Math.abs(value);
  const rounded = (number: number) => Math.round(number * 10) / 10;
  // What rounds up to the next magnitude is written in it: 999,950 is 1M.
  const at = magnitudes.find(({ from }) => size >= from || (size >= 1000 && rounded(size / (from / 1000)) >= 1000));
  return at ? `${rounded(value / at.from)}${at.letter}` : `${rounded(value)}`;
}

/** Companies that are offered at once. */
export const companiesOffered = 10;
