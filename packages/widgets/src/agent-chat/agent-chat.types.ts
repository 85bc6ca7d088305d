import type { AssayCalls, StreamState } from '@assay/contract';

export type AgentJob = AssayCalls['agents.job']['response'];
export type AgentMessage = AgentJob['messages'][number];
export type Agent = AssayCalls['agents.list']['response']['agents'][number];
export type BegunReply = AssayCalls['agents.run']['response'];
export type ReplyVersion = AssayCalls['agents.versions']['response']['versions'][number];
export type UploadedFile = AssayCalls['agents.uploadFile']['response']['files'][number];
export type ExportFormat = AssayCalls['agents.export']['request']['body']['format'];
export type Rating = 'up' | 'down';

/** A reply as the reader holds it: what was stored, or what its stream has brought. */
export type HeldReply = Pick<StreamState, 'parts' | 'sources' | 'cites'>;
