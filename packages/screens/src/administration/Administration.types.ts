import type { MembersSource } from './members.source.ts';

/** Tells the person something that passes by. */
export type Notify = (message: {
  title: string;
  description?: string;
  tone: 'positive' | 'critical' | 'info' | 'caution';
}) => void;

export interface AdministrationProps {
  members: MembersSource;
  /** Who looks at it. */
  person: { id: string; role: 'owner' | 'admin'; tenant: string };
  notify: Notify;
}
