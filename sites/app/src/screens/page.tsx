import { pathTo } from '@assay/domain';
import { HeaderContent } from '@assay/screens/frame';
import { Seek, seekMessages } from '@assay/screens/seek';
import {
  createAnswerActionsSource,
  createSeekSource,
  createViewerSeekSource,
  createVisitorActionsSource,
  createVisitorSeekSource,
  evidenceMessages,
  SourceLinksContext,
  seekPanelMessages,
} from '@assay/widgets/seek-panel';
import { useCallback, useMemo } from 'react';
import type { ScreenProps } from '../screen.types.ts';
import { shareToken } from '../services.ts';
import { useSite } from '../site-context.ts';
import { useSourceLinks } from '../useSourceLinks.ts';

export const catalogues = [seekMessages, seekPanelMessages, evidenceMessages];

/** A seek result; for a guest with a link, its read-only form. */
export function Screen({ params }: ScreenProps) {
  const { client, session, go, askToSignIn } = useSite();
  const role = session?.account?.role;
  const source = useMemo(() => {
    if (role === undefined) return createVisitorSeekSource(client);
    return role === 'viewer' ? createViewerSeekSource(client) : createSeekSource(client);
  }, [client, role]);
  const id = params['seek_id'] ?? '';
  const links = useSourceLinks(pathTo('page', { seek_id: id }));
  const isByLink = role === undefined || shareToken() !== undefined;
  const uses = useMemo(
    () => (isByLink ? createVisitorActionsSource(client) : createAnswerActionsSource(client)),
    [client, isByLink],
  );
  const refuse = useCallback(
    (status: number) => go(pathTo(status === 404 ? 'notFound' : 'forbidden'), { replace: true }),
    [go],
  );
  return (
    <SourceLinksContext value={links}>
      <Seek
        seekId={id}
        source={source}
        uses={uses}
        isGuest={session !== undefined && !session.account}
        isViewer={role === 'viewer'}
        Header={HeaderContent}
        onBack={() => go(pathTo('home'))}
        onSignIn={() => askToSignIn()}
        onRefused={refuse}
      />
    </SourceLinksContext>
  );
}
