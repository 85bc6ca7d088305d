import { SaxesParser } from 'saxes';
import { type Picture, PictureRefused } from './picture.types.ts';
import { createSvgWeight } from './svg-weight.ts';

/** What draws and does nothing else (SVG 2); all other elements are refused. */
const drawing = new Set(
  (
    'svg g defs symbol use title desc metadata style switch path rect circle ellipse line polyline polygon text tspan textPath ' +
    'marker linearGradient radialGradient stop pattern clipPath mask image filter feBlend feColorMatrix feComponentTransfer ' +
    'feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB ' +
    'feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight ' +
    'feTile feTurbulence a view'
  ).split(' '),
);
const active = new Set([
  'script',
  'handler',
  'animate',
  'animateMotion',
  'animateTransform',
  'animateColor',
  'set',
  'discard',
]);
const svgName = 'http://www.w3.org/2000/svg';
const xlinkName = 'http://www.w3.org/1999/xlink';
/** Elements and values of one drawing: more takes a page its breath. */
const mostParts = 100_000;
const deepest = 200;
/** Elements that it may have its reader draw, counting each as often as it is drawn. */
const mostDrawn = 400_000;

const refuse = (fault: ConstructorParameters<typeof PictureRefused>[0]): never => {
  throw new PictureRefused(fault);
};

const isOwnPart = (reference: string) => /^\s*#/.test(reference);
const isPictureInside = (reference: string) => /^\s*data:image\/(png|jpe?g);base64,[\w+/=\s]*$/i.test(reference);

/** Styles as a browser reads them: escapes and comments could hide what they name. */
function checkStyles(text: string): void {
  const plain = text.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  if (/\\/.test(plain)) refuse('external');
  if (
    /@(import|namespace|font-face|charset)|image-set|\bsrc\s*\(|expression\s*\(|javascript:|-moz-binding|behavior\s*:/i.test(
      plain,
    )
  )
    refuse('external');
  for (const [, target = ''] of plain.matchAll(/url\(\s*['"]?([^'")]*)/gi)) if (!isOwnPart(target)) refuse('external');
  if (/@keyframes|animation\s*[:-]|transition\s*[:-]/i.test(plain)) refuse('active');
}

function checkAttribute(element: string, { local, uri, value }: { local: string; uri: string; value: string }): void {
  if (/^on/i.test(local)) refuse('active');
  if (local === 'href' && (uri === '' || uri === xlinkName)) {
    if (!isOwnPart(value) && !(element === 'image' && isPictureInside(value)))
      refuse(/^\s*(javascript|data):/i.test(value) ? 'active' : 'external');
  } else if (/^(src|srcset|base|ping|formaction|action|data)$/i.test(local)) refuse('external');
  else if (local === 'style') checkStyles(value);
  else if (/url\s*\(|\\/i.test(value)) checkStyles(value);
}

/** A length in pixels; undefined where it is relative. */
function lengthOf(value: string | undefined): number | undefined {
  const found = /^\s*(\d+(?:\.\d+)?|\.\d+)\s*(px|pt|mm|cm|in)?\s*$/i.exec(value ?? '');
  const factor = { px: 1, pt: 96 / 72, mm: 96 / 25.4, cm: 96 / 2.54, in: 96 }[found?.[2]?.toLowerCase() ?? 'px'];
  return found && factor !== undefined ? Number(found[1]) * factor : undefined;
}

export const isSvg = (bytes: Buffer): boolean =>
  /^\s*(?:\ufeff)?\s*<(?:\?xml|!--|!DOCTYPE|svg[\s>])/i.test(bytes.toString('utf8', 0, 512));

/**
 * A drawing as SVG that draws and does nothing else: no scripts or handlers, nothing that moves, nothing fetched from elsewhere,
 * no HTML in it, no entities.
 *
 * @throws PictureRefused
 */
export function readSvg(bytes: Buffer): Picture {
  let text = '';
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    refuse('damaged');
  }
  // What an entity stands for would be read after it was checked.
  if (/<!DOCTYPE[^>]*\[|<!ENTITY/i.test(text)) refuse('foreign');
  const parser = new SaxesParser({ xmlns: true });
  let size: Pick<Picture, 'width' | 'height'> | undefined;
  const weight = createSvgWeight();
  let depth = 0;
  let parts = 0;
  let within = '';
  parser.on('error', () => refuse('damaged'));
  parser.on('processinginstruction', () => refuse('external'));
  parser.on('opentag', ({ local, uri, attributes }) => {
    parts += 1 + Object.keys(attributes).length;
    depth += 1;
    if (parts > mostParts || depth > deepest) refuse('damaged');
    if (uri === svgName && active.has(local)) refuse('active');
    const isTold = within === 'metadata';
    // What drawing programs keep for themselves is drawn by nobody.
    if (uri === svgName ? !drawing.has(local) : !isTold && /xhtml|MathML|XUL/i.test(uri)) refuse('foreign');
    if (!size) {
      if (local !== 'svg' || uri !== svgName) refuse('type');
      const box = (attributes['viewBox']?.value ?? '')
        .trim()
        .split(/[\s,]+/)
        .map(Number);
      const width = lengthOf(attributes['width']?.value) ?? box[2];
      const height = lengthOf(attributes['height']?.value) ?? box[3];
      const isFine = (side: number | undefined): side is number => side !== undefined && side > 0 && side < 1e6;
      size = isFine(width) && isFine(height) ? { width, height } : { width: 300, height: 150 };
    }
    for (const attribute of Object.values(attributes))
      if (!attribute.name.startsWith('xmlns')) checkAttribute(local, attribute);
    weight.open(local, attributes);
    within = local;
  });
  // Whole: a comment between would hide what its sides come to.
  let styles = '';
  const words = (value: string) => {
    if (within === 'style') styles += value;
  };
  parser.on('text', words);
  parser.on('cdata', words);
  parser.on('closetag', () => {
    depth -= 1;
    weight.close();
    checkStyles(styles);
    weight.style(styles);
    styles = '';
    within = '';
  });
  parser.write(text).close();
  if (weight.total() > mostDrawn) refuse('heavy');
  return { type: 'svg', ...(size ?? refuse('damaged')) };
}
