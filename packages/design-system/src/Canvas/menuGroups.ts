import { CopyIcon, LinkIcon, PencilIcon, PlusIcon, TrashIcon, WaypointsIcon } from '../Icon/icons.ts';
import type { MenuItem } from '../Menu/Menu.types.ts';
import type { CanvasNode, CanvasPlace } from './Canvas.types.ts';
import { isBelonging } from './canvas.rows.ts';
import type { Direction } from './geometry.ts';
import { shortName } from './shortName.ts';
import type { CanvasState } from './useCanvas.ts';

const directions: readonly Direction[] = ['left', 'right', 'up', 'down'];

/** Acts on what is selected, or on the place that was pressed: the menus of both views, and of the tools. */
export function menuGroups<Node extends CanvasNode>(
  { acts, say, chosen, oneOf, byId, edges, nameOf, run, copyImage, props }: CanvasState<Node>,
  place?: CanvasPlace,
): MenuItem[][] {
  const ids = place ? [] : chosen();
  const id = oneOf(ids);
  const node = id === undefined ? undefined : byId.get(id);
  const belonging = node && edges.find((edge) => edge.to === node.id && isBelonging(edge, byId));
  const { open, edit, connect, remove, add, move } = acts;
  const own: (MenuItem | false | undefined)[] = [
    node !== undefined && open && { id: 'open', label: say.open, aside: 'Enter', onSelect: () => open(node.id) },
    id !== undefined &&
      edit && { id: 'edit', label: say.edit, icon: PencilIcon, aside: 'F2', onSelect: () => edit(id) },
    node !== undefined &&
      connect && { id: 'connect', label: say.connect, icon: LinkIcon, onSelect: () => connect(ids) },
    belonging &&
      edit && {
        id: 'edit-edge',
        label: shortName(nameOf(belonging.id)),
        icon: WaypointsIcon,
        onSelect: () => edit(belonging.id),
      },
    belonging &&
      remove && {
        id: 'disconnect',
        label: say.disconnect(shortName(byId.get(belonging.from)?.label ?? '')),
        onSelect: () => remove([belonging.id]),
      },
    node !== undefined &&
      move && {
        id: 'move',
        label: say.move,
        items: [
          directions.map((direction) => ({ id: direction, label: say[direction], onSelect: () => move(direction) })),
        ],
      },
    add && { id: 'add', label: say.add, icon: PlusIcon, onSelect: () => add(place, node?.id) },
  ];
  const whole: MenuItem[] = [
    {
      id: 'all',
      label: say.selectAll,
      onSelect: () => run('selectAll'),
    },
    { id: 'image', label: say.copyImage, icon: CopyIcon, onSelect: () => void copyImage() },
  ];
  const last: MenuItem[] =
    ids.length > 0 && remove
      ? [
          {
            id: 'remove',
            label: say.remove,
            icon: TrashIcon,
            aside: 'Delete',
            isDanger: true,
            onSelect: () => remove(ids),
          },
        ]
      : [];
  const further = ids.length > 0 ? [...(props.actions?.(ids) ?? [])] : [];
  return [own.filter((item): item is MenuItem => Boolean(item)), further, whole, last].filter(
    (group) => group.length > 0,
  );
}
