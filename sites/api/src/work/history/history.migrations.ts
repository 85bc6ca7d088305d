import { type AreaSchema, migration } from '../../ground/database/migrations.ts';
import { historyWords } from './history-words.ts';

/** What a person has taken out of their history. The records themselves are the items they worked on. */
export const historySchema: AreaSchema = {
  area: 'history',
  owners: {
    history_removal: 'tenant',
    saved_answer: 'tenant',
    history_word: 'tenant',
  },
  // The tables that hold the words keep them again while they are restored.
  derived: ['history_word'],
  migrations: {
    '0001_history': migration(
      `create table history_removal (
        user_id text not null references user_account (id) on delete cascade,
        tenant_id text not null references tenant (id) on delete cascade,
        source text not null,
        item_id text not null,
        removed_at timestamptz not null default now(),
        primary key (tenant_id, user_id, source, item_id)
      )`,
    ),
    // Without a foreign key: the questions are made by an area that comes later. What is gone is not listed.
    '0002_saved_answers': migration(
      `create table saved_answer (
        user_id text not null references user_account (id) on delete cascade,
        tenant_id text not null references tenant (id) on delete cascade,
        question_id text not null,
        saved_at timestamptz not null default now(),
        primary key (user_id, question_id)
      )`,
    ),
    '0003_words': migration(...historyWords),
  },
};
