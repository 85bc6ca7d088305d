/** Works over the client, without their screens. */
export { createWorkSource, type OpenedWork, type WorkSource } from './works.source.ts';
