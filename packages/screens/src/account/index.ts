export type { Account, AccountSource, DemoAccount, Edition, Role } from './account.source.ts';
export { accountMessages } from './messages.ts';
export { SignInDialog, type SignInDialogProps, SignInPage, type SignInProps } from './SignIn.tsx';
