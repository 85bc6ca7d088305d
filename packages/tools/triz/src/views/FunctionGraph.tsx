import { Button, WaypointsIcon } from '@assay/design-system';
import { Canvas, layoutLayered } from '@assay/design-system/canvas';
import { useMessages } from '@assay/i18n';
import { editWhatIsThere, useWorkSession } from '@assay/screens/works';
import type { Operation } from '@assay/works';
import { useMemo, useState } from 'react';
import { recordsOf } from '../kind/records-of.ts';
import { functionGraph, functionWishes } from './function-graph.ts';
import { judgements } from './function-judgements.ts';
import { trizMessages } from './messages.ts';
import { placeParts } from './place-parts.ts';

const none: ReadonlySet<string> = new Set();
/** Its part of the page is narrow: levels below one another, with room for the actions that are written on the lines. */
const layout = { direction: 'down', levelGap: 72, nodeGap: 48 } as const;

/** The function model as a drawing, in which it is edited too: parts of the system, and lines that say what each does to another. */
export default function FunctionGraph({ isReadOnly }: { isReadOnly: boolean }) {
  const t = useMessages(trizMessages);
  const { session, snapshot } = useWorkSession();
  const { state } = session;
  // The records change in place: what is drawn of them follows them.
  // oxlint-disable-next-line react/exhaustive-deps
  const functions = useMemo(() => recordsOf(state, null, 'function'), [state, snapshot.content]);
  const [selected, setSelected] = useState(none);
  const { nodes, edges, isPut } = useMemo(() => {
    const graph = functionGraph(functions, {
      unnamed: t('functions.unnamed'),
      judgement: (judgement) => t(`functions.${judgement}`),
    });
    const laid = layoutLayered(graph.nodes, graph.edges, layout);
    return { ...graph, nodes: placeParts(graph.nodes, laid, graph.put), isPut: graph.put.size > 0 };
  }, [functions, t]);
  const edit = (operations: readonly Operation[]) => editWhatIsThere(session, operations);
  /** Adds a function whose action is asked for at once; what is only suggested is no line yet. */
  function add(from: string | undefined, to?: string): string | undefined {
    const { id, operations } = functionWishes.add(functions, from, to);
    edit(operations);
    return session.state.get(id) ? id : undefined;
  }
  function select(next: ReadonlySet<string>) {
    setSelected(next);
    const [record] = next;
    if (next.size === 1 && record !== undefined && functions.some(({ id }) => id === record))
      session.moveTo({ record });
  }
  return (
    <Canvas
      label={t('functions.graph')}
      height="28rem"
      nodes={nodes}
      edges={edges}
      selected={selected}
      onSelectionChange={select}
      fitKey={String(nodes.length)}
      isReadOnly={isReadOnly}
      tools={
        isPut &&
        !isReadOnly && (
          <Button
            size="compact"
            variant="quiet"
            icon={WaypointsIcon}
            onClick={() => edit(functionWishes.tidy(functions))}
          >
            {t('functions.tidy')}
          </Button>
        )
      }
      {...(!isReadOnly && {
        onMove: (moves) => edit(functionWishes.move(functions, moves)),
        onConnect: ({ from, to }) => add(from, to),
        onAdd: ({ from }) => add(from),
        onEditLabel: ({ id, label }) => edit(functionWishes.name(functions, id, label)),
        onRemove: (ids) => edit(functionWishes.remove(functions, ids)),
        actions: ([id, ...others]) => {
          const chosen = others.length === 0 ? functions.find((one) => one.id === id) : undefined;
          return chosen
            ? judgements.map((value) => ({
                id: value,
                label: t(`functions.${value}`),
                isChecked: (chosen.fields.judgement ?? 'useful') === value,
                onCheck: () => edit(functionWishes.judge(chosen.id, value)),
              }))
            : [];
        },
      })}
    />
  );
}
