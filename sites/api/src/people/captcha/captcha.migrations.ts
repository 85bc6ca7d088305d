import { type AreaSchema, migration } from '../../ground/database/migrations.ts';

/** Proofs of work that were used, until they would have expired anyway. */
export const captchaSchema: AreaSchema = {
  area: 'captcha',
  derived: ['captcha_spent'],
  migrations: {
    '0001_captcha': migration(
      `create table captcha_spent (
        proof text primary key,
        expires_at timestamptz not null
      )`,
    ),
  },
};

export interface CaptchaTables {
  captcha_spent: { proof: string; expires_at: Date };
}
