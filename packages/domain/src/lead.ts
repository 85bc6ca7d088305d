/** Package types of the lead form (section 3.1), in the order in which they are offered. */
export const leadPackageTypes = ['AIR', 'MATERIAL', 'PROTECT', 'IP', 'INSIGHTS', 'LS'] as const;
export type LeadPackageType = (typeof leadPackageTypes)[number];

/** Product lines whose preset reasons differ (section 3.6). */
export type LeadLine = 'air' | 'ip' | 'protect' | 'ls' | 'material';

/** The preset reasons of each product line; `other` stands last in every one and asks for words of one's own. */
export const leadReasons = {
  air: ['more_questions', 'more_research', 'deeper_solutions', 'team_use', 'own_data', 'other'],
  ip: ['novelty_search', 'infringement_search', 'drafting', 'translation', 'team_use', 'other'],
  protect: ['monitoring', 'infringement_search', 'image_search', 'portfolio', 'team_use', 'other'],
  ls: ['ls_documents', 'ls_markush', 'ls_antibody', 'ls_sequence', 'team_use', 'other'],
  material: ['material_property', 'material_structure', 'material_selection', 'own_data', 'team_use', 'other'],
} as const satisfies Record<LeadLine, readonly string[]>;
export type LeadReason = (typeof leadReasons)[LeadLine][number];
export const otherReason = 'other';

/** Product line of each package type, and the id of its marketing form where the operator set none. */
export const leadForms: Record<LeadPackageType, { line: LeadLine; marketingForm: string }> = {
  AIR: { line: 'air', marketingForm: 'air-contact' },
  MATERIAL: { line: 'material', marketingForm: 'material-contact' },
  PROTECT: { line: 'protect', marketingForm: 'protect-contact' },
  IP: { line: 'ip', marketingForm: 'ip-contact' },
  INSIGHTS: { line: 'air', marketingForm: 'insights-contact' },
  LS: { line: 'ls', marketingForm: 'ls-contact' },
};

/** Reasons that a package type offers. */
export function reasonsOf(type: LeadPackageType): readonly LeadReason[] {
  return leadReasons[leadForms[type].line];
}

export const installationRegions = ['cn', 'us', 'eu', 'other'] as const;
export type InstallationRegion = (typeof installationRegions)[number];

/** Regions in which the form of the market stands in for ours (section 2.6). */
export function usesMarketingForm(region: InstallationRegion): boolean {
  return region === 'us' || region === 'eu';
}

export interface DialCountry {
  /** ISO 3166-1 code, for the name of the country. */
  country: 'CN' | 'TW' | 'JP';
  /** Digits that the input takes at most, with the leading zero where people write one. */
  digits: number;
  form: RegExp;
}

/** Countries whose mobile numbers a code can be sent to; +86 is the rule of section 5. */
export const dialCountries = {
  '+86': { country: 'CN', digits: 11, form: /^1\d{10}$/ },
  '+886': { country: 'TW', digits: 10, form: /^0?9\d{8}$/ },
  '+81': { country: 'JP', digits: 11, form: /^0?[789]0\d{8}$/ },
} as const satisfies Record<string, DialCountry>;
export type DialCode = keyof typeof dialCountries;
export const dialCodes = Object.keys(dialCountries) as [DialCode, ...DialCode[]];
export const defaultDialCode: DialCode = '+86';

/** Whether digits are a mobile number of a country. */
export function isMobileNumber(digits: string, code: DialCode): boolean {
  return dialCountries[code].form.test(digits);
}

/** A number as it is stored and compared: +86 as its 11 digits, another country's with its code and no leading zero. */
export function canonicalNumber(digits: string, code: DialCode): string {
  return code === defaultDialCode ? digits : code + digits.replace(/^0/, '');
}

/** Keeps the digits of what was typed or pasted, at most so many; full-width digits count. */
export function onlyDigits(text: string, most: number): string {
  return text.normalize('NFKC').replaceAll(/\D/g, '').slice(0, most);
}

/**
 * A number as somebody types or pastes it: with `+`, or two noughts, before the code of a country the rest is that
 * country's number, whatever country was chosen. The `+` stays while the code is being typed, and before a code of none of
 * the countries: without it +1 415 555 0100 would be a stranger's number in China.
 */
export function phoneTyped(text: string, country: DialCode): { country: DialCode; mobile: string } {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/[^+\d]/g, '')
    .replace(/^00/, '+');
  const told = dialCodes.find((code) => plain.startsWith(code));
  const to = told ?? country;
  const digits = onlyDigits(told ? plain.slice(told.length) : plain, dialCountries[to].digits);
  return { country: to, mobile: !told && plain.startsWith('+') ? `+${digits}` : digits };
}

/** First three and last four of eleven digits with four stars between (section 5); of other numbers less is shown. */
export function maskNumber(number: string): string {
  if (/^\d{11}$/.test(number)) return `${number.slice(0, 3)}****${number.slice(-4)}`;
  const [, code = '', digits = number] = /^(\+86|\+886|\+81)(\d+)$/.exec(number) ?? [];
  return `${code}${code === '' ? '' : ' '}${digits.slice(0, 3)}****${digits.slice(-3)}`;
}

/** What is in the form. The phone is either typed, or the account's own and shown masked. */
export interface LeadValues {
  name: string;
  country: DialCode;
  mobile: string;
  code: string;
  company_name: string;
  post: string;
  reason: readonly LeadReason[];
  otherReason: string;
  score: number | undefined;
}

export type LeadField = Exclude<keyof LeadValues, 'country'>;
export type LeadProblem =
  | 'nameEmpty'
  | 'nameLong'
  | 'mobileEmpty'
  | 'mobileForm'
  | 'codeEmpty'
  | 'codeForm'
  | 'companyEmpty'
  | 'companyLong'
  | 'postEmpty'
  | 'postLong'
  | 'reasonEmpty'
  | 'otherEmpty'
  | 'scoreEmpty';

/** Which fields a form has. */
export interface LeadFormShape {
  /** The phone is the account's own: no number is typed and no code is sent. */
  hasOwnNumber: boolean;
  /** The variant that asks for a satisfaction score. */
  asksScore: boolean;
}

interface LeadFieldRule {
  /** When a problem shows first; a submission shows all. */
  checkedOn: 'blur' | 'change';
  /** Characters at most. */
  limit?: number;
  isShown?(shape: LeadFormShape, values: Pick<LeadValues, 'reason'>): boolean;
  problem(values: LeadValues): LeadProblem | undefined;
}

const blank = (text: string) => text.trim() === '';

/** Limits of sections 5 and 9, in characters, digits and points. */
export const leadLimits = { name: 100, company_name: 256, post: 100, code: 6, otherReason: 500 } as const;
export const leadScores = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** Every field of the form: its limit, when it is checked, where it shows and what is wrong with it (section 5). */
export const leadFields: Readonly<Record<LeadField, LeadFieldRule>> = {
  name: {
    checkedOn: 'blur',
    limit: leadLimits.name,
    problem: ({ name }) => (blank(name) ? 'nameEmpty' : tooLong(name, leadLimits.name) ? 'nameLong' : undefined),
  },
  mobile: {
    checkedOn: 'blur',
    isShown: ({ hasOwnNumber }) => !hasOwnNumber,
    problem: ({ mobile, country }) =>
      blank(mobile) ? 'mobileEmpty' : isMobileNumber(mobile, country) ? undefined : 'mobileForm',
  },
  code: {
    checkedOn: 'blur',
    limit: leadLimits.code,
    isShown: ({ hasOwnNumber }) => !hasOwnNumber,
    problem: ({ code }) => (blank(code) ? 'codeEmpty' : /^\d{6}$/.test(code) ? undefined : 'codeForm'),
  },
  company_name: {
    checkedOn: 'blur',
    limit: leadLimits.company_name,
    problem: ({ company_name: company }) =>
      blank(company) ? 'companyEmpty' : tooLong(company, leadLimits.company_name) ? 'companyLong' : undefined,
  },
  post: {
    checkedOn: 'blur',
    limit: leadLimits.post,
    problem: ({ post }) => (blank(post) ? 'postEmpty' : tooLong(post, leadLimits.post) ? 'postLong' : undefined),
  },
  score: {
    checkedOn: 'change',
    isShown: ({ asksScore }) => asksScore,
    problem: ({ score }) => ((leadScores as readonly unknown[]).includes(score) ? undefined : 'scoreEmpty'),
  },
  reason: {
    checkedOn: 'change',
    problem: ({ reason }) => (reason.length === 0 ? 'reasonEmpty' : undefined),
  },
  otherReason: {
    checkedOn: 'blur',
    limit: leadLimits.otherReason,
    isShown: (_, { reason }) => reason.includes(otherReason),
    problem: ({ otherReason: text }) => (blank(text) ? 'otherEmpty' : undefined),
  },
};

/** Characters as a person counts them: one for a letter outside the basic plane. */
function tooLong(text: string, limit: number): boolean {
  return [...text.trim()].length > limit;
}

export const emptyLead: LeadValues = {
  name: '',
  country: defaultDialCode,
  mobile: '',
  code: '',
  company_name: '',
  post: '',
  reason: [],
  otherReason: '',
  score: undefined,
};

/** Fields that a form shows, in their order. */
export function shownLeadFields(shape: LeadFormShape, values: Pick<LeadValues, 'reason'>): LeadField[] {
  return (Object.keys(leadFields) as LeadField[]).filter((field) => leadFields[field].isShown?.(shape, values) ?? true);
}

/** What is wrong with the fields that a form shows. */
export function leadProblems(values: LeadValues, shape: LeadFormShape): Partial<Record<LeadField, LeadProblem>> {
  return Object.fromEntries(
    shownLeadFields(shape, values).flatMap((field) => {
      const problem = leadFields[field].problem(values);
      return problem === undefined ? [] : [[field, problem]];
    }),
  );
}

/** Whether nothing was filled in: such a form is not submitted at all (section 4). */
export function isLeadEmpty(values: LeadValues): boolean {
  return (Object.keys(emptyLead) as (keyof LeadValues)[])
    .filter((field) => field !== 'country')
    .every((field) => {
      const value = values[field];
      return typeof value === 'string'
        ? blank(value)
        : value === undefined || (value as readonly unknown[]).length === 0;
    });
}

/** The reasons as they are sent: `other` as `other:` followed by its text. */
export function sentReasons({ reason, otherReason: text }: Pick<LeadValues, 'reason' | 'otherReason'>): string[] {
  return reason.map((each) => (each === otherReason ? `${otherReason}:${text.trim()}` : each));
}

/** Reasons joined by a bar; a bar or backslash inside one is escaped by a backslash. */
export function joinReasons(reasons: readonly string[]): string {
  return reasons.map((reason) => reason.replaceAll(/[\\|]/g, String.raw`\$&`)).join('|');
}

/** What a form sends besides its number and code (section 3.6). */
export function leadBody(
  values: LeadValues,
  { type, sourceType, shape }: { type: LeadPackageType; sourceType: string; shape: LeadFormShape },
) {
  const reason = sentReasons(values);
  return {
    name: values.name.trim(),
    company_name: values.company_name.trim(),
    post: values.post.trim(),
    reason,
    ...(values.reason.includes(otherReason) ? { otherReason: values.otherReason.trim() } : {}),
    upgrade_reason: joinReasons(reason),
    type,
    source_type: sourceType,
    ...(shape.asksScore && values.score !== undefined ? { score: values.score } : {}),
  };
}

/** Codes of a failed captcha that do not stop the message from being sent (section 5). */
export const toleratedCaptchaCodes = [60100, 60101, 60200, 60201, 60202, 60204, 60205, 60500] as const;
/** The captcha's script was refused, and it did not arrive in time. */
export const captchaLoadCodes = { refused: 60204, timeout: 60205 } as const;

/** Languages of the captcha's provider by ours (section 7.3); German is spoken by captcha and fonts only. */
export const captchaLanguages = { cn: 'zho', en: 'eng', tw: 'zho-tw', jp: 'eng', de: 'eng' } as const;

/** Waits of sections 5 and 9, in ms. */
export const leadTimes = { captchaScript: 10_000, resend: 60_000, result: 5_000, companySearch: 200 } as const;

/** Languages of the messages that carry a code (section 7.3). */
export const messageLanguages = { cn: 'zh_CN', en: 'en_US', jp: 'ja_JP', tw: 'zh_TW' } as const;
