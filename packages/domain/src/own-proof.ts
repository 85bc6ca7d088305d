/**
 * How the person behind a session proves anew who they are: the present password, a code sent to the phone or to the
 * proved address of an account without one, or else only a new sign-in.
 */
export const ownProofs = ['password', 'code', 'mail', 'sign_in'] as const;
export type OwnProofKind = (typeof ownProofs)[number];
