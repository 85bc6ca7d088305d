import * as sharingCalls from '@assay/contract/calls/sharing';
import { pathTo, type ShareDataType } from '@assay/domain';
import type { ServiceArea } from '../../ground/application/service.types.ts';
import { bind } from '../../ground/http/binding.ts';
import { CallError } from '../../ground/http/call-error.ts';
import { includesRole, type MemberScope } from '../../ground/scope/tenant-scope.ts';
import type { ItemAccess, ItemOwner } from './item-access.ts';
import type { PersonGrants } from './person-grants.ts';
import type { LinkRow, SharedItem, ShareLinks } from './share-links.ts';

const paths: Record<ShareDataType, (dataId: string) => string> = {
  seek_search: (id) => pathTo('page', { seek_id: id }),
  project: (id) => pathTo('project', { graph_id: id }),
  ai_agent: (id) => pathTo('agentFlow', { agent_job_id: id }),
  work: (id) => pathTo('work', { work_id: id }),
};

const day = 86_400_000;
const itemOf = (input: { data_id: string; data_type: ShareDataType }): SharedItem => ({
  dataType: input.data_type,
  dataId: input.data_id,
});
const linkOf = (row: LinkRow) => ({
  link_id: row.id,
  created_at: row.created_at.toISOString(),
  expires_at: row.expires_at?.toISOString() ?? null,
  opened: row.opened,
  role: row.role,
});

/** Who may open what, and the links and grants that say so. */
export function sharingArea(links: ShareLinks, people: PersonGrants, access: ItemAccess): ServiceArea {
  /** Only the owner of an item, or an administrator of its tenant, decides who reads it. */
  async function assertMayShare(scope: MemberScope, item: SharedItem): Promise<ItemOwner> {
    const owner = await access.ownerOf(item);
    if (!owner) throw new CallError('notFound');
    const isOwn = owner.tenantId === scope.tenantId && owner.userId === scope.userId;
    const isAdmin = owner.tenantId === scope.tenantId && includesRole(scope.role, 'admin');
    if (!isOwn && !isAdmin) throw new CallError('forbidden');
    return owner;
  }

  /** The same, of an item that others may be let in to: what is incognito leaves no link and no grant. */
  async function assertMayOpen(scope: MemberScope, item: SharedItem): Promise<void> {
    if ((await assertMayShare(scope, item)).isIncognito === true) throw new CallError('forbidden');
  }

  return {
    bindings: bind(sharingCalls, {
      'share.check': async ({ query, scope }) => {
        const held = await access.accessTo(scope, itemOf(query));
        if (held?.by === 'link' && scope?.share) await links.countOpening(scope.share.linkId);
        return { allowed: held !== undefined, by: held?.by ?? null, role: held?.role ?? null };
      },
      'share.create': async ({ body, scope }) => {
        const item = itemOf(body);
        await assertMayOpen(scope, item);
        const days = body.expires_in_days;
        const expiresAt = days === undefined ? null : new Date(Date.now() + days * day);
        const row = await links.create(scope, item, { expiresAt, role: body.role ?? 'read' });
        return { ...linkOf(row), token: row.token, path: `${paths[item.dataType](item.dataId)}?share=${row.token}` };
      },
      'share.links': async ({ query, scope }) => {
        const item = itemOf(query);
        await assertMayShare(scope, item);
        const [rows, role] = await Promise.all([links.list(scope, item), links.tenantRole(scope.tenantId, item)]);
        return {
          links: rows.map(linkOf),
          share_count: rows.length,
          tenant: role !== undefined,
          tenant_role: role ?? null,
        };
      },
      'share.revoke': async ({ body, scope }) => {
        const item = await links.find(scope, body.link_id);
        if (!item) throw new CallError('notFound');
        await assertMayShare(scope, item);
        await links.revoke(scope, body.link_id);
        return { share_count: (await links.list(scope, item)).length };
      },
      'share.grantTenant': async ({ body, scope }) => {
        const item = itemOf(body);
        await (body.granted ? assertMayOpen : assertMayShare)(scope, item);
        await (body.granted ? links.grant(scope, item, body.role ?? 'read') : links.withdraw(scope, item));
        return { tenant: body.granted };
      },
      'share.people': async ({ query, scope }) => {
        const item = itemOf(query);
        await assertMayShare(scope, item);
        return { people: await people.list(scope, item) };
      },
      'share.grantPerson': async ({ body, scope }) => {
        const item = itemOf(body);
        const { user_id: userId, role } = body;
        await (role === null ? assertMayShare : assertMayOpen)(scope, item);
        // Closing is open to whoever has become a reader; opening is not.
        if (role !== null && !includesRole(scope.role, 'member')) throw new CallError('forbidden');
        const isDone = await (role === null
          ? people.withdraw(scope, item, userId)
          : people.grant(scope, item, userId, role));
        if (!isDone) throw new CallError('notFound');
        return { role };
      },
      'share.colleagues': async ({ query, scope }) => ({ people: await people.colleagues(scope, query.q) }),
    }),
  };
}
