import { newWork, pathTo } from '@assay/domain';
import { worksMessages } from '@assay/screens/works/source';
import type { Going, ScreenModule, ScreenProps } from '../screen.types.ts';
import { Elsewhere } from './Elsewhere.tsx';
import { KindOfWork } from './KindOfWork.tsx';
import { openAhead } from './opened-ahead.ts';

/** Kinds of work that are boards; the first is meant where nothing else is said. */
const boardKinds = ['tech-mind', 'material-mind', 'idea-exploration'] as const;

/** The page of boards, and the board that somebody is going to, opened beside the code of its page. */
export async function boards(
  { params: { id = newWork }, services: { client } }: Going,
  screenOf: (kind: string) => Promise<ScreenModule>,
): Promise<ScreenModule> {
  if (id !== newWork) openAhead(client, id);
  return boardScreen(await Promise.all(boardKinds.map(async (kind) => [kind, await screenOf(kind)] as const)));
}

/** /board/{id}: the page of a work that is a board, by its kind; a new one says of which kind it is to be (`?mind=`). */
function boardScreen(screens: readonly (readonly [kind: string, screen: ScreenModule])[]): ScreenModule {
  const byKind = new Map(screens);
  const [[first] = ['']] = screens;

  function Screen({ params, search }: ScreenProps) {
    const id = params['id'] ?? '';
    const show = (kind: string) => {
      const Found = byKind.get(kind)?.Screen;
      return Found ? (
        <Found params={params} search={search} />
      ) : (
        <Elsewhere address={pathTo('work', { work_id: id })} />
      );
    };
    if (id !== newWork)
      return (
        <KindOfWork key={id} id={id}>
          {show}
        </KindOfWork>
      );
    const said = new URLSearchParams(search).get('mind') ?? '';
    return show(byKind.has(said) ? said : first);
  }

  return { Screen, catalogues: [...new Set([worksMessages, ...screens.flatMap(([, screen]) => screen.catalogues)])] };
}
