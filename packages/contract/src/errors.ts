/**
 * Error codes of the envelope (section 8 of the specification, plus ours in the 4xx range).
 * `status` is the HTTP status; `code` the product code that the browser acts on.
 */
export const errors = {
  badRequest: { status: 400, code: 400 },
  unauthenticated: { status: 401, code: 401 },
  badSignature: { status: 401, code: 4011 },
  wrongCredentials: { status: 401, code: 4012 },
  factorDemanded: { status: 401, code: 4013 },
  proofDemanded: { status: 401, code: 4014 },
  invalidToken: { status: 401, code: 4015 },
  passkeyRefused: { status: 401, code: 4016 },
  passkeyCopied: { status: 401, code: 4017 },
  passkeyDemanded: { status: 401, code: 4018 },
  forbidden: { status: 403, code: 403 },
  operatorForbidden: { status: 403, code: 4037 },
  registrationClosed: { status: 403, code: 4031 },
  insufficientScope: { status: 403, code: 4032 },
  closedToTokens: { status: 403, code: 4033 },
  sessionTooOld: { status: 403, code: 4034 },
  ipForbidden: { status: 403, code: 90113001 },
  adminForbidden: { status: 403, code: 90113002 },
  notFound: { status: 404, code: 404 },
  conflict: { status: 409, code: 409 },
  passkeysFull: { status: 409, code: 4091 },
  gone: { status: 410, code: 410 },
  tooLarge: { status: 413, code: 413 },
  storageFull: { status: 413, code: 4131 },
  unsupportedVersion: { status: 400, code: 4002 },
  listedPassword: { status: 400, code: 4004 },
  guessablePassword: { status: 400, code: 4005 },
  tooMany: { status: 429, code: 429 },
  internal: { status: 500, code: 500 },
  unavailable: { status: 503, code: 503 },
  diskFull: { status: 507, code: 507 },
  verificationCode: { status: 400, code: 9030119 },
  sensitive: { status: 400, code: 4003 },
  overLimit: { status: 403, code: 90112037 },
  researchOverLimit: { status: 403, code: 90164072 },
  mindOverLimit: { status: 403, code: 90164076 },
  fmeaOverLimit: { status: 403, code: 90164082 },
  agentOverLimit: { status: 403, code: 1510001001 },
  libraryOverLimit: { status: 403, code: 90180009 },
  notInEdition: { status: 403, code: 90112019 },
} as const;

export type ErrorName = keyof typeof errors;

export interface Success<T> {
  data: T;
}

/** The failure envelope. `message` is in the request's language and fit to show. */
export interface Failure {
  status: false;
  error_code: number;
  message: string;
  request_id?: string;
  /** Field by field, for a form. */
  fields?: Record<string, string>;
}
