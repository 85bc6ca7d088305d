import type { Call } from './call-description.ts';

// Section 7.4 of the specification; the guest variants stand under `/guest`.

export const list = {
  name: 'agents.list',
  method: 'GET',
  path: '/agents',
  access: 'anonymous',
} as const satisfies Call;

export const links = {
  name: 'agents.links',
  method: 'GET',
  path: '/agents/links',
  access: 'viewer',
} as const satisfies Call;

export const stepIcon = {
  name: 'agents.stepIcon',
  method: 'GET',
  path: '/tools/{tool_id}/icon',
  access: 'anonymous',
  replies: 'file',
  unsigned: true,
} as const satisfies Call;

export const scenarioDetail = {
  name: 'agents.scenarioDetail',
  method: 'POST',
  path: '/scenario/detail',
  access: 'anonymous',
  errors: ['notFound'],
} as const satisfies Call;

export const scenarioCreate = {
  name: 'agents.scenarioCreate',
  method: 'POST',
  path: '/scenario/create',
  access: 'member',
  errors: ['sensitive'],
} as const satisfies Call;

export const generate = {
  name: 'agents.generate',
  method: 'POST',
  path: '/job/generate',
  access: 'member',
  errors: ['sensitive', 'overLimit', 'notFound'],
} as const satisfies Call;

export const executePlan = {
  name: 'agents.executePlan',
  method: 'POST',
  path: '/job/execute-plan',
  access: 'member',
  errors: ['conflict'],
} as const satisfies Call;

export const run = {
  name: 'agents.run',
  method: 'POST',
  path: '/job/run',
  access: 'member',
  errors: ['sensitive', 'overLimit', 'notFound', 'conflict'],
} as const satisfies Call;

export const chat = {
  name: 'agents.chat',
  method: 'POST',
  path: '/job/chat',
  access: 'member',
  errors: ['sensitive', 'overLimit', 'notFound', 'conflict'],
} as const satisfies Call;

export const quickChat = {
  name: 'agents.quickChat',
  method: 'POST',
  path: '/job/quick-chat',
  access: 'member',
  errors: ['sensitive', 'overLimit'],
} as const satisfies Call;

export const guestQuickChat = {
  name: 'agents.guestQuickChat',
  method: 'POST',
  path: '/guest/job/quick-chat',
  access: 'anonymous',
  errors: ['sensitive', 'forbidden', 'tooMany'],
} as const satisfies Call;

export const reply = {
  name: 'agents.reply',
  method: 'POST',
  path: '/job/{job_id}/reply',
  access: 'member',
  errors: ['sensitive', 'conflict', 'adminForbidden'],
} as const satisfies Call;

export const messages = {
  name: 'agents.messages',
  method: 'POST',
  path: '/job/messages',
  access: 'guest',
  replies: 'stream',
  errors: ['gone'],
} as const satisfies Call;

export const pollMessages = {
  name: 'agents.pollMessages',
  method: 'POST',
  path: '/job/poll-messages',
  access: 'guest',
  errors: ['gone'],
} as const satisfies Call;

export const job = { name: 'agents.job', method: 'GET', path: '/job/{id}', access: 'guest' } as const satisfies Call;

export const guestJob = {
  name: 'agents.guestJob',
  method: 'GET',
  path: '/guest/job/{id}',
  access: 'anonymous',
} as const satisfies Call;

export const guestMessages = {
  name: 'agents.guestMessages',
  method: 'POST',
  path: '/guest/job/messages',
  access: 'anonymous',
  replies: 'stream',
  errors: ['gone'],
} as const satisfies Call;

export const terminate = {
  name: 'agents.terminate',
  method: 'POST',
  path: '/job/{id}/terminate',
  access: 'member',
} as const satisfies Call;

export const versions = {
  name: 'agents.versions',
  method: 'GET',
  path: '/job/{id}/versions',
  access: 'viewer',
} as const satisfies Call;

export const passages = {
  name: 'agents.passages',
  method: 'POST',
  path: '/job/{id}/passages',
  access: 'guest',
  errors: ['notFound'],
} as const satisfies Call;

export const keep = {
  name: 'agents.keep',
  method: 'POST',
  path: '/job/{id}/keep',
  access: 'member',
  errors: ['conflict'],
} as const satisfies Call;

export const feedback = {
  name: 'agents.feedback',
  method: 'POST',
  path: '/air/feedback',
  access: 'viewer',
} as const satisfies Call;

const exportCall = {
  name: 'agents.export',
  method: 'POST',
  path: '/report/export',
  access: 'viewer',
  replies: 'file',
} as const satisfies Call;

export const uploadFile = {
  name: 'agents.uploadFile',
  method: 'POST',
  path: '/toolkits/upload-file',
  access: 'member',
  encoding: 'multipart',
  streamsBody: true,
  errors: ['tooLarge', 'notFound', 'diskFull'],
} as const satisfies Call;

export const signFiles = {
  name: 'agents.signFiles',
  method: 'POST',
  path: '/toolkits/sign-files',
  access: 'viewer',
  errors: ['notFound'],
} as const satisfies Call;

export const file = {
  name: 'agents.file',
  method: 'GET',
  path: '/toolkits/files/{file_id}',
  access: 'anonymous',
  replies: 'file',
  unsigned: true,
  errors: ['gone'],
} as const satisfies Call;

export const data = {
  name: 'agents.data',
  method: 'POST',
  path: '/get-data',
  access: 'viewer',
} as const satisfies Call;

export const extractedData = {
  name: 'agents.extractedData',
  method: 'GET',
  path: '/get-extracted-data',
  access: 'viewer',
} as const satisfies Call;

export { exportCall as export };
