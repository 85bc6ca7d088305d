export type { AdministrationProps } from './Administration.types.ts';
export { MembersPart } from './MembersPart.tsx';
export { createMembersSource, type MembersSource } from './members.source.ts';
export { administrationMessages } from './messages.ts';
