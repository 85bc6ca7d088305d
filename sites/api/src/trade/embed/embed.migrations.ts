import type { WidgetName } from '@assay/domain';
import type { Generated } from 'kysely';
import { type AreaSchema, migration } from '../../ground/database/migrations.ts';
import { notesEndings } from '../../ground/erasure/erasure.migrations.ts';

/** Pages that may carry widgets of a tenant, and the visitors who ask there. */
export const embedSchema: AreaSchema = {
  area: 'embed',
  migrations: {
    '0001_embed': migration(
      `create table embed_site (
        id text primary key,
        tenant_id text not null references tenant (id) on delete cascade,
        origin text not null,
        widgets jsonb not null,
        created_by text references user_account (id) on delete set null,
        created_at timestamptz not null default now(),
        unique (tenant_id, origin)
      )`,
      `create index embed_site_origin on embed_site (origin)`,
      `create table embed_visitor (
        user_id text primary key references user_account (id) on delete cascade,
        site_id text not null references embed_site (id) on delete cascade,
        seen_at timestamptz not null default now()
      )`,
      `create index embed_visitor_seen on embed_visitor (seen_at)`,
    ),
    '0002_sites': migration(
      `alter table embed_site
        add column library text not null default 'shared' check (library in ('shared', 'tenant')),
        add column questions_a_day integer not null default 500,
        add column leads_a_day integer not null default 100`,
      `create table embed_origin (
        site_id text not null references embed_site (id) on delete cascade,
        tenant_id text not null references tenant (id) on delete cascade,
        origin text not null,
        primary key (site_id, origin),
        unique (tenant_id, origin)
      )`,
      `insert into embed_origin (site_id, tenant_id, origin) select id, tenant_id, origin from embed_site`,
      `create index embed_origin_origin on embed_origin (origin)`,
      `alter table embed_site drop column origin`,
      `create table embed_use (
        site_id text not null references embed_site (id) on delete cascade,
        day date not null,
        questions integer not null default 0,
        leads integer not null default 0,
        primary key (site_id, day)
      )`,
      // A site's visitors are of a tenant without people and documents. Former ones were members of that of the site.
      `delete from tenant_member where user_id in (select user_id from embed_visitor)`,
      `delete from user_account where id in (select user_id from embed_visitor)`,
      `insert into tenant (id, name) select '@site:' || id, 'Site ' || id from embed_site`,
      `create function forget_embed_site() returns trigger language plpgsql as $$
      begin
        delete from user_account where id in (select user_id from embed_visitor where site_id = old.id);
        delete from tenant where id = '@site:' || old.id;
        return old;
      end $$`,
      `create trigger embed_site_left before delete on embed_site
        for each row execute function forget_embed_site()`,
      `create trigger embed_site_ended after delete or update of widgets on embed_site
        for each statement execute function note_right_ended()`,
      `create trigger embed_origin_ended after delete on embed_origin
        for each statement execute function note_right_ended()`,
    ),
    '0003_endings': migration(
      ...notesEndings({ table: 'embed_site', key: 'id', changes: 'widgets,library' }),
      ...notesEndings({ table: 'embed_origin', key: 'site_id,origin' }),
    ),
    '0004_proofs': migration(
      `alter table embed_origin
        add column proof text not null
          default 'assay-site-' || replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
        add column proved_at timestamptz,
        add column listed_at timestamptz not null default now()`,
      `update embed_origin set listed_at = created_at from embed_site where id = site_id`,
      // Whoever alone lists a page keeps it; of several the first does.
      `update embed_origin o set proved_at = now()
        where not exists (
          select from embed_origin other where other.origin = o.origin
            and (other.listed_at, other.site_id) < (o.listed_at, o.site_id)
        )`,
      `create unique index embed_origin_proved on embed_origin (origin) where proved_at is not null`,
      `create trigger embed_origin_withdrawn after update of proved_at on embed_origin
        for each statement execute function note_right_ended()`,
      // A proof that is given is no end.
      `create trigger embed_origin_noted_withdrawn after update of proved_at on embed_origin
        for each row when (old.proved_at is not null and new.proved_at is null)
        execute function note_ended_right('site_id,origin', 'proved_at,proof')`,
    ),
    // Whoever was proved before stands by the operator's word: nobody can tell any more who had a file.
    '0005_looked_for_again': migration(
      `alter table embed_origin
        add column by_file boolean not null default false,
        add column look_at timestamptz,
        add column lost_at timestamptz,
        add column warned_at timestamptz`,
      `create index embed_origin_look on embed_origin (look_at) where look_at is not null`,
    ),
    '0006_caps': migration(
      `alter table embed_site
        add column questions_an_hour integer not null default 100,
        add column visitor_questions_a_day integer not null default 20`,
      // A site that takes more than most in a day goes on doing so within a few hours.
      `update embed_site set questions_an_hour = greatest(100, questions_a_day / 5)`,
      `alter table embed_use
        add column hour smallint not null default 0,
        add column questions_in_hour integer not null default 0`,
      `alter table embed_visitor
        add column asked_on date,
        add column asked integer not null default 0`,
    ),
  },
};

/** What of the library a site's visitors are answered from: what everybody may read, or all that its tenant holds. */
type SiteLibrary = 'shared' | 'tenant';

export interface EmbedTables {
  embed_site: {
    id: string;
    tenant_id: string;
    /** JSON text when written, parsed when read. */
    widgets: WidgetName[];
    library: SiteLibrary;
    questions_a_day: number;
    questions_an_hour: number;
    visitor_questions_a_day: number;
    leads_a_day: number;
    created_by: string | null;
    created_at: Generated<Date>;
  };
  embed_origin: {
    site_id: string;
    tenant_id: string;
    origin: string;
    /** The line that proves it. */
    proof: Generated<string>;
    /** Null while it is not proved that the tenant holds the domain: then it lets nothing be carried. */
    proved_at: Date | null;
    listed_at: Generated<Date>;
    /** Whether a file proved it, and not a word of the operator. */
    by_file: Generated<boolean>;
    /** When the file is looked for again; null where none is. */
    look_at: Date | null;
    /** When the proof loses its standing, unless the file is found until then. */
    lost_at: Date | null;
    /** When the owners were told of that. */
    warned_at: Date | null;
  };
  embed_use: {
    site_id: string;
    /** Of UTC, as the hour is. */
    day: string;
    questions: Generated<number>;
    leads: Generated<number>;
    /** The last hour in which something was asked, and how much in it. */
    hour: Generated<number>;
    questions_in_hour: Generated<number>;
  };
  embed_visitor: {
    user_id: string;
    site_id: string;
    seen_at: Generated<Date>;
    /** The last day on which they asked, and how much on it. */
    asked_on: string | null;
    asked: Generated<number>;
  };
}
