import * as sharingCalls from '@assay/contract/calls/sharing';
import { pathTo, type ShareDataType } from '@assay/domain';
import type { ServiceArea } from '../../ground/application/service.types.ts';
import { bind } from '../../ground/http/binding.ts';
import { CallError } from '../../ground/http/call-error.ts';
import { includesRole, type MemberScope } from '../../ground/scope/tenant-scope.ts';
import type { ItemAccess } from './item-access.ts';
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
});

/** Who may open what, and the links and grants that say so. */
export function sharingArea(links: ShareLinks, access: ItemAccess): ServiceArea {
  /** Only the owner of an item, or an administrator of its tenant, decides who reads it. */
  async function assertMayShare(scope: MemberScope, item: SharedItem): Promise<void> {
    const owner = await access.ownerOf(item);
    if (!owner) throw new CallError('notFound');
    const isOwn = owner.tenantId === scope.tenantId && owner.userId === scope.userId;
    const isAdmin = owner.tenantId === scope.tenantId && includesRole(scope.role, 'admin');
    if (!isOwn && !isAdmin) throw new CallError('forbidden');
  }

  return {
    bindings: bind(sharingCalls, {
      'share.check': async ({ query, scope }) => {
        const right = await access.rightTo(scope, itemOf(query));
        if (right === 'link' && scope?.share) await links.countOpening(scope.share.linkId);
        return { allowed: right !== undefined, by: right ?? null };
      },
      'share.create': async ({ body, scope }) => {
        const item = itemOf(body);
        await assertMayShare(scope, item);
        const days = body.expires_in_days;
        const row = await links.create(scope, item, days === undefined ? null : new Date(Date.now() + days * day));
        return { ...linkOf(row), token: row.token, path: `${paths[item.dataType](item.dataId)}?share=${row.token}` };
      },
      'share.links': async ({ query, scope }) => {
        const item = itemOf(query);
        await assertMayShare(scope, item);
        const [rows, tenant] = await Promise.all([links.list(scope, item), links.isGranted(scope.tenantId, item)]);
        return { links: rows.map(linkOf), share_count: rows.length, tenant };
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
        await assertMayShare(scope, item);
        await (body.granted ? links.grant(scope, item) : links.withdraw(scope, item));
        return { tenant: body.granted };
      },
    }),
  };
}
