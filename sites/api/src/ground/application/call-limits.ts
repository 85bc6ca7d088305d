import type { CallName } from '@assay/contract';
import type { Settings } from '../configuration/settings.ts';
import { CallError } from '../http/call-error.ts';
import { networkOf } from '../http/request-origin.ts';
import type { RateLimiter } from '../operations/rate-limiter.ts';
import type { MemberScope } from '../scope/tenant-scope.ts';
import type { ApplicationOptions } from './application.ts';

/** How often a call may be made: by one address, or by one signed-in person. */
export interface CallLimit {
  per: 'address' | 'person';
  limit: number;
  seconds: number;
  /** By all people of an organisation together. */
  tenant?: { limit: number; seconds: number };
  /** By everybody together, so that many addresses do not multiply what one may; at 0 the call is refused. */
  everybody?: { limit: (settings: Settings) => number; seconds: number };
}

const day = 86_400;

/** Limits of single calls; every other change is held to `changes`, reading is not counted. */
export const callLimits: Partial<Record<CallName, CallLimit>> = {
  'operations.registerDevice': { per: 'address', limit: 240, seconds: 60 },
  'account.signIn': { per: 'address', limit: 60, seconds: 300 },
  'account.signInByCode': { per: 'address', limit: 60, seconds: 300 },
  'factor.signIn': { per: 'address', limit: 60, seconds: 300 },
  'passkeys.signIn': { per: 'address', limit: 60, seconds: 300 },
  // Every page of the sign-in asks for one, and some people take a second.
  'passkeys.signInOptions': { per: 'address', limit: 180, seconds: 300 },
  'passkeys.proofOptions': { per: 'address', limit: 60, seconds: 300 },
  'passkeys.begin': { per: 'person', limit: 60, seconds: 3600 },
  'credentials.prove': { per: 'address', limit: 60, seconds: 300 },
  'account.verifyCode': { per: 'address', limit: 30, seconds: 3600 },
  // Each may end in a mail to somebody who did not ask for it.
  'credentials.register': { per: 'address', limit: 30, seconds: 3600 },
  'credentials.forgot': { per: 'address', limit: 30, seconds: 3600 },
  'members.askToJoin': { per: 'address', limit: 30, seconds: 3600 },
  'credentials.confirm': { per: 'address', limit: 60, seconds: 300 },
  'credentials.reset': { per: 'address', limit: 60, seconds: 300 },
  'credentials.resetByCode': { per: 'address', limit: 60, seconds: 300 },
  'installation.claim': { per: 'address', limit: 30, seconds: 3600 },
  'members.join': { per: 'address', limit: 60, seconds: 300 },
  'captcha.challenge': { per: 'address', limit: 120, seconds: 3600 },
  // Each is kept, and mailed to the sales of the operator.
  'lead.create': { per: 'address', limit: 5, seconds: 3600, everybody: { limit: () => 1000, seconds: day } },
  'lead.createMarketing': { per: 'address', limit: 5, seconds: 3600, everybody: { limit: () => 1000, seconds: day } },
  // Many people of one office type behind one address.
  'companies.find': { per: 'address', limit: 600, seconds: 60 },
  'embed.session': { per: 'address', limit: 240, seconds: 3600 },
  // Each may ask a page of somebody else.
  'embed.proveOrigin': { per: 'person', limit: 30, seconds: 3600 },
  // Each search ranks the whole library.
  'library.search': { per: 'person', limit: 120, seconds: 60 },
  // Asked while somebody types, a few times for each thing that is looked for.
  'search.everything': { per: 'person', limit: 300, seconds: 60 },
  'materials.named': { per: 'address', limit: 600, seconds: 60 },
  'seek.init': { per: 'person', limit: 30, seconds: 60 },
  'agents.generate': { per: 'person', limit: 30, seconds: 60 },
  'agents.run': { per: 'person', limit: 30, seconds: 60 },
  'agents.chat': { per: 'person', limit: 30, seconds: 60 },
  'agents.quickChat': { per: 'person', limit: 30, seconds: 60 },
  'agents.keep': { per: 'person', limit: 30, seconds: 60 },
  // The operator pays for the model, and nobody's quota is used.
  'agents.guestQuickChat': {
    per: 'address',
    limit: 5,
    seconds: day,
    everybody: { limit: (settings) => settings.ASSAY_GUEST_QUESTIONS_A_DAY, seconds: day },
  },
  // Each is a row that a visitor writes.
  'tracking.add': { per: 'address', limit: 120, seconds: 60, everybody: { limit: () => 200_000, seconds: day } },
  // Each may be a mail to somebody who did not ask for it, with names of the sender's own choice; mails end for everybody too.
  'members.invite': { per: 'person', limit: 50, seconds: 3600, tenant: { limit: 200, seconds: day } },
  'members.invitation': { per: 'address', limit: 60, seconds: 300 },
  'triz.create': { per: 'person', limit: 30, seconds: 60 },
  'boards.create': { per: 'person', limit: 30, seconds: 60 },
  'works.begin': { per: 'person', limit: 30, seconds: 60 },
  // Each searches the library once.
  'boards.pushDirection': { per: 'person', limit: 60, seconds: 60 },
  // Each searches the library once for every solution.
  'boards.solutionData': { per: 'person', limit: 30, seconds: 60 },
  // Each searches the library once for every principle.
  'works.act': { per: 'person', limit: 60, seconds: 60 },
  'works.answerRun': { per: 'person', limit: 60, seconds: 60 },
  'works.pauseRun': { per: 'person', limit: 60, seconds: 60 },
  'works.live': { per: 'person', limit: 120, seconds: 60 },
  'works.comment': { per: 'person', limit: 60, seconds: 60 },
  'works.readers': { per: 'person', limit: 120, seconds: 60 },
  'works.suggest': { per: 'person', limit: 60, seconds: 60 },
  // Looks through the history for the record.
  'works.provenance': { per: 'person', limit: 120, seconds: 60 },
  // Reads the history as far back as it is asked for.
  'works.state': { per: 'person', limit: 60, seconds: 60 },
  'works.restore': { per: 'person', limit: 30, seconds: 60 },
  'works.duplicate': { per: 'person', limit: 30, seconds: 60 },
  // The largest takes seconds, and each of its quotations is looked up in its document.
  'works.import': { per: 'person', limit: 5, seconds: 60 },
  // Each is kept for good.
  'toolSettings.save': { per: 'person', limit: 120, seconds: 3600 },
  'works.present': { per: 'person', limit: 120, seconds: 60 },
  'share.colleagues': { per: 'person', limit: 120, seconds: 60 },
  'agents.uploadFile': { per: 'person', limit: 120, seconds: 3600 },
  'agents.export': { per: 'person', limit: 60, seconds: 300 },
  'seek.export': { per: 'person', limit: 60, seconds: 300 },
  'works.addFigure': { per: 'person', limit: 120, seconds: 3600 },
  'works.export': { per: 'person', limit: 60, seconds: 300 },
  'retention.count': { per: 'person', limit: 60, seconds: 3600 },
};

/** Calls by one token, reading included: programs repeat themselves faster than people do. */
export const callsByToken = { limit: 600, seconds: 60 } as const;

export const changes: CallLimit = { per: 'person', limit: 600, seconds: 60 };

/** Holds calls to the table, counted in the database so that it holds across processes. */
export function callLimit(limiter: RateLimiter, settings: Settings): ApplicationOptions['limit'] {
  return async ({ name, call }, { address, scope }) => {
    if (scope !== undefined && scope.role !== 'guest' && scope.token !== undefined)
      await limiter.hit(`token:${scope.token.id}`, callsByToken.limit, callsByToken.seconds);
    const limit = callLimits[name] ?? (call.method === 'GET' ? undefined : changes);
    if (!limit) return;
    // Whoever clears what a page stores is another visitor of its widgets.
    const member = scope && scope.role !== 'guest' && scope.role !== 'widget' ? scope : undefined;
    const subject = limit.per === 'person' && member ? member.userId : networkOf(address);
    await limiter.hit(`${name}:${subject}`, limit.limit, limit.seconds);
    if (limit.tenant && member)
      await limiter.hit(`${name}:tenant:${member.tenantId}`, limit.tenant.limit, limit.tenant.seconds);
    if (!limit.everybody) return;
    const most = limit.everybody.limit(settings);
    if (most === 0) throw new CallError('forbidden');
    await limiter.hit(`${name}:everybody`, most, limit.everybody.seconds);
  };
}

/** Messages of agents by one token, each of which may make calls that count by themselves. */
const messagesByToken = { limit: 600, seconds: 60 } as const;

/** Holds messages of agents to their limit: also what makes no call, such as asking which tools there are. */
export function messageLimit(limiter: RateLimiter): (scope: MemberScope) => Promise<void> {
  return ({ token, userId }) =>
    limiter.hit(`message:${token?.id ?? userId}`, messagesByToken.limit, messagesByToken.seconds);
}
