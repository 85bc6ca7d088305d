import { useState } from 'react';
import { CommandPalette } from '../CommandPalette/CommandPalette.tsx';
import type { CanvasNode, CanvasWords } from './Canvas.types.ts';
import { nearestFirst } from './nearestFirst.ts';

/** Most nodes that are offered at once; typing finds the others. */
const most = 50;

type ConnectPaletteProps = {
  /** The node that a connection leaves; undefined while none is being made. */
  from: CanvasNode | undefined;
  nodes: readonly CanvasNode[];
  say: CanvasWords;
  onChoose: (to: string) => void;
  onClose: () => void;
};

/** The other end of a connection, chosen from a list: the nearest first, any by its words. */
export function ConnectPalette({ from, nodes, say, onChoose, onClose }: ConnectPaletteProps) {
  const [query, setQuery] = useState('');
  const words = query.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const found = from
    ? nearestFirst(
        nodes.filter(
          ({ id, label }) => id !== from.id && words.every((word) => label.toLocaleLowerCase().includes(word)),
        ),
        from,
      ).slice(0, most)
    : [];
  function close() {
    setQuery('');
    onClose();
  }
  return (
    <CommandPalette
      isOpen={from !== undefined}
      onClose={close}
      label={say.connectTo(from?.label ?? '')}
      placeholder={say.find}
      emptyLabel={say.nothingFound}
      onQuery={setQuery}
      groups={[
        {
          label: say.nodes,
          commands: found.map(({ id, label }) => ({ id, label, onSelect: () => onChoose(id) })),
        },
      ]}
    />
  );
}
