import type { Access } from '@assay/contract';
import type { Locale } from '@assay/domain';
import { sql } from 'kysely';
import type { Database } from '../../ground/database/database.types.ts';
import { isOwner, type MemberScope, roles, type TenantScope } from '../../ground/scope/tenant-scope.ts';
import type { Claim, Need, ReadingRight, ReadingRights } from '../../ground/streams/reading-rights.ts';
import { owesFactor } from '../../people/identity/demanded-factor.ts';
import { sessionLives } from '../../people/identity/session-limits.ts';
import { liveToken } from '../../people/identity/tokens/token.store.ts';
import type { SharedItem } from './share-links.ts';
import { sharingWords } from './sharing-words.ts';

/** Who follows something, as the door found out. */
export interface Reader {
  scope: TenantScope;
  sessionId: string | undefined;
  locale: Locale;
}

/** An item with the place of its row. */
interface OwnedItem extends SharedItem {
  tenant_id: string;
  owner_id: string;
}

/**
 * By what a reader follows an item that they may read: their session, token or membership, or the site whose
 * visitor they are, and unless the item is their own,
 * the grant to them or to their tenant, or the link that they came in by. The rule itself stands in `createItemAccess`.
 */
export function rightToItem({ scope, sessionId, locale }: Reader, item: OwnedItem): ReadingRight {
  const words = sharingWords(locale);
  const needs: Need[] = [];
  if (scope.role === 'widget') {
    const { siteId = '', origin = '', widget = '' } = scope.site ?? {};
    needs.push({ oneOf: [{ kind: 'site', values: [siteId, origin, widget] }], code: 403, refusal: words('noLonger') });
  } else if (scope.role !== 'guest') {
    needs.push({ oneOf: [presenceOf(scope, sessionId)], code: 401, refusal: words('signedOut') });
  }
  if (!isOwner(scope, item)) {
    const { dataType, dataId } = item;
    const oneOf: Claim[] = [];
    if (scope.role !== 'guest' && scope.role !== 'widget' && scope.tenantId === item.tenant_id)
      oneOf.push(
        { kind: 'grant', values: [item.tenant_id, dataType, dataId] },
        { kind: 'person', values: [item.tenant_id, dataType, dataId, scope.userId] },
      );
    if (scope.share) oneOf.push({ kind: 'link', values: [scope.share.linkId, item.tenant_id, dataType, dataId] });
    needs.push({ oneOf, code: 403, refusal: words('noLonger') });
  }
  return needs;
}

/**
 * By what somebody reads what is theirs by being there, as exports are: their session, token or membership, and a role
 * that reaches the access of the call. Of a guest, a visitor and a widget's visitor nothing is asked, and of nobody for what
 * everybody may have.
 */
export function rightToBeThere(
  { scope, sessionId, locale }: Partial<Reader> & Pick<Reader, 'locale'>,
  access: Access,
): ReadingRight {
  if (access === 'anonymous' || scope === undefined || scope.role === 'guest' || scope.role === 'widget') return [];
  const words = sharingWords(locale);
  const presence: Need = { oneOf: [presenceOf(scope, sessionId)], code: 401, refusal: words('signedOut') };
  if (access === 'guest') return [presence];
  const role: Claim = { kind: 'role', values: [scope.tenantId, scope.userId, access] };
  return [presence, { oneOf: [role], code: 403, refusal: words('noLonger') }];
}

/** What has to go on for a person, or a program that acts for one, to be there. */
export function presenceOf({ tenantId, userId, token }: MemberScope, sessionId: string | undefined): Claim {
  if (token !== undefined) return { kind: 'token', values: [token.id] };
  if (sessionId !== undefined) return { kind: 'session', values: [sessionId, tenantId] };
  return { kind: 'member', values: [tenantId, userId] };
}

/** Registers who tells whether sessions, tokens, memberships, roles, links and grants still hold: one statement for each kind. */
export function tellItemRights(database: Database, rights: Pick<ReadingRights, 'handle'>): void {
  const db = database.tables<unknown>();
  const told = (columns: string, holds: ReturnType<typeof sql>) => async (claims: readonly (readonly string[])[]) => {
    const { rows } = await sql<{ n: number }>`
      select claim.n::int as n
      from json_array_elements(${JSON.stringify(claims)}::json) with ordinality as given (item, n),
        lateral (select n, ${sql.raw(columns)}) as claim
      where exists (${holds})
    `.execute(db);
    const holding = new Set(rows.map(({ n }) => n));
    return claims.map((_, at) => holding.has(at + 1));
  };
  const isOpen = sql`s.revoked_at is null and (s.expires_at is null or s.expires_at > now())`;

  rights.handle(
    'session',
    told(
      'item->>0 as id, item->>1 as tenant_id',
      sql`select from session s
        join tenant_member m on m.tenant_id = s.tenant_id and m.user_id = s.user_id
        join tenant t on t.id = s.tenant_id
        where s.id = claim.id and s.tenant_id = claim.tenant_id and ${sessionLives} and not ${owesFactor}`,
    ),
  );
  rights.handle('token', told('item->>0 as id', sql`select ${liveToken} and k.id = claim.id`));
  rights.handle(
    'member',
    told(
      'item->>0 as tenant_id, item->>1 as user_id',
      sql`select from tenant_member m where m.tenant_id = claim.tenant_id and m.user_id = claim.user_id`,
    ),
  );
  rights.handle(
    'role',
    told(
      'item->>0 as tenant_id, item->>1 as user_id, item->>2 as least',
      sql`select from tenant_member m where m.tenant_id = claim.tenant_id and m.user_id = claim.user_id
        and array_position(${roles}::text[], m.role) <= array_position(${roles}::text[], claim.least)`,
    ),
  );
  rights.handle(
    'grant',
    told(
      'item->>0 as tenant_id, item->>1 as data_type, item->>2 as data_id',
      sql`select from tenant_grant g
        where g.tenant_id = claim.tenant_id and g.data_type = claim.data_type and g.data_id = claim.data_id`,
    ),
  );
  rights.handle(
    'person',
    told(
      'item->>0 as tenant_id, item->>1 as data_type, item->>2 as data_id, item->>3 as user_id',
      sql`select from person_grant g where g.tenant_id = claim.tenant_id and g.data_type = claim.data_type
        and g.data_id = claim.data_id and g.user_id = claim.user_id`,
    ),
  );
  rights.handle(
    'link',
    told(
      'item->>0 as id, item->>1 as tenant_id, item->>2 as data_type, item->>3 as data_id',
      sql`select from share_link s
        where s.id = claim.id and s.tenant_id = claim.tenant_id and s.data_type = claim.data_type
          and s.data_id = claim.data_id and ${isOpen}`,
    ),
  );
}
