export { type AccountSource, createAccountSource } from './account.source.ts';
export type { Account, Session } from './account.types.ts';
export { type AccountLink, accountLinkOf } from './account-link.ts';
export { LinkDialog, ProofDialog, Security, SignInDialog, SignInPage } from './lazy-screens.tsx';
export { accountMessages } from './messages.ts';
export { createProofDesk, type ProofDesk } from './proof-desk.ts';
export type { SecurityProps } from './Security.types.ts';
export type { SignInDialogProps, SignInProps } from './SignIn.tsx';
export { createSecuritySource, type SecuritySource } from './security.source.ts';
