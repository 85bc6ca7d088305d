import * as seekCalls from '@assay/contract/calls/seek';
import { Banner, Stack } from '@assay/design-system';
import { newMessageId, readStored, writeStored } from '@assay/domain';
import { useCallback, useMemo, useState } from 'react';
import { createEmbeddedClient, type ElementEnvironment, type WidgetBinding } from '../element/index.ts';
import { evidenceMessages } from '../evidence/messages.ts';
import { failureOf } from '../run/failure.ts';
import { runMessages } from '../run/messages.ts';
import { FollowUp } from './FollowUp.tsx';
import { seekPanelMessages } from './messages.ts';
import { SeekPanel } from './SeekPanel.tsx';
import { createVisitorSeekSource } from './seek-panel.source.ts';
import { seekPanelSpec } from './seek-panel.spec.ts';

interface SeekPanelElementProps extends ElementEnvironment {
  seekId?: string;
  shareToken?: string;
  onAsked(detail: object): void;
  onTitle(detail: object): void;
}

/** Where the tab keeps the page of a visitor, so that a reload goes on with it. */
const pageKey = (site: string | undefined) => `assay.seek.${site ?? ''}`;

function SeekPanelElement({ seekId, shareToken, site, connection, ...element }: SeekPanelElementProps) {
  const { onAsked, onTitle, onError } = element;
  const [own, setOwn] = useState(() => ({ site, page: stored(pageKey(site)) }));
  const ownPage = own.site === site ? own.page : stored(pageKey(site));
  const [failure, setFailure] = useState<string>();
  const client = useMemo(
    () => createEmbeddedClient({ widget: 'seek-panel', ...connection }, shareToken),
    [connection, shareToken],
  );
  const source = useMemo(() => createVisitorSeekSource(client), [client]);
  const shown = seekId ?? ownPage;

  const ask = useCallback(
    async (input: string) => {
      try {
        const { seek_id: id } = await client.call(seekCalls.init, { body: { input, client_id: newMessageId() } });
        store(pageKey(site), id);
        setFailure(undefined);
        setOwn({ site, page: id });
        onAsked({ seekId: id });
        return true;
      } catch (error) {
        const { code, message } = failureOf(error);
        setFailure(message);
        onError({ stage: 'ask', code });
        return false;
      }
    },
    [client, site, onAsked, onError],
  );

  if (shown === undefined) {
    return (
      <Stack gap={3}>
        <FollowUp seekId="" onAsk={ask} isFirst />
        {failure !== undefined && <Banner tone="critical" title={failure} />}
      </Stack>
    );
  }
  return (
    <SeekPanel
      key={shown}
      seekId={shown}
      source={source}
      isReadOnly={shareToken !== undefined}
      onTitle={() => onTitle({ seekId: shown })}
      onRefused={(status) => {
        // A page that is no longer the visitor's makes room for a new question.
        if (seekId === undefined) {
          store(pageKey(site), '');
          setOwn({ site, page: undefined });
        }
        onError({ stage: 'page', code: status });
      }}
    />
  );
}

function stored(key: string): string | undefined {
  return readStored(() => sessionStorage, key) || undefined;
}
function store(key: string, value: string): void {
  writeStored(() => sessionStorage, key, value);
}

/** The seek panel, ready to be defined. */
export const binding: WidgetBinding = {
  spec: seekPanelSpec,
  catalogues: [seekPanelMessages, evidenceMessages, runMessages],
  View: SeekPanelElement,
};
