// A platform that has been lived in: 100,000 accounts in 10,000 tenants and 1,000,000 pages in their histories.
import { hashToken } from '../../sites/api/src/people/identity/sessions.ts';

/** Rows that a fill makes. */
export const size = { accounts: 100_000, tenants: 10_000, pages: 1_000_000, signedIn: 2_000, heaviest: 5_000 };

/** Cookie token of the person with a number. */
export const tokenOf = (n) => `bench-session-token-${n}`;

const accountOf = (number) => `'u' || ${number}`;
const tenantOf = (number) => `'t' || (${number} / 10)`;

/** Bulk SQL; the person 0 has the heaviest history, every other one nine or ten pages spread over three months. */
export async function fill(database) {
  const { pool } = database;
  const { accounts, pages, heaviest, signedIn, tenants } = size;
  const last = accounts - 1;
  await pool.query(
    `insert into tenant (id, name) select 't' || n, 'Tenant ' || n from generate_series(0, ${tenants - 1}) n`,
  );
  await pool.query(`insert into user_account (id, email, full_name, company_name, last_login_at)
    select ${accountOf('n')}, 'u' || n || '@bench.example', 'Person ' || n, 'Company', now() from generate_series(0, ${last}) n`);
  await pool.query(`insert into tenant_member (tenant_id, user_id, role)
    select ${tenantOf('n')}, ${accountOf('n')}, case n % 10 when 0 then 'owner' when 1 then 'admin' else 'member' end
    from generate_series(0, ${last}) n`);
  await pool.query(`insert into package_grant (tenant_id, user_id, package, ends_at)
    select ${tenantOf('n')}, ${accountOf('n')}, p.name, case when p.name = 'air_trial' then now() + interval '9 days' end
    from generate_series(0, ${last}) n, (values ('air_free'), ('air_trial')) p (name)`);
  await pool.query(`insert into onboarding_answer (user_id, industry, role)
    select ${accountOf('n')}, 'batteries', 'researcher' from generate_series(0, ${last}) n`);
  await pool.query(`insert into usage_count
    (tenant_id, user_id, feature, day_start, day_used, month_start, month_used, year_start, year_used)
    select ${tenantOf('n')}, ${accountOf('n')}, 'tech_seek', current_date, 1, date_trunc('month', now())::date, 2,
      date_trunc('year', now())::date, 5 from generate_series(0, ${last}) n`);
  // In parts, so that the log of the embedded engine is written out between them.
  const part = 100_000;
  for (let from = 0; from < pages; from += part) {
    await pool.query(`insert into seek_page (id, tenant_id, owner_id, title, updated_at)
      select 'p' || n, ${tenantOf('o')}, ${accountOf('o')}, 'What limits cell chemistry number ' || n || '?',
        now() - (n % 129600) * interval '1 minute'
      from (
        select n, case when n < ${heaviest} then 0 else n % ${accounts} end as o
        from generate_series(${from}, ${from + part - 1}) n
      ) owned`);
  }
  const ids = Array.from({ length: signedIn }, (_, n) => hashToken(tokenOf(n)));
  await pool.query(
    `insert into session (id, user_id, tenant_id, expires_at)
    select s.id, 'u' || (s.n - 1), 't' || ((s.n - 1) / 10), now() + interval '1 day'
    from unnest($1::text[]) with ordinality s (id, n)`,
    [ids],
  );
  await pool.query('analyze');
}
