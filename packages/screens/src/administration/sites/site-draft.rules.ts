import { isPageOrigin, type WidgetName } from '@assay/domain';
import type { Site, SiteLibrary, SiteTerms } from './sites.source.ts';

/** The most that the service takes. */
export const mostOrigins = 20;
export const highestCap = 100_000;
const longestOrigin = 256;

/** What a site takes no more of, in the order of the form. */
export const capNames = ['questions_a_day', 'questions_an_hour', 'visitor_questions_a_day', 'leads_a_day'] as const;
export type CapName = (typeof capNames)[number];
type Caps<Value> = Readonly<Record<CapName, Value>>;

/** What stands in the form of a site, whether it can be taken or not. */
export interface SiteDraft {
  /** As typed, one in each line. */
  origins: string;
  widgets: readonly WidgetName[];
  library: SiteLibrary;
  caps: Caps<number | undefined>;
}

/** Why origins cannot be taken, and which of them. */
export interface OriginProblem {
  reason: 'noOrigin' | 'notAnOrigin' | 'tooManyOrigins' | 'takenOrigin';
  origin?: string;
}

/** What keeps a draft from being sent, field by field. */
export interface DraftProblems {
  origins?: OriginProblem;
  hasNoWidget: boolean;
  wrongCaps: readonly CapName[];
}

/** The form of a site, or of a new one with the terms that the service begins with. */
export function draftOf(site?: Site): SiteDraft {
  return {
    origins: site?.origins.join('\n') ?? '',
    widgets: site?.widgets ?? [],
    library: site?.library ?? 'shared',
    caps: site ?? { questions_a_day: 500, questions_an_hour: 100, visitor_questions_a_day: 20, leads_a_day: 100 },
  };
}

/** An address without a path is written as the origin it is: `HTTPS://Example.com:443/` is `https://example.com`. */
function canonical(text: string): string {
  if (!URL.canParse(text)) return text;
  const { origin, href } = new URL(text);
  return href === `${origin}/` ? origin : text;
}

/** The origins of the lines, each once. */
export function originsIn(text: string): readonly string[] {
  return [
    ...new Set(
      text
        .split(/[\s,;，；、]+/u)
        .filter(Boolean)
        .map(canonical),
    ),
  ];
}

/** What is wrong with origins. `taken` are those of the other sites of the organisation. */
export function originProblem(text: string, taken: readonly string[]): OriginProblem | undefined {
  const origins = originsIn(text);
  if (origins.length === 0) return { reason: 'noOrigin' };
  const wrong = origins.find((origin) => origin.length > longestOrigin || !isPageOrigin(origin));
  if (wrong !== undefined) return { reason: 'notAnOrigin', origin: wrong };
  if (origins.length > mostOrigins) return { reason: 'tooManyOrigins' };
  const other = origins.find((origin) => taken.includes(origin));
  return other === undefined ? undefined : { reason: 'takenOrigin', origin: other };
}

const isCap = (value: number | undefined): value is number =>
  value !== undefined && Number.isInteger(value) && value >= 0 && value <= highestCap;

const areCaps = (caps: Caps<number | undefined>): caps is Caps<number> => capNames.every((name) => isCap(caps[name]));

export function problemsOf(draft: SiteDraft, taken: readonly string[]): DraftProblems {
  const origins = originProblem(draft.origins, taken);
  return {
    ...(origins ? { origins } : {}),
    hasNoWidget: draft.widgets.length === 0,
    wrongCaps: capNames.filter((name) => !isCap(draft.caps[name])),
  };
}

/** The terms of a draft; undefined while something keeps it from being sent. */
export function termsOf(draft: SiteDraft, taken: readonly string[]): SiteTerms | undefined {
  const { origins, widgets, library, caps } = draft;
  const problems = problemsOf(draft, taken);
  if (problems.origins || problems.hasNoWidget || !areCaps(caps)) return undefined;
  const { questions_a_day, questions_an_hour, visitor_questions_a_day, leads_a_day } = caps;
  return {
    origins: [...originsIn(origins)],
    widgets: [...widgets],
    library,
    questions_a_day,
    questions_an_hour,
    visitor_questions_a_day,
    leads_a_day,
  };
}
