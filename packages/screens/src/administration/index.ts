export { Administration } from './Administration.tsx';
export {
  type AdministrationPart,
  type AdministrationProps,
  administrationParts,
  isAdministrationPart,
} from './Administration.types.ts';
export { type AdministrationSource, createAdministrationSource } from './administration.source.ts';
export { createMembersSource, type MembersSource } from './members.source.ts';
export { administrationMessages } from './messages.ts';
