import type { AuditAction, BrowserFamily, SystemFamily } from '@assay/domain';
import type { Generated } from 'kysely';

export interface AuditTables {
  audit_event: {
    id: Generated<number>;
    /** Null for what the installation did, or once the tenant is gone. */
    tenant_id: string | null;
    /** Who did it; null for a visitor, or once the account is gone. */
    user_id: string | null;
    /** Whom it was done to. */
    subject_id: string | null;
    action: AuditAction;
    detail: string;
    at: Generated<Date>;
    /** Counts every entry of the installation from 1, without a gap. */
    position: number;
    /** Over the canonical form of the entry and the hash of the former one (`audit-chain.ts`). */
    hash: string;
    /** Address of the client; null for what the installation did, or once the account is gone. */
    address: string | null;
    browser: BrowserFamily | null;
    system: SystemFamily | null;
    /** Null once that part was erased. */
    tenant_salt: string | null;
    actor_salt: string | null;
    subject_salt: string | null;
    tenant_seal: string;
    actor_seal: string;
    subject_seal: string;
  };
  /** One row: the end of the chain, the last entry that retention deleted, and how far the sink was told. */
  audit_chain: {
    id: Generated<number>;
    position: number;
    hash: string;
    base_position: number;
    base_hash: string;
    sent_position: number;
    /** SHA-256 of where that was. */
    sent_to: string;
  };
}
