export {
  Forbidden,
  type ForbiddenProps,
  NotFound,
  type NotFoundProps,
  ScreenFailure,
  type ScreenFailureProps,
} from './ErrorPages.tsx';
export { errorsMessages } from './messages.ts';
