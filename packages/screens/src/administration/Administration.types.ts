import type { TenantTokensSource } from '../tokens/tokens.source.ts';
import type { AdministrationSource, Organisation } from './administration.source.ts';
import type { KnowledgeSource } from './knowledge/knowledge.source.ts';
import type { SettingEditors } from './knowledge/knowledge.types.ts';
import type { MembersSource } from './members.source.ts';
import type { AdministrationPart } from './parts.ts';
import type { SitesSource } from './sites/sites.source.ts';

/** Tells the person something that passes by. */
export type Notify = (message: {
  title: string;
  description?: string;
  tone: 'positive' | 'critical' | 'info' | 'caution';
}) => void;

/** Who looks at the administration. */
export interface Administrator {
  id: string;
  role: 'owner' | 'admin';
  tenant: string;
}

export interface AdministrationPartProps {
  source: AdministrationSource;
  notify: Notify;
}

export interface MembersPartProps extends AdministrationPartProps {
  members: MembersSource;
  person: Administrator;
  organisation: Organisation;
}

export interface AdministrationProps extends Omit<MembersPartProps, 'organisation'> {
  sites: SitesSource;
  tokens: TenantTokensSource;
  knowledge: KnowledgeSource;
  /** Editors of the settings that tools have. */
  editors: SettingEditors;
  /** The part on show. */
  part: AdministrationPart;
  /** The organisation that is open in the part of all organisations. */
  tenant?: string | undefined;
  /** Address of a part, or of one organisation in it. */
  hrefOf: (part: AdministrationPart, tenant?: string) => string;
  /** What the page is about besides its part; undefined where there is nothing more to say. */
  onTitle: (title: string | undefined) => void;
  /** The organisation was renamed. */
  onRenamed: () => void;
}
