import { lazy } from 'react';

/** The sign-in page, fetched when it is needed: most visits are of people who are signed in. */
export const SignInPage = lazy(() => import('./SignIn.tsx').then((module) => ({ default: module.SignInPage })));

/** What a mailed link leads to, fetched when somebody comes by one. */
export const LinkDialog = lazy(() => import('./LinkDialog.tsx').then((module) => ({ default: module.LinkDialog })));

/** Password, phone, own data and the end of the account; fetched when it is looked at. */
export const Security = lazy(() => import('./Security.tsx').then((module) => ({ default: module.Security })));

/** The sign-in dialog, fetched when it is needed. */
export const SignInDialog = lazy(() => import('./SignIn.tsx').then((module) => ({ default: module.SignInDialog })));
