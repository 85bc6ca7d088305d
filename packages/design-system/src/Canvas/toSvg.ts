import { scriptOf } from '../fonts/scriptOf.ts';
import { fontStack } from '../tokens/scales.ts';
import { light } from '../tokens/themes.ts';
import type { CanvasEdge, CanvasNode, CanvasTone } from './Canvas.types.ts';
import { doubleWidth, edgeLook, edgeWords } from './edgeLook.ts';
import { arrowPath, edgeShape } from './edgePath.ts';
import { type Box, boundsOf, boxOf } from './geometry.ts';
import { lanesOf } from './lanes.ts';
import { wordPlace } from './wordPlace.ts';
import { wrapText } from './wrapText.ts';

export type CanvasSvgOptions = {
  /** Title of the drawing, for who hears it. */
  title?: string;
  /** BCP 47 language: decides the fonts that are named. @default 'en' */
  language?: string;
  /** One line below a label. */
  describeNode?: (node: CanvasNode) => string;
};

const margin = 24;
const padding = 12;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** The colour of a tone on paper. */
const paperColor = (tone: CanvasTone | undefined): string =>
  tone === undefined ? light.line.strong : tone === 'critical' ? light.critical.solid : light.category[tone];

/** All fonts that a label may need, those of the language first. */
function fontsOf(language: string): string {
  const names = [scriptOf(language), 'zh-Hans', 'zh-Hant', 'ja'] as const;
  const all = names
    .flatMap((name) => fontStack[name].split(', '))
    .filter((name) => !/^(system-ui|sans-serif)$/.test(name));
  return [...new Set(all), 'sans-serif'].join(', ').replaceAll('"', "'");
}

function drawnNode(node: CanvasNode, describeNode: CanvasSvgOptions['describeNode']): string {
  const { x, y, width, height } = boxOf(node);
  const room = width - 2 * padding;
  const detail = describeNode?.(node) ?? '';
  const lines = wrapText(node.label, room, 13, Math.max(1, Math.floor((height - 16 - (detail ? 16 : 0)) / 18)));
  const text = lines.map(
    (line, at) => `<text x="${x + padding}" y="${y + 22 + at * 18}" class="label">${escaped(line)}</text>`,
  );
  const [below] = detail ? wrapText(detail, room, 12, 1) : [];
  if (below)
    text.push(`<text x="${x + padding}" y="${y + 22 + lines.length * 18}" class="detail">${escaped(below)}</text>`);
  const edge = node.tone
    ? `<rect x="${x}" y="${y}" width="4" height="${height}" fill="${paperColor(node.tone)}"/>`
    : '';
  return `<g><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="4" class="node"/>${edge}${text.join('')}</g>`;
}

function drawnEdge(
  edge: CanvasEdge,
  nodes: ReadonlyMap<string, CanvasNode>,
  lanes: ReadonlyMap<string, number>,
  boxes: readonly Box[],
): string {
  const { id, from, to, tone, isDashed, isDouble } = edge;
  const [one, other] = [nodes.get(from), nodes.get(to)];
  if (!one || !other) return '';
  const shape = edgeShape(boxOf(one), boxOf(other), lanes.get(id));
  const { width, hasHead } = edgeLook(edge, nodes);
  const color = paperColor(tone);
  const dash = isDashed ? ' stroke-dasharray="5 4"' : '';
  const words = edgeWords(edge);
  const [said] = words === '' ? [] : wrapText(words, shape.room, 12, 1);
  const place = said === undefined ? shape.middle : wordPlace(shape, said, boxes);
  const word = said
    ? `<text x="${place.x}" y="${place.y + 4}" text-anchor="middle" class="word">${escaped(said)}</text>`
    : '';
  const head = hasHead ? `<path d="${arrowPath(shape)}" fill="${color}"/>` : '';
  const between = isDouble ? `<path d="${shape.path}" fill="none" stroke="#fff" stroke-width="2"/>` : '';
  const line = `<path d="${shape.path}" fill="none" stroke="${color}" stroke-width="${isDouble ? doubleWidth : width}"${dash}/>`;
  return `${line}${between}${head}${word}`;
}

/** A canvas as a drawing on paper: SVG that needs nothing else, all text as text, its fonts named. */
export function toSvg(
  nodes: readonly CanvasNode[],
  edges: readonly CanvasEdge[],
  { title, language = 'en', describeNode }: CanvasSvgOptions = {},
): string {
  const known = new Map(nodes.map((node) => [node.id, node]));
  const lanes = lanesOf(edges);
  const bounds = boundsOf(nodes.map(boxOf)) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [width, height] = [bounds.width + 2 * margin, bounds.height + 2 * margin];
  const style = [
    `text{font-family:${fontsOf(language)}}`,
    `.node{fill:${light.surface.base};stroke:${light.line.strong}}`,
    `.label{font-size:13px;font-weight:500;fill:${light.ink.strong}}`,
    `.detail{font-size:12px;fill:${light.ink.muted}}`,
    `.word{font-size:12px;fill:${light.ink.default};stroke:#fff;stroke-width:3px;paint-order:stroke}`,
  ].join('');
  const boxes = nodes.map(boxOf);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${bounds.x - margin} ${bounds.y - margin} ${width} ${height}" role="img" lang="${escaped(language)}">`,
    title ? `<title>${escaped(title)}</title>` : '',
    `<style>${style}</style>`,
    `<rect x="${bounds.x - margin}" y="${bounds.y - margin}" width="${width}" height="${height}" fill="#fff"/>`,
    ...edges.map((edge) => drawnEdge(edge, known, lanes, boxes)),
    ...nodes.map((node) => drawnNode(node, describeNode)),
    '</svg>',
  ].join('');
}
