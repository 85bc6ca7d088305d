import { type Kysely, sql } from 'kysely';

/** Whether the server, or a pooler before it, is another machine and is spoken to without TLS. */
export async function isReachedInTheClear(db: Kysely<unknown>): Promise<boolean> {
  const { rows } = await sql<{ clear: boolean }>`
    select not ssl and inet_client_addr() is distinct from inet_server_addr() as clear
    from pg_stat_ssl where pid = pg_backend_pid()`.execute(db);
  return rows[0]?.clear === true;
}
