export { type Account, type AccountSource, createAccountSource, type Session } from './account.source.ts';
export { SignInDialog, SignInPage } from './LazySignIn.ts';
export { accountMessages } from './messages.ts';
export type { SignInDialogProps, SignInProps } from './SignIn.tsx';
