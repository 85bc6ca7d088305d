import type { Client } from '@assay/client';
import * as trizCalls from '@assay/contract/calls/triz';
import { pathTo } from '@assay/domain';
import { useMessages } from '@assay/i18n';
import type { WorkKind } from '@assay/works';
import { trizKind } from '../kind/triz-kind.ts';
import { trizMessages } from './messages.ts';
import { TrizCentre } from './TrizCentre.tsx';

/** TRIZ on the page. */
export const trizView = {
  kind: trizKind as WorkKind,
  catalogues: [trizMessages],
  useName: () => useMessages(trizMessages)('tool'),
  addressOf: (id: string) => pathTo('result', { id }),
  begin: async (client: Client, message: string) =>
    (await client.call(trizCalls.create, { body: { message } })).triz_mind_id,
  useIntroduction() {
    const t = useMessages(trizMessages);
    const samples = [t('begin.sample1'), t('begin.sample2'), t('begin.sample3')];
    return { title: t('begin.title'), text: t('begin.text'), samples };
  },
  Centre: TrizCentre,
};
