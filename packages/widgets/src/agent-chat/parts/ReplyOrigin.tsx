import { originPart } from '@assay/domain';
import { useFormats, useMessages } from '@assay/i18n';
import * as styles from '../AgentChat.css.ts';
import type { HeldReply } from '../agent-chat.types.ts';
import { agentChatMessages } from '../messages.ts';

/** How a reply came about, as its stream tells. */
interface ToldOrigin {
  engine: string;
  searched?: { documents: number; passages: number };
  /** The kind of work as which one can go on with it. */
  keeps?: string;
}

/** How a reply came about; undefined as long as that is not told. */
export function originOf(reply: HeldReply | undefined): ToldOrigin | undefined {
  const data = reply?.parts.find(({ part }) => part === originPart)?.data;
  return typeof data === 'object' && data !== null && 'engine' in data ? (data as ToldOrigin) : undefined;
}

/** Who wrote a reply, and what was looked through for it. */
export function ReplyOrigin({ reply }: { reply: HeldReply }) {
  const t = useMessages(agentChatMessages);
  const formats = useFormats();
  const origin = originOf(reply);
  if (!origin) return null;
  const { engine, searched } = origin;
  const words = engine.startsWith('llm:')
    ? t('origin.llm', { model: engine.slice(4) })
    : t(engine === 'rules' ? 'origin.rules' : 'origin.extractive');
  return (
    <p className={styles.origin}>
      {words}
      {searched &&
        ` · ${t('origin.searched', { documents: formats.number(searched.documents), passages: formats.number(searched.passages) })}`}
      {` · ${t('origin.check')}`}
    </p>
  );
}
