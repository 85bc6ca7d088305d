import { lazy } from 'react';

/** What a person does with an answer, loaded once there is one. */
export const AnswerActions = lazy(async () => ({ default: (await import('./AnswerActions.tsx')).AnswerActions }));

/** The same for one passage in the drawer. */
export const CopyPassage = lazy(async () => ({ default: (await import('./CopyPassage.tsx')).CopyPassage }));
