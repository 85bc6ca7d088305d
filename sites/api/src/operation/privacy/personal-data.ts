/** Rows of one table that belong to a person, whose id is `$1`. */
export interface PersonalRows {
  table: string;
  where: string;
  /** What becomes of them when the account is deleted. @default 'delete' */
  onDeletion?: 'delete' | { forget: string };
  /** Not part of the export: secrets, or a copy of what another table holds. @default false */
  isInternal?: boolean;
}

const seekQuestions = 'question_id in (select id from seek_question where owner_id = $1)';
const agentMessages = 'select m.id from agent_message m join agent_job j on j.id = m.job_id where j.owner_id = $1';

/**
 * Every place that keeps something about a person, children before their parents. A column that names a person and is
 * not here fails a test.
 */
export const personalData: readonly PersonalRows[] = [
  { table: 'answer_feedback', where: 'user_id = $1' },
  { table: 'saved_answer', where: 'user_id = $1' },
  { table: 'seek_module_version', where: seekQuestions },
  { table: 'seek_module', where: seekQuestions },
  { table: 'seek_question', where: 'owner_id = $1' },
  { table: 'seek_page', where: 'owner_id = $1' },
  { table: 'agent_feedback', where: 'user_id = $1' },
  { table: 'agent_message_version', where: `message_id in (${agentMessages})` },
  { table: 'agent_message', where: 'job_id in (select id from agent_job where owner_id = $1)' },
  { table: 'agent_document', where: 'file_id in (select id from agent_file where owner_id = $1)' },
  { table: 'agent_file', where: 'owner_id = $1' },
  { table: 'agent_job', where: 'owner_id = $1' },
  { table: 'run', where: 'owner_id = $1' },
  { table: 'stream_event', where: 'stream_id in (select id from stream where owner_id = $1)', isInternal: true },
  { table: 'stream', where: 'owner_id = $1', isInternal: true },
  { table: 'topic_subscription', where: 'user_id = $1' },
  { table: 'history_removal', where: 'user_id = $1' },
  { table: 'search_kept', where: 'user_id = $1' },
  { table: 'share_link', where: 'created_by = $1' },
  { table: 'tenant_grant', where: 'granted_by = $1' },
  { table: 'invitation', where: 'invited_by = $1' },
  { table: 'usage_event', where: 'user_id = $1' },
  { table: 'usage_count', where: 'user_id = $1' },
  { table: 'tracking_event', where: 'user_id = $1' },
  { table: 'tracking_refusal', where: 'user_id = $1' },
  { table: 'guide_seen', where: 'user_id = $1' },
  { table: 'activity_award', where: 'user_id = $1' },
  { table: 'activity_arrival', where: 'user_id = $1 or invited_by = $1' },
  { table: 'activity_feedback', where: 'user_id = $1' },
  { table: 'activity_invite', where: 'user_id = $1' },
  { table: 'lead', where: 'user_id = $1' },
  { table: 'embed_visitor', where: 'user_id = $1', isInternal: true },
  { table: 'embed_site', where: 'created_by = $1', onDeletion: { forget: 'created_by' } },
  { table: 'import_run', where: 'requested_by = $1', onDeletion: { forget: 'requested_by' } },
  { table: 'egress_excerpt', where: 'event_id in (select id from egress_event where user_id = $1)' },
  { table: 'egress_event', where: 'user_id = $1', onDeletion: { forget: 'user_id' } },
  { table: 'audit_event', where: 'user_id = $1', onDeletion: { forget: 'user_id' } },
  { table: 'audit_event', where: 'subject_id = $1', onDeletion: { forget: 'subject_id' }, isInternal: true },
  { table: 'onboarding_answer', where: 'user_id = $1' },
  { table: 'user_identity', where: 'user_id = $1' },
  { table: 'recovery_code', where: 'user_id = $1', isInternal: true },
  { table: 'second_factor', where: 'user_id = $1' },
  { table: 'passkey', where: 'user_id = $1' },
  { table: 'pending_sign_in', where: 'user_id = $1', isInternal: true },
  { table: 'known_device', where: 'user_id = $1', isInternal: true },
  { table: 'session', where: 'user_id = $1' },
  { table: 'package_grant', where: 'user_id = $1' },
  { table: 'tenant_member', where: 'user_id = $1' },
  { table: 'user_account', where: 'id = $1' },
];

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
