import {
  CopyIcon,
  EllipsisIcon,
  LassoIcon,
  LinkIcon,
  PencilIcon,
  PlusIcon,
  PointerIcon,
  RedoIcon,
  TrashIcon,
  UndoIcon,
} from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { joinClasses } from '../styles/joinClasses.ts';
import { Toolbar, ToolbarGroup } from '../Toolbar/Toolbar.tsx';
import * as styles from './Canvas.css.ts';
import type { CanvasNode, CanvasView } from './Canvas.types.ts';
import type { CanvasTool } from './CanvasSurface.tsx';
import { menuGroups } from './menuGroups.ts';
import type { CanvasState } from './useCanvas.ts';

type CanvasToolsProps<Node extends CanvasNode> = {
  canvas: CanvasState<Node>;
  view: CanvasView;
  tool: CanvasTool;
  onTool: (tool: CanvasTool) => void;
};

/** The acts as buttons, the same in both views. What cannot be done to the selection rests; what the owner does not take up is absent. */
export function CanvasTools<Node extends CanvasNode>({ canvas, view, tool, onTool }: CanvasToolsProps<Node>) {
  const { acts, say, run, chosen, byId, copyImage, props } = canvas;
  const ids = chosen();
  const isNode = ids.some((id) => byId.has(id));
  const isAny = ids.length > 0;
  return (
    <Toolbar label={say.tools}>
      {view === 'canvas' && (
        <ToolbarGroup label={say.tool}>
          <IconButton
            icon={PointerIcon}
            label={say.select}
            aria-pressed={tool === 'select'}
            className={joinClasses(tool === 'select' && styles.pickedTool)}
            onClick={() => onTool('select')}
          />
          <IconButton
            icon={LassoIcon}
            label={say.lasso}
            aria-pressed={tool === 'lasso'}
            className={joinClasses(tool === 'lasso' && styles.pickedTool)}
            onClick={() => onTool('lasso')}
          />
        </ToolbarGroup>
      )}
      <ToolbarGroup label={say.act}>
        {acts.add && <IconButton icon={PlusIcon} label={say.add} onClick={() => run('add', ids)} />}
        {acts.connect && (
          <IconButton icon={LinkIcon} label={say.connect} isDisabled={!isNode} onClick={() => run('connect', ids)} />
        )}
        {acts.edit && (
          <IconButton icon={PencilIcon} label={say.edit} isDisabled={!isAny} onClick={() => run('edit', ids)} />
        )}
        {acts.remove && (
          <IconButton icon={TrashIcon} label={say.remove} isDisabled={!isAny} onClick={() => run('remove', ids)} />
        )}
        {acts.undo && <IconButton icon={UndoIcon} label={say.undo} onClick={() => run('undo', ids)} />}
        {acts.redo && <IconButton icon={RedoIcon} label={say.redo} onClick={() => run('redo', ids)} />}
        <IconButton icon={CopyIcon} label={say.copyImage} onClick={() => void copyImage()} />
        <Menu trigger={<IconButton icon={EllipsisIcon} label={say.more} />} groups={menuGroups(canvas)} />
      </ToolbarGroup>
      {props.tools}
    </Toolbar>
  );
}
