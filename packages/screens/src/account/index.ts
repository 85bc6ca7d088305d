export { type Account, type AccountSource, createAccountSource, type Session } from './account.source.ts';
export { type AccountLink, accountLinkOf } from './account-link.ts';
export { LinkDialog, SignInDialog, SignInPage } from './LazySignIn.ts';
export { accountMessages } from './messages.ts';
export type { SignInDialogProps, SignInProps } from './SignIn.tsx';
