export { type Account, type AccountSource, createAccountSource, type Session } from './account.source.ts';
export { accountMessages } from './messages.ts';
export { SignInDialog, type SignInDialogProps, SignInPage, type SignInProps } from './SignIn.tsx';
