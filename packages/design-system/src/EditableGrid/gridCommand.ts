import type { GridKind } from './EditableGrid.types.ts';

/** What a key asks of the grid while no cell is edited. */
export type GridCommand =
  | { does: 'move'; extends: boolean }
  | { does: 'beside'; step: 1 | -1 }
  | { does: 'open' | 'edit' | 'clear' | 'leave' | 'fillDown' | 'undo' | 'redo' | 'toggle' | 'evidence' | 'comment' }
  | { does: 'selectAll' | 'selectRows' | 'selectColumns' | 'addRow' | 'removeRows' }
  | { does: 'moveRows'; step: 1 | -1 }
  | { does: 'widen'; step: 1 | -1 }
  | { does: 'rate'; digit: number };

type Press = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

const moves = /^(Arrow(Up|Down|Left|Right)|Home|End|PageUp|PageDown)$/;

/** The command of a key in a cell of a kind, or in the head; undefined for keys that type or belong to others. */
export function commandOf(
  { key, shiftKey, ctrlKey, metaKey, altKey }: Press,
  at: { isHead: boolean; kind: GridKind<unknown>['kind'] | undefined },
): GridCommand | undefined {
  const isControl = ctrlKey || metaKey;
  if (altKey) {
    if (key === 'Enter') return { does: 'evidence' };
    if (key === 'ArrowDown' && at.isHead) return { does: 'open' };
    if (key === 'ArrowUp' || key === 'ArrowDown') return { does: 'moveRows', step: key === 'ArrowUp' ? -1 : 1 };
    return undefined;
  }
  if (at.isHead && shiftKey && !isControl && (key === 'ArrowLeft' || key === 'ArrowRight'))
    return { does: 'widen', step: key === 'ArrowLeft' ? -1 : 1 };
  if (moves.test(key)) return { does: 'move', extends: shiftKey && !at.isHead };
  if (isControl) return controlOf(key, shiftKey);
  if (key === 'Tab') return { does: 'beside', step: shiftKey ? -1 : 1 };
  if (key === 'Enter') return { does: 'open' };
  if (key === 'F2') return { does: shiftKey ? 'comment' : 'edit' };
  if (key === 'Escape') return { does: 'leave' };
  if (key === 'Delete' || key === 'Backspace') return { does: 'clear' };
  if (key === ' ' && shiftKey) return { does: 'selectRows' };
  if (key === ' ' && (at.isHead || at.kind === 'flag' || at.kind === 'evidence')) return { does: 'toggle' };
  if (at.kind === 'rating' && !at.isHead) {
    const digit = key.normalize('NFKC');
    if (/^\d$/.test(digit)) return { does: 'rate', digit: Number(digit) };
  }
  return undefined;
}

function controlOf(key: string, shiftKey: boolean): GridCommand | undefined {
  switch (key.toLowerCase()) {
    case 'a':
      return { does: 'selectAll' };
    case 'd':
      return { does: 'fillDown' };
    case 'z':
      return { does: shiftKey ? 'redo' : 'undo' };
    case 'y':
      return { does: 'redo' };
    case ' ':
      return { does: 'selectColumns' };
    case 'enter':
      return { does: 'addRow' };
    case 'delete':
    case 'backspace':
      return { does: 'removeRows' };
    default:
      return undefined;
  }
}
