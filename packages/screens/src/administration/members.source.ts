import { type Client, isCallError } from '@assay/client';
import type { AssayCalls } from '@assay/contract';
import * as membersCalls from '@assay/contract/calls/members';

/** Under which key of the query cache the people of the organisation are kept. */
export const membersKey = ['administration', 'members'];

export const memberRoles = ['owner', 'admin', 'member', 'viewer'] as const;
export type MemberRole = (typeof memberRoles)[number];

export interface Member {
  id: string;
  name: string;
  /** E-mail address, or the masked phone number. */
  contact: string;
  role: MemberRole;
  packages: readonly string[];
  lastLogin: string | undefined;
  /** What they sign in with besides a password: the codes of an app, or passkeys. */
  factors: readonly ('app' | 'passkey')[];
}

export interface OpenInvitation {
  id: string;
  email: string | undefined;
  role: MemberRole;
  invitedBy: string;
  expiresAt: string;
}

export interface NewInvitation {
  link: string;
  /** Address that it was mailed to. */
  mailedTo: string | undefined;
}

/** Why a change of a member is refused. */
export type MemberRefusal = 'lastOwner' | 'notAllowed' | 'belongsElsewhere';

/** A change that the rules of roles forbid. */
export class MemberRefusedError extends Error {
  override readonly name = 'MemberRefusedError';
  readonly refusal: MemberRefusal;
  constructor(refusal: MemberRefusal, cause: unknown) {
    super(refusal, { cause });
    this.refusal = refusal;
  }
}

/** Somebody with this address belongs to the tenant already. */
export class AlreadyMemberError extends Error {
  override readonly name = 'AlreadyMemberError';
}

/** What the members part needs from outside. */
export interface MembersSource {
  members(signal: AbortSignal): Promise<readonly Member[]>;
  /** @throws MemberRefusedError */
  changeRole(id: string, role: MemberRole): Promise<void>;
  /** @throws MemberRefusedError */
  remove(id: string): Promise<void>;
  /** Signs somebody out everywhere. @throws MemberRefusedError */
  endSessions(id: string): Promise<void>;
  /** Turns off somebody's second factor and removes their passkeys. @throws MemberRefusedError */
  resetFactor(id: string): Promise<void>;
  invitations(signal: AbortSignal): Promise<readonly OpenInvitation[]>;
  /** @throws AlreadyMemberError */
  invite(email: string | undefined, role: Exclude<MemberRole, 'owner'>): Promise<NewInvitation>;
  revoke(id: string): Promise<void>;
}

type InvitationReply = AssayCalls['members.invitations']['response'][number];

const invitationOf = ({ invitation_id, email, role, invited_by, expires_at }: InvitationReply): OpenInvitation => ({
  id: invitation_id,
  email: email ?? undefined,
  role,
  invitedBy: invited_by,
  expiresAt: expires_at,
});

async function unlessRefused<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (isCallError(error, 'conflict')) throw new MemberRefusedError('lastOwner', error);
    if (isCallError(error, 'forbidden')) throw new MemberRefusedError('notAllowed', error);
    throw error;
  }
}

/** The members' source over the client. */
export function createMembersSource(client: Client): MembersSource {
  return {
    async members(signal) {
      const members = await client.call(membersCalls.list, {}, { signal });
      return members.map((member) => ({
        id: member.user_id,
        name: member.full_name,
        contact: member.email ?? member.mobile_number ?? '',
        role: member.role,
        packages: member.packages,
        lastLogin: member.last_login_at ?? undefined,
        factors: [
          ...(member.second_factor ? (['app'] as const) : []),
          ...(member.passkeys > 0 ? (['passkey'] as const) : []),
        ],
      }));
    },
    async changeRole(id, role) {
      await unlessRefused(client.call(membersCalls.changeRole, { params: { user_id: id }, body: { role } }));
    },
    async remove(id) {
      await unlessRefused(client.call(membersCalls.remove, { params: { user_id: id } }));
    },
    async endSessions(id) {
      await unlessRefused(client.call(membersCalls.endSessions, { params: { user_id: id } }));
    },
    async resetFactor(id) {
      try {
        await client.call(membersCalls.resetFactor, { params: { user_id: id } });
      } catch (error) {
        if (isCallError(error, 'conflict')) throw new MemberRefusedError('belongsElsewhere', error);
        if (isCallError(error, 'forbidden')) throw new MemberRefusedError('notAllowed', error);
        throw error;
      }
    },
    async invitations(signal) {
      return (await client.call(membersCalls.invitations, {}, { signal })).map(invitationOf);
    },
    async invite(email, role) {
      try {
        const body = { role, ...(email === undefined ? {} : { email }) };
        const { link, mailed } = await client.call(membersCalls.invite, { body });
        return { link, mailedTo: mailed ? email : undefined };
      } catch (error) {
        if (isCallError(error, 'conflict')) throw new AlreadyMemberError(error.message, { cause: error });
        throw error;
      }
    },
    async revoke(id) {
      await client.call(membersCalls.revokeInvitation, { params: { invitation_id: id } });
    },
  };
}
