import { color } from '../theme/contract.css.ts';

/** Looks of the data categories in their order: colour, dash of a line, and shape of a point. A ninth takes the first's. */
export const seriesLooks = [
  { color: color.category.verdigris, dash: undefined, shape: 'circle' },
  { color: color.category.copper, dash: '6 3', shape: 'triangle' },
  { color: color.category.cobalt, dash: '2 2', shape: 'square' },
  { color: color.category.ochre, dash: '8 3 2 3', shape: 'diamond' },
  { color: color.category.plum, dash: '12 3', shape: 'cross' },
  { color: color.category.lake, dash: '4 2 1 2', shape: 'ring' },
  { color: color.category.rose, dash: '1 3', shape: 'wedge' },
  { color: color.category.moss, dash: '10 2 4 2', shape: 'star' },
] as const;

export type PointShape = (typeof seriesLooks)[number]['shape'];

/** Look of a series by its place. */
export const seriesLook = (index: number) => seriesLooks[index % seriesLooks.length] ?? seriesLooks[0];

/** Outline of a point of radius `r` around 0, 0. */
export function pointPath(shape: PointShape, r: number): string {
  const round = `M${-r},0a${r},${r} 0 1,0 ${2 * r},0a${r},${r} 0 1,0 ${-2 * r},0Z`;
  const inner = r * 0.55;
  const paths: Record<PointShape, string> = {
    circle: round,
    ring: `${round}M${-inner},0a${inner},${inner} 0 1,1 ${2 * inner},0a${inner},${inner} 0 1,1 ${-2 * inner},0Z`,
    square: `M${-r * 0.9},${-r * 0.9}h${r * 1.8}v${r * 1.8}h${-r * 1.8}Z`,
    diamond: `M0,${-r * 1.25}L${r * 1.25},0L0,${r * 1.25}L${-r * 1.25},0Z`,
    triangle: `M0,${-r * 1.15}L${r * 1.15},${r * 0.9}L${-r * 1.15},${r * 0.9}Z`,
    wedge: `M0,${r * 1.15}L${r * 1.15},${-r * 0.9}L${-r * 1.15},${-r * 0.9}Z`,
    cross: `M${-r * 0.4},${-r * 1.2}h${r * 0.8}v${r * 0.8}h${r * 0.8}v${r * 0.8}h${-r * 0.8}v${r * 0.8}h${-r * 0.8}v${-r * 0.8}h${-r * 0.8}v${-r * 0.8}h${r * 0.8}Z`,
    star: `M${-r},${-r}L0,${-r * 0.4}L${r},${-r}L${r * 0.4},0L${r},${r}L0,${r * 0.4}L${-r},${r}L${-r * 0.4},0Z`,
  };
  return paths[shape];
}
