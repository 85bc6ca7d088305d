import { pathTo } from '@assay/domain';
import { trizMessages } from './messages.ts';

/** TRIZ where it is offered. */
export const trizIntroduction = {
  messages: trizMessages,
  start: trizMessages,
  addressOf: (id: string) => pathTo('result', { id }),
};
