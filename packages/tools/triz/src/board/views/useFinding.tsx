import { Banner } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { useWorkSession } from '@assay/screens/works';
import { rootId } from '@assay/works';
import { useState } from 'react';
import { below } from '../kind/board-nodes.ts';
import { boardMessages } from './messages.ts';

/** Has the library searched for ideas on all branches without any. */
export function useFinding(onAsk: () => void) {
  const t = useMessages(boardMessages);
  const { session } = useWorkSession();
  const [isFinding, setFinding] = useState(false);
  const [told, setTold] = useState<{ title: string; text?: string; isFailure: boolean }>();
  return {
    isFinding,
    notice: told && (
      <Banner tone={told.isFailure ? 'critical' : 'info'} title={told.title}>
        {told.text}
      </Banner>
    ),
    async find() {
      setFinding(true);
      setTold(undefined);
      try {
        onAsk();
        const acted = await session.act('ideas');
        if (acted?.changed === false)
          setTold({
            ...(below(session.state, rootId).length === 0
              ? { title: t('ideas.unfound.title'), text: t('ideas.unfound.text') }
              : { title: t('ideas.none') }),
            isFailure: false,
          });
      } catch (error) {
        setTold({
          title: t('ideas.failed'),
          text: error instanceof Error ? error.message : String(error),
          isFailure: true,
        });
      } finally {
        setFinding(false);
      }
    },
  };
}
