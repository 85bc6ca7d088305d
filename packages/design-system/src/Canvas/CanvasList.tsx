import { type KeyboardEvent, type MouseEvent, useId, useMemo, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { ContextMenu } from '../ContextMenu/ContextMenu.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Field } from '../Field/Field.tsx';
import { ArrowRightIcon } from '../Icon/icons.ts';
import { TextInput } from '../TextInput/TextInput.tsx';
import { Tree } from '../Tree/Tree.tsx';
import type { TreeNode } from '../Tree/Tree.types.ts';
import * as styles from './Canvas.css.ts';
import type { CanvasNode } from './Canvas.types.ts';
import { commandOf, directionOf } from './canvas.keys.ts';
import { type CanvasRow, canvasRows } from './canvas.rows.ts';
import { edgeWords } from './edgeLook.ts';
import { menuGroups } from './menuGroups.ts';
import type { CanvasState } from './useCanvas.ts';

type CanvasListProps<Node extends CanvasNode> = { canvas: CanvasState<Node>; height: number };

/** The same nodes and edges as a tree of equal power: whatever can be done on the canvas is done here by keys and menus. */
export function CanvasList<Node extends CanvasNode>({ canvas, height }: CanvasListProps<Node>) {
  const { props, say, nodes, edges, byId, selection, acts } = canvas;
  const atRow = useRef<string>(undefined);
  const opened = useMemo(() => nodes.map(({ id }) => id), [nodes]);

  function asideOf(node: Node): string | undefined {
    const here = (props.presence ?? []).flatMap(({ name, node: at }) => (at === node.id ? [name] : []));
    const words = [props.describeNode?.(node) ?? '', here.length > 0 ? say.present(here) : ''].filter(Boolean);
    return words.length > 0 ? words.join(' · ') : undefined;
  }
  const rowOf = ({ node, edges: own, children }: CanvasRow<Node>): TreeNode => {
    const aside = asideOf(node);
    return {
      id: node.id,
      label: node.label,
      ...(aside === undefined ? {} : { aside }),
      children: [
        ...own.map((edge) => ({
          id: edge.id,
          label: say.edgeTo(byId.get(edge.to)?.label ?? '', edgeWords(edge)),
          icon: ArrowRightIcon,
        })),
        ...children.map(rowOf),
      ],
    };
  };

  function keyDown(event: KeyboardEvent) {
    const direction = directionOf(event.key);
    if (direction && event.altKey && acts.move) canvas.nudge(direction, event.shiftKey);
    else {
      const command = commandOf(event, 'list');
      if (!command || !canvas.run(command)) return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  /** The menu is about the row under the pointer, or all that are selected where it is one of them. */
  function aim({ target }: MouseEvent) {
    const row = target instanceof Element ? target.closest<HTMLElement>('[role="treeitem"]') : null;
    row?.focus();
    const id = row ? atRow.current : undefined;
    if (id !== undefined && !selection.selected.has(id)) selection.take(id);
  }

  return (
    <ContextMenu groups={menuGroups(canvas)} className={styles.list}>
      {/* Keys of its rows; the rows themselves have the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        onKeyDownCapture={keyDown}
        onKeyUpCapture={({ key }) => (directionOf(key) || key === 'Alt') && canvas.hand.isHolding() && canvas.letGo()}
        onContextMenuCapture={aim}
      >
        <Tree
          label={props.label}
          nodes={canvasRows(nodes, edges).map(rowOf)}
          defaultExpanded={opened}
          isMultiple
          selected={selection.selected}
          onSelectionChange={selection.select}
          onFocusChange={({ id }) => {
            atRow.current = id;
            canvas.setFocus(id);
          }}
          {...(acts.open ? { onOpen: ({ id }) => byId.has(id) && acts.open?.(id) } : {})}
          maxHeight={`${Math.max(120, height - 16)}px`}
          empty={props.empty ?? say.empty}
        />
      </div>
    </ContextMenu>
  );
}

/** Asks for the words of a node or an edge. */
export function LabelDialog<Node extends CanvasNode>({ canvas }: { canvas: CanvasState<Node> }) {
  const { say, editing, setEditing, byId, edgeById, onEditLabel, nameOf } = canvas;
  const form = useId();
  const edited = editing === undefined ? undefined : (byId.get(editing) ?? edgeById.get(editing));
  const close = () => setEditing(undefined);
  return (
    <Dialog
      isOpen={edited !== undefined}
      onClose={close}
      title={edited ? nameOf(edited.id) : ''}
      closeLabel={say.close}
      actions={
        <Button type="submit" form={form} variant="primary">
          {say.apply}
        </Button>
      }
    >
      {edited && (
        <form
          id={form}
          key={edited.id}
          onSubmit={(event) => {
            event.preventDefault();
            const label = new FormData(event.currentTarget).get('label');
            close();
            if (typeof label === 'string' && label !== (edited.label ?? '')) onEditLabel?.({ id: edited.id, label });
          }}
        >
          <Field label={say.label}>
            <TextInput
              name="label"
              defaultValue={edited.label ?? ''}
              onFocus={(event) => event.currentTarget.select()}
            />
          </Field>
        </form>
      )}
    </Dialog>
  );
}
