import type { Client } from '@assay/client';
import { Banner, Button, SearchIcon } from '@assay/design-system';
import { Canvas, type CanvasPresence, layoutTree } from '@assay/design-system/canvas';
import { useMessages } from '@assay/i18n';
import { editWhatIsThere, useWorkSession } from '@assay/screens/works';
import { type Operation, rootId } from '@assay/works';
import { useMemo, useState } from 'react';
import { below, nodeOf } from '../kind/board-nodes.ts';
import { BoardCard } from './BoardCard.tsx';
import { BoardSourceContext } from './BoardSourceContext.ts';
import * as styles from './board.css.ts';
import { createBoardSource } from './board.source.ts';
import { type BoardCardNode, cardsOf, linesOf } from './board-canvas.ts';
import { boardWishes } from './board-wishes.ts';
import { CardPanel } from './CardPanel.tsx';
import { useCardLines } from './card-lines.ts';
import { boardMessages } from './messages.ts';
import { useCarriers } from './useCarriers.ts';

const none: ReadonlySet<string> = new Set();
const peopleTones = ['copper', 'plum', 'lake', 'rose'] as const;

/** The board: its cards on a canvas or in a list, and beside it what the chosen one holds. */
export function BoardCentre({ client, id }: { client: Client; id: string }) {
  const t = useMessages(boardMessages);
  const { session, snapshot } = useWorkSession();
  const lines = useCardLines();
  const [selected, setSelected] = useState(none);
  const source = useMemo(() => createBoardSource(client, id), [client, id]);
  const { state } = session;
  // The records change in place: what is drawn of them follows their version.
  // oxlint-disable-next-line react/exhaustive-deps
  const cards = useMemo(() => cardsOf(state), [state, snapshot.version]);
  useCarriers(cards);
  // oxlint-disable-next-line react/exhaustive-deps
  const edges = useMemo(() => linesOf(state, cards), [cards]);
  const root = nodeOf(state, rootId);
  const question = root?.type === 'work' ? (root.fields.statement ?? '') : '';
  const around = useMemo(() => ({ source, question }), [source, question]);
  const isReadOnly = snapshot.mode === null;
  const grown = useGrowth(cards);
  const finding = useFinding(grown.ask);
  const [chosen] = [...selected].filter((each) => nodeOf(state, each));
  const node = selected.size === 1 && chosen !== undefined ? nodeOf(state, chosen) : undefined;
  const ideas = cards.filter(({ kind }) => kind === 'idea').length;
  const branches = cards.filter(({ kind }) => kind === 'branch').length;

  const edit = (operations: readonly Operation[]) => editWhatIsThere(session, operations);
  function select(next: ReadonlySet<string>) {
    setSelected(next);
    const [record] = next;
    if (next.size === 1 && record !== undefined && nodeOf(state, record)) session.moveTo({ record });
  }

  return (
    <BoardSourceContext value={around}>
      <div className={styles.board}>
        {finding.notice}
        <Canvas
          label={t('canvas')}
          height="calc(100dvh - 90px)"
          nodes={cards}
          edges={edges}
          renderNode={(card) => <BoardCard card={card} />}
          describeNode={(card) => lines.line(card.node, card.below)}
          selected={selected}
          onSelectionChange={select}
          fitKey={grown.fitKey}
          presence={presenceOf(snapshot.surroundings.present, session.page)}
          isReadOnly={isReadOnly}
          empty={t('none')}
          onMove={(moves) => edit(boardWishes.move(moves))}
          onConnect={(ends) => edit(boardWishes.connect(state, ends))}
          onRemove={(ids) => edit(boardWishes.remove(state, ids))}
          onEditLabel={(named) => edit(boardWishes.name(state, named))}
          onAdd={(place) => {
            const added = boardWishes.add(state, place, { newBranch: t('newBranch'), newIdea: t('newIdea') });
            edit(added);
            // What is only suggested is no card yet, whose words could be asked for.
            return added.find(({ id }) => nodeOf(session.state, id))?.id;
          }}
          onOpen={(opened) => select(new Set([opened]))}
          actions={() => [
            { id: 'arrange', label: t('arrange'), onSelect: () => edit(boardWishes.move(layoutTree(cards))) },
          ]}
          tools={
            snapshot.mode === 'edit' && (
              <Button
                size="compact"
                variant="quiet"
                icon={SearchIcon}
                isBusy={finding.isFinding}
                busyLabel={t('ideas.finding')}
                onClick={() => void finding.find()}
                title={`${t('ideas.count', { count: ideas })} · ${t('ideas.branches', { count: branches })}`}
              >
                {t('ideas.find')}
              </Button>
            )
          }
        />
        {node && <CardPanel node={node} isReadOnly={isReadOnly} onGrow={grown.ask} onClose={() => setSelected(none)} />}
      </div>
    </BoardSourceContext>
  );
}

/** Others who have the board open, at the cards they have chosen. */
function presenceOf(
  present: readonly { page: string; name: string; record?: string }[],
  own: string,
): readonly CanvasPresence[] {
  return present.flatMap(({ page, name, record }, at) =>
    page === own || record === undefined
      ? []
      : [{ id: page, name, color: peopleTones[at % peopleTones.length] ?? 'copper', node: record }],
  );
}

/** Shows the whole board once cards have come that this person asked for; where others grow it, their view stays. */
function useGrowth(cards: readonly BoardCardNode[]): { fitKey: string; ask(): void } {
  const [fits, setFits] = useState(0);
  const [asked, setAsked] = useState<number>();
  const made = cards.filter(({ node }) => node.origin !== 'person').length;
  if (asked !== undefined && made !== asked) {
    setAsked(undefined);
    setFits(fits + 1);
  }
  return { fitKey: String(fits), ask: () => setAsked(made) };
}

/** Has the library searched for ideas on all branches without any. */
function useFinding(onAsk: () => void) {
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
