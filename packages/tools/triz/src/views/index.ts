import type { Client } from '@assay/client';
import * as trizCalls from '@assay/contract/calls/triz';
import { pathTo } from '@assay/domain';
import type { WorkKind } from '@assay/works';
import { checkTriz } from '../kind/check-triz.ts';
import { trizKind } from '../kind/triz-kind.ts';
import { trizMessages } from './messages.ts';
import { TrizCentre } from './TrizCentre.tsx';
import { TrizDescriptions } from './TrizDescriptions.tsx';

/** TRIZ on the page. */
export const trizView = {
  kind: trizKind as WorkKind,
  messages: trizMessages,
  addressOf: (id: string) => pathTo('result', { id }),
  begin: async (client: Client, message: string) =>
    (await client.call(trizCalls.create, { body: { message } })).triz_mind_id,
  check: checkTriz,
  Descriptions: TrizDescriptions,
  Centre: TrizCentre,
};
