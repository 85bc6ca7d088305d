import { type PersonOf, whereOf } from '../../ground/erasure/row-owners.ts';

/** Rows of one table that belong to a person. */
export interface PersonalRows {
  table: string;
  person: PersonOf;
  /** What becomes of them when the account is deleted. @default 'delete' */
  onDeletion?: 'delete' | { forget: string };
  /** Not part of the export: secrets, or a copy of what another table holds. @default false */
  isInternal?: boolean;
}

const ofQuestion = { column: 'question_id', of: 'seek_question', key: 'id' } as const;

/**
 * Every place that keeps something about a person, children before their parents. A column that names a person and is
 * not here fails a test.
 */
export const personalData: readonly PersonalRows[] = [
  { table: 'answer_feedback', person: 'user_id' },
  { table: 'saved_answer', person: 'user_id' },
  { table: 'seek_module_version', person: ofQuestion },
  { table: 'seek_module', person: ofQuestion },
  { table: 'seek_question', person: 'owner_id' },
  { table: 'seek_page', person: 'owner_id' },
  { table: 'agent_feedback', person: 'user_id' },
  { table: 'agent_message_version', person: { column: 'message_id', of: 'agent_message', key: 'id' } },
  { table: 'agent_message', person: { column: 'job_id', of: 'agent_job', key: 'id' } },
  { table: 'agent_document', person: { column: 'file_id', of: 'agent_file', key: 'id' } },
  { table: 'agent_file', person: 'owner_id' },
  { table: 'storage_claim', person: 'owner_id', isInternal: true },
  { table: 'agent_job', person: 'owner_id' },
  { table: 'work_run_step', person: { column: 'work_id', of: 'work', key: 'id' } },
  { table: 'work_run_question', person: 'answered_by', onDeletion: { forget: 'answered_by' }, isInternal: true },
  { table: 'work_run_question', person: { column: 'work_id', of: 'work', key: 'id' } },
  { table: 'work_run', person: { column: 'id', of: 'run', key: 'id' }, isInternal: true },
  { table: 'run', person: 'owner_id' },
  { table: 'stream_event', person: { column: 'stream_id', of: 'stream', key: 'id' }, isInternal: true },
  { table: 'stream', person: 'owner_id', isInternal: true },
  { table: 'work_record', person: { column: 'work_id', of: 'work', key: 'id' } },
  { table: 'work_change', person: { column: 'work_id', of: 'work', key: 'id' } },
  { table: 'work_mention', person: 'user_id', isInternal: true },
  { table: 'work_mention', person: { column: 'work_id', of: 'work', key: 'id' }, isInternal: true },
  { table: 'work_comment', person: 'user_id', onDeletion: { forget: 'user_id' } },
  { table: 'work_comment', person: { column: 'work_id', of: 'work', key: 'id' }, isInternal: true },
  { table: 'work_suggestion', person: { column: 'work_id', of: 'work', key: 'id' } },
  { table: 'work_suggestion', person: 'user_id', onDeletion: { forget: 'user_id' }, isInternal: true },
  { table: 'work_suggestion', person: 'decided_by', onDeletion: { forget: 'decided_by' }, isInternal: true },
  { table: 'work_version', person: { column: 'work_id', of: 'work', key: 'id' }, isInternal: true },
  { table: 'work_version', person: 'user_id', onDeletion: { forget: 'user_id' }, isInternal: true },
  { table: 'work_presence', person: 'user_id', isInternal: true },
  { table: 'work', person: 'owner_id' },
  { table: 'work_change', person: 'user_id', onDeletion: { forget: 'user_id' }, isInternal: true },
  { table: 'tool_setting_change', person: 'user_id', onDeletion: { forget: 'user_id' }, isInternal: true },
  { table: 'topic_subscription', person: 'user_id' },
  { table: 'history_removal', person: 'user_id' },
  { table: 'history_word', person: 'owner_id', isInternal: true },
  { table: 'search_kept', person: 'user_id' },
  { table: 'share_link', person: 'created_by' },
  { table: 'tenant_grant', person: 'granted_by' },
  { table: 'person_grant', person: ['granted_by', 'user_id'] },
  { table: 'invitation', person: 'invited_by' },
  { table: 'usage_event', person: 'user_id' },
  { table: 'usage_count', person: 'user_id' },
  { table: 'tracking_event', person: 'user_id' },
  { table: 'tracking_refusal', person: 'user_id' },
  { table: 'guide_seen', person: 'user_id' },
  { table: 'activity_award', person: 'user_id' },
  { table: 'activity_arrival', person: ['user_id', 'invited_by'] },
  { table: 'activity_feedback', person: 'user_id' },
  { table: 'activity_invite', person: 'user_id' },
  { table: 'lead', person: 'user_id' },
  { table: 'embed_visitor', person: 'user_id', isInternal: true },
  { table: 'embed_site', person: 'created_by', onDeletion: { forget: 'created_by' } },
  { table: 'import_run', person: 'requested_by', onDeletion: { forget: 'requested_by' } },
  { table: 'egress_excerpt', person: { column: 'event_id', of: 'egress_event', key: 'id' } },
  { table: 'egress_event', person: 'user_id', onDeletion: { forget: 'user_id' } },
  { table: 'audit_event', person: 'user_id', onDeletion: { forget: 'user_id' } },
  { table: 'audit_event', person: 'subject_id', onDeletion: { forget: 'subject_id' }, isInternal: true },
  { table: 'onboarding_answer', person: 'user_id' },
  { table: 'user_identity', person: 'user_id' },
  { table: 'access_token', person: 'user_id' },
  { table: 'access_token', person: 'created_by', onDeletion: { forget: 'created_by' }, isInternal: true },
  { table: 'recovery_code', person: 'user_id', isInternal: true },
  { table: 'second_factor', person: 'user_id' },
  { table: 'passkey', person: 'user_id' },
  { table: 'pending_sign_in', person: 'user_id', isInternal: true },
  { table: 'known_device', person: 'user_id', isInternal: true },
  { table: 'session', person: 'user_id' },
  { table: 'package_grant', person: 'user_id' },
  { table: 'tenant_member', person: 'user_id' },
  { table: 'user_account', person: 'id' },
];

/** Condition under which rows of such a table are about the person whose id is `$1`. */
export const whereOfPerson = ({ person }: PersonalRows): string => whereOf(personalData, person);

/** Columns that are never handed out, whoever asks. */
export const secretColumns: ReadonlySet<string> = new Set(['password_hash', 'token_hash', 'code_hash', 'secret']);

/** Columns whose name says that they hold a person's id. */
export const personColumns = ['user_id', 'owner_id', 'created_by', 'granted_by', 'invited_by', 'requested_by'] as const;

/** Rows of a tenant that name it only through another table; `$1` is the tenant's id. */
export const tenantRows: readonly { table: string; where: string }[] = [
  ...(['search_posting', 'search_embedding', 'search_sentence'] as const).map((table) => ({
    table,
    where: 'passage_id in (select passage_id from search_passage where tenant_id = $1)',
  })),
  ...(['claim', 'classification', 'party', 'reference', 'document_original', 'document_version'] as const).map(
    (table) => ({
      table,
      where: 'document_key in (select key from document where tenant_id = $1)',
    }),
  ),
  { table: 'import_problem', where: 'run_id in (select id from import_run where tenant_id = $1)' },
];
