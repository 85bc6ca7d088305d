import type { Notice } from '../mail/notice-mails.ts';
import { deviceOf } from './user-agent.ts';

/** What happened now, in the browser that asked for it. */
export function noticeOf(kind: Notice['kind'], request: Request): Notice {
  return { kind, at: new Date().toISOString(), ...deviceOf(request.headers.get('user-agent')) };
}
