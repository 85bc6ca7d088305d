import { isIncognito, newWork, pathTo } from '@assay/domain';
import { worksMessages } from '@assay/screens/works';
import { toolIntroductions } from '@assay/tools/introductions';
import { toolViews } from '@assay/tools/views';
import type { Going, ScreenModule } from '../screen.types.ts';
import { Elsewhere } from './Elsewhere.tsx';
import { NewWorkPage } from './work.tsx';

/** /work/new/{kind}: where a work of a kind begins, or the way to the page on which it does. */
export async function beginning(
  { params: { kind = '' } }: Pick<Going, 'params'>,
  { introductions, views } = { introductions: toolIntroductions, views: toolViews },
): Promise<ScreenModule> {
  const introduction = Object.hasOwn(introductions, kind) ? introductions[kind] : undefined;
  const address = introduction?.addressOf(newWork) ?? pathTo('notFound');
  const isHere = address === pathTo('beginWork', { kind });
  const view = isHere ? await views[kind]?.() : undefined;
  if (!view?.start)
    return { Screen: () => <Elsewhere address={isHere ? pathTo('notFound') : address} />, catalogues: [] };
  const shown = { ...view, start: view.start };
  return {
    Screen: ({ search }) => <NewWorkPage view={shown} isHidden={isIncognito(search)} />,
    catalogues: [worksMessages, view.messages, view.start],
  };
}
