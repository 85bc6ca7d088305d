import type { PartKind } from '@assay/domain';
import { subscript, superscript } from './scripts.ts';
import { children, descendants, fold, type XmlElement } from './xml-tree.ts';

export interface TextBlock {
  kind: PartKind;
  text: string;
}

type Rendering = 'inline' | 'skip' | 'line' | 'break' | 'sub' | 'sup' | 'math' | 'table';

/** How an element inside a paragraph becomes text; what is not listed is passed through. One table for all formats. */
const renderings: Readonly<Record<string, Rendering>> = {
  sub: 'sub',
  subscript: 'sub',
  SB: 'sub',
  Sub: 'sub',
  sup: 'sup',
  superscript: 'sup',
  sup2: 'sup',
  sub2: 'sub',
  SP: 'sup',
  Sup: 'sup',
  br: 'break',
  break: 'break',
  BR: 'break',
  li: 'line',
  'list-item': 'line',
  LI: 'line',
  def: 'line',
  p: 'line',
  math: 'math',
  MATH: 'math',
  table: 'table',
  TABLE: 'table',
  img: 'skip',
  image: 'skip',
  EMI: 'skip',
  Image: 'skip',
  BoundaryData: 'skip',
  LineNumber: 'skip',
  ClaimLabelText: 'skip',
  'object-id': 'skip',
  'alternatives-label': 'skip',
  'tex-math': 'skip',
  mathematica: 'skip',
};

/**
 * Text of mixed content: exponents as Unicode superscripts (`10⁻³`), indices as subscripts (`CO₂`), list items and
 * breaks on lines of their own, formulae in linear form. White space is folded within a line.
 */
export function richText(element: XmlElement): string {
  return tidy(render(element));
}

/** Splits mixed content into paragraphs and tables, in reading order. */
export function textBlocks(element: XmlElement): TextBlock[] {
  const blocks: TextBlock[] = [];
  let text = '';
  const flush = () => {
    const body = tidy(text);
    if (body !== '') blocks.push({ kind: 'paragraph', text: body });
    text = '';
  };
  const visit = (node: XmlElement) => {
    for (const below of node.children) {
      if (typeof below === 'string') text += below;
      else if (renderings[below.name] === 'table') {
        flush();
        const table = tableText(below);
        if (table !== '') blocks.push({ kind: 'table', text: table });
      } else if (holdsTable(below)) visit(below);
      else text += renderNode(below);
    }
  };
  visit(element);
  flush();
  return blocks;
}

function holdsTable(element: XmlElement): boolean {
  return element.children.some(
    (node) => typeof node !== 'string' && (renderings[node.name] === 'table' || holdsTable(node)),
  );
}

/** Rows on lines, cells parted by ` | `; rows without content are left out. */
export function tableText(table: XmlElement): string {
  const rows = [...descendants(table, 'row'), ...descendants(table, 'tr'), ...descendants(table, 'ROW')];
  return rows
    .map((row) =>
      children(row)
        .filter((cell) => /^(entry|td|th|ENTRY)$/.test(cell.name))
        .map((cell) => richText(cell).replaceAll('\n', ' ')),
    )
    .map((cells) => (cells.length > 1 && cells.some((cell) => cell !== '') ? trimEmpty(cells) : cells.filter(Boolean)))
    .filter((cells) => cells.length > 0)
    .map((cells) => cells.join(' | '))
    .join('\n');
}

/** Formatting columns of CALS tables leave an empty first cell in every row; the others keep their column. */
function trimEmpty(cells: string[]): string[] {
  const from = cells[0] === '' && cells.length > 2 ? 1 : 0;
  let to = cells.length;
  while (to > from && cells[to - 1] === '') to -= 1;
  return cells.slice(from, to);
}

function render(element: XmlElement): string {
  let text = '';
  for (const node of element.children) text += typeof node === 'string' ? node : renderNode(node);
  return text;
}

function renderNode(element: XmlElement): string {
  switch (renderings[element.name]) {
    case 'skip':
      return '';
    case 'break':
      return lineBreak;
    case 'line':
      return `${lineBreak}${render(element)}${lineBreak}`;
    case 'sub':
      return around(render(element), subscript);
    case 'sup':
      return around(render(element), superscript);
    case 'math':
      return ` ${linearMath(element)} `;
    case 'table':
      return `${lineBreak}${tableText(element).replaceAll('\n', lineBreak)}${lineBreak}`;
    default:
      return render(element);
  }
}

/** Stands for a wanted line break until white space is folded; it cannot occur in XML. */
const lineBreak = '\u0001';

/** Applies a script form to the content, leaving blanks at its edges outside. */
function around(text: string, form: (content: string) => string): string {
  const content = text.trim();
  if (content === '') return text;
  const at = text.indexOf(content);
  return text.slice(0, at) + form(content) + text.slice(at + content.length);
}

function tidy(text: string): string {
  return text
    .split(lineBreak)
    .map(fold)
    .filter((line) => line !== '')
    .join('\n');
}

/** MathML as one line: `(a)/(b)`, `x_i`, `x^2`. */
export function linearMath(element: XmlElement): string {
  const parts = () => children(element).map(linearMath);
  const group = (text: string | undefined) => (text === undefined ? '' : text.length > 1 ? `(${text})` : text);
  switch (element.name) {
    case 'mfrac': {
      const [top, bottom] = parts();
      return `${group(top)}/${group(bottom)}`;
    }
    case 'msub': {
      const [base, index] = parts();
      return `${base ?? ''}${subscript(index ?? '')}`;
    }
    case 'msup': {
      const [base, power] = parts();
      return `${base ?? ''}${superscript(power ?? '')}`;
    }
    case 'msubsup': {
      const [base, index, power] = parts();
      return `${base ?? ''}${subscript(index ?? '')}${superscript(power ?? '')}`;
    }
    case 'msqrt':
      return `√(${parts().join('')})`;
    case 'mo':
      return ` ${fold(render(element))} `.replace(/^ ([()[\]{},]) $/, '$1');
    case 'mspace':
      return ' ';
    default:
      return children(element).length > 0 ? fold(parts().join('')) : fold(render(element));
  }
}
