import { sql } from 'kysely';

/** Who wrote a row of a table with `user_id`, as its readers see it. */
export interface AuthorColumns {
  user_id: string | null;
  /** Empty where the account was deleted. */
  author_name: string;
}

/** What an account that is joined as `account` goes by. */
export const accountName = sql<string>`coalesce(nullif(account.full_name, ''), split_part(account.email, '@', 1), '')`;

export const authorOf = ({ user_id, author_name }: AuthorColumns) => ({ person: user_id, name: author_name });
