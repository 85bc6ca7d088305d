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
  Centre: TrizCentre,
};
