/** The canvas editor stands in an entry of its own, on @xyflow/react, a peer that only it needs. */
import './theme/theme.css.ts';

export { Canvas } from './Canvas/Canvas.tsx';
export type {
  CanvasEdge,
  CanvasIntents,
  CanvasMove,
  CanvasNode,
  CanvasNodeState,
  CanvasPlace,
  CanvasPresence,
  CanvasProps,
  CanvasTone,
  CanvasView,
  CanvasWords,
} from './Canvas/Canvas.types.ts';
export { type GrowthDirection, type GrowthOptions, growBranch } from './Canvas/growBranch.ts';
export type { LayoutDirection, LayoutOptions } from './Canvas/layout.types.ts';
export { layoutLayered } from './Canvas/layoutLayered.ts';
export { layoutTree } from './Canvas/layoutTree.ts';
export { type CanvasSvgOptions, toSvg } from './Canvas/toSvg.ts';
