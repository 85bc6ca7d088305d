import type { Client } from '@assay/client';
import { Button, SearchIcon } from '@assay/design-system';
import { Canvas, type CanvasPresence, layoutTree } from '@assay/design-system/canvas';
import { useMessages } from '@assay/i18n';
import { editWhatIsThere, useIsWide, useRevealing, useWorkSession } from '@assay/screens/works';
import { type Operation, rootId } from '@assay/works';
import { useDeferredValue, useMemo, useState } from 'react';
import { isOfOtherProblem } from '../../kind/problem-basis.ts';
import { ProblemChanged } from '../../views/ProblemChanged.tsx';
import { nodeOf } from '../kind/board-nodes.ts';
import { boardCriteria } from '../kind/compared-ideas.ts';
import { BoardCard } from './BoardCard.tsx';
import { BoardSourceContext } from './BoardSourceContext.ts';
import * as styles from './board.css.ts';
import { createBoardSource } from './board.source.ts';
import { type BoardCardNode, cardsOf, linesOf } from './board-canvas.ts';
import { boardWishes } from './board-wishes.ts';
import { CardPanel } from './CardPanel.tsx';
import { CompareButton } from './CompareButton.tsx';
import { useCardLines } from './card-lines.ts';
import { IdeaComparison } from './IdeaComparison.tsx';
import { boardMessages } from './messages.ts';
import { SuggestedPanel } from './suggested/SuggestedPanel.tsx';
import { useSuggestedCards } from './suggested/useSuggestedCards.ts';
import { useCarriers } from './useCarriers.ts';
import { useComparison } from './useComparison.ts';
import { useFinding } from './useFinding.tsx';

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
  // The records change in place.
  // oxlint-disable-next-line react/exhaustive-deps
  const cards = useMemo(() => cardsOf(state), [state, snapshot.content]);
  useCarriers(cards);
  // oxlint-disable-next-line react/exhaustive-deps
  const edges = useMemo(() => linesOf(state, cards), [cards]);
  const { drawn, lines: suggestedLines } = useSuggestedCards(cards);
  const allEdges = useMemo(() => [...edges, ...suggestedLines], [edges, suggestedLines]);
  const root = nodeOf(state, rootId);
  const question = root?.type === 'work' ? (root.fields.statement ?? '') : '';
  const around = useMemo(() => ({ source, question }), [source, question]);
  const isReadOnly = snapshot.mode === null;
  const stale = useMemo(
    () => cards.map(({ node }) => node).filter((each) => isOfOtherProblem(state, each.id)),
    [state, cards],
  );
  const grown = useGrowth(cards);
  const finding = useFinding(grown.ask);
  const [chosen] = [...selected].filter((each) => nodeOf(state, each));
  const node = selected.size === 1 && chosen !== undefined ? nodeOf(state, chosen) : undefined;
  const only = selected.size === 1 ? drawn.find(({ id: drawnId }) => selected.has(drawnId)) : undefined;
  const isWide = useIsWide();
  const ideas = cards.filter(({ kind }) => kind === 'idea').length;
  const branches = cards.filter(({ kind }) => kind === 'branch').length;
  const comparison = useComparison();
  // The board is fitted into the room that it has once the comparison stands.
  const isComparing = useDeferredValue(comparison.isOpen);

  const edit = (operations: readonly Operation[]) => editWhatIsThere(session, operations);
  function select(next: ReadonlySet<string>) {
    setSelected(next);
    const [record] = next;
    if (next.size === 1 && record !== undefined && nodeOf(state, record)) session.moveTo({ record });
  }

  useRevealing((record) => {
    if (nodeOf(state, record)) select(new Set([record]));
  });

  return (
    <BoardSourceContext value={around}>
      <div className={styles.board}>
        {finding.notice}
        <ProblemChanged
          stale={stale}
          isReadOnly={isReadOnly}
          onAnew={grown.ask}
          words={{
            changed: t('problem.changed', { count: stale.length }),
            anew: t('problem.anew'),
            busy: t('problem.reading'),
            failed: t('ideas.failed'),
          }}
        />
        <div className={styles.plane}>
          <Canvas
            label={t('canvas')}
            height={`max(320px, calc(${comparison.isOpen ? 58 : 100}dvh - ${stale.length > 0 ? 150 : 90}px))`}
            nodes={drawn}
            edges={allEdges}
            renderNode={(card) => <BoardCard card={card} />}
            describeNode={(card) => lines.line(card)}
            selected={selected}
            onSelectionChange={select}
            fitKey={`${grown.fitKey} ${isComparing}`}
            covered={only && isWide ? styles.panelRoom : 0}
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
              const card = added.find(({ id: addedId }) => nodeOf(session.state, addedId))?.id;
              if (card !== undefined) select(new Set([card]));
              return card;
            }}
            onOpen={(opened) => select(new Set([opened]))}
            actions={() => [
              { id: 'arrange', label: t('arrange'), onSelect: () => edit(boardWishes.move(layoutTree(cards))) },
            ]}
            tools={
              <>
                <CompareButton
                  chosen={[...selected].filter((each) => nodeOf(state, each)?.type === 'idea')}
                  isReadOnly={isReadOnly}
                  comparison={comparison}
                />
                {snapshot.mode === 'edit' && (
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
                )}
              </>
            }
          />
          {only?.isGhost && <SuggestedPanel card={only} onClose={() => setSelected(none)} />}
          {node && (
            <CardPanel
              leaving={only?.suggested?.suggestion}
              node={node}
              isReadOnly={isReadOnly}
              comparison={comparison}
              onGrow={grown.ask}
              onClose={() => setSelected(none)}
            />
          )}
        </div>
        {comparison.isOpen && (
          <IdeaComparison
            ideas={comparison.ideas}
            criteria={boardCriteria(state)}
            isReadOnly={isReadOnly}
            onClose={() => comparison.setOpen(false)}
          />
        )}
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
