export { Administration } from './Administration.tsx';
export type { AdministrationProps } from './Administration.types.ts';
export { type AdministrationSource, createAdministrationSource } from './administration.source.ts';
export { KnowledgePart, type KnowledgePartProps } from './knowledge/KnowledgePart.tsx';
export { createKnowledgeSource, type KnowledgeSource } from './knowledge/knowledge.source.ts';
export { createMembersSource, type MembersSource } from './members.source.ts';
export { createSitesSource, type SitesSource } from './sites/sites.source.ts';
