/** What an organisation may set for the sessions that act in it; the ends of the ranges are those of the installation. */
export const sessionLimits = {
  /** Minutes without use. */
  idle: { least: 15, most: 43_200 },
  /** Hours since the sign-in. */
  age: { least: 1, most: 2160 },
} as const;

/** Part of a limit of idle time by which a session may end early: its use is written down that often. */
const idlePrecision = 900;
/** Seconds after which use is written down where no organisation sets a limit: as exact as a person is told. */
const usualPrecision = 600;

/** Seconds after which the use of a session is written down again. @param idleMinutes null for no limit of its own */
export function sessionNotedAfter(idleMinutes: number | null): number {
  return idleMinutes === null ? usualPrecision : Math.min(usualPrecision, (idleMinutes * 60) / idlePrecision);
}

/** Kinds of what people leave behind, each of which an organisation may have deleted after its own number of days. */
export const retentionKinds = ['questions', 'chats', 'works', 'searches'] as const;
export type RetentionKind = (typeof retentionKinds)[number];

/** Days that an organisation may set; without any, what people leave behind is kept for ever. */
export const retentionDays = { least: 30, most: 3650 } as const;

/** Hour of the day, where the organisation is, at which what is over is deleted. */
export const retentionHour = 3;

/** Days that searches are kept, and what is kept under a short id; an organisation may only set less. */
export const searchDays = 90;
