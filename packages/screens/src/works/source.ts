/** Works over the client and their words, without their screens. */
export { worksMessages } from './messages.ts';
export { createWorkSource, type OpenedWork, type WorkSource } from './works.source.ts';
