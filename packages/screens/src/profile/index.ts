export { createLibrarySource, type LibrarySource } from './library.source.ts';
export { profileMessages } from './messages.ts';
export { Profile } from './Profile.tsx';
export { type ProfileProps, type ProfileSection, profileSections } from './Profile.types.ts';
export { createProfileSource, type ProfileSource } from './profile.source.ts';
export { createQualitySource, type QualitySource } from './quality.source.ts';
