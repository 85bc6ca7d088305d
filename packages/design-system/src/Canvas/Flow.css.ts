import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { inComponent, keepsFill, type LayerRule } from '../theme/mixins.ts';

/**
 * The ground of React Flow. It brings a stylesheet for the whole page; what of it is needed stands here, below our own class, in the
 * component layer and in the variables of the theme, so that nothing leaks and a shadow root has it too.
 */
export const flow = style(
  inComponent({
    // The world has one direction, whatever the language; words in it have their own.
    direction: 'ltr',
    background: color.surface.canvas,
    outline: 'none',
    overscrollBehavior: 'contain',
  }),
);

const inside = (part: string, rule: LayerRule) => globalStyle(`${flow} .react-flow__${part}`, inComponent(rule));

const whole = { position: 'absolute', insetBlockStart: 0, insetInlineStart: 0, width: '100%', height: '100%' } as const;
const origin = '0 0';

inside('container', whole);
inside('renderer', { zIndex: 4 });
inside('pane', { zIndex: 1, touchAction: 'none', cursor: 'grab' });
inside('pane.dragging', { cursor: 'grabbing' });
inside('viewport', { zIndex: 2, transformOrigin: origin, pointerEvents: 'none' });
inside('nodes', { transformOrigin: origin, pointerEvents: 'none' });
inside('node', {
  position: 'absolute',
  boxSizing: 'border-box',
  transformOrigin: origin,
  pointerEvents: 'all',
  userSelect: 'none',
  cursor: 'pointer',
  outline: 'none',
});
inside('node.draggable', { cursor: 'grab' });
inside('node.dragging', { cursor: 'grabbing' });
// Edges lie below the nodes; React Flow puts its portal above them.
inside('viewport-portal', { ...whole, zIndex: -1, userSelect: 'none' });
inside('background', { zIndex: -1, pointerEvents: 'none' });
inside('background-pattern', { fill: color.line.default, ...keepsFill });
inside('connectionline', { position: 'absolute', zIndex: 1001, overflow: 'visible', pointerEvents: 'none' });
inside('connection-path', { fill: 'none', stroke: color.accent.solid, strokeWidth: 1.5, strokeDasharray: '5 4' });
inside('handle', { position: 'absolute', pointerEvents: 'none' });
inside('handle.connectionindicator', { pointerEvents: 'all', cursor: 'crosshair' });
