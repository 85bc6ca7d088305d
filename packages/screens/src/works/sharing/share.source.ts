import type { Client } from '@assay/client';
import * as sharingCalls from '@assay/contract/calls/sharing';
import type { LinkRole, ShareRole } from '@assay/domain';

export interface Colleague {
  user_id: string;
  full_name: string;
  email: string | null;
}

export interface WorkLink {
  link_id: string;
  created_at: string;
  expires_at: string | null;
  opened: number;
  role: LinkRole;
}

/** Who may do what with one work besides its owner. */
export interface WorkShare {
  people: readonly (Colleague & { role: ShareRole })[];
  /** What everybody of the organisation may do; null where it is not open to them. */
  organisation: ShareRole | null;
  links: readonly WorkLink[];
}

export interface WorkSharing {
  read(): Promise<WorkShare>;
  colleagues(words: string): Promise<readonly Colleague[]>;
  /** Opens it to somebody, changes what they may do, or closes it for them. */
  setPerson(person: string, role: ShareRole | null): Promise<void>;
  setOrganisation(role: ShareRole | null): Promise<void>;
  /** A new link; its path, with the token, is given this once. */
  createLink(role: LinkRole, days: number | undefined): Promise<string>;
  revokeLink(link: string): Promise<void>;
}

export function createWorkSharing(client: Client, id: string): WorkSharing {
  const item = { data_type: 'work' as const, data_id: id };
  return {
    async read() {
      const [people, shared] = await Promise.all([
        client.call(sharingCalls.people, { query: item }),
        client.call(sharingCalls.links, { query: item }),
      ]);
      return { people: people.people, organisation: shared.tenant_role, links: shared.links };
    },
    colleagues: async (words) => (await client.call(sharingCalls.colleagues, { query: { q: words } })).people,
    async setPerson(person, role) {
      await client.call(sharingCalls.grantPerson, { body: { ...item, user_id: person, role } });
    },
    async setOrganisation(role) {
      const body = { ...item, granted: role !== null, ...(role !== null && { role }) };
      await client.call(sharingCalls.grantTenant, { body });
    },
    async createLink(role, days) {
      const body = { ...item, role, ...(days !== undefined && { expires_in_days: days }) };
      return (await client.call(sharingCalls.create, { body })).path;
    },
    async revokeLink(link) {
      await client.call(sharingCalls.revoke, { body: { link_id: link } });
    },
  };
}
