import { type Attrs, type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model';

/** Longest TeX of one formula, in UTF-16 code units. */
const longestTex = 2_000;
/** Longest alternative text of a picture, in UTF-16 code units. */
const longestAlternative = 1_000;
const id = /^[\w-]{1,64}$/;
const destination = /^(https?:|mailto:)[^\s]{1,2000}$/i;

function checked(name: string, isFine: (value: unknown) => boolean) {
  return {
    validate(value: unknown) {
      if (!isFine(value)) throw new RangeError(`This is no ${name}: ${JSON.stringify(value)}`);
    },
  };
}

const isText = (value: unknown, longest: number) => typeof value === 'string' && value.length <= longest;
const isWhole = (value: unknown, least: number, most: number) =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
const tex = { tex: { default: '', ...checked('formula', (value) => isText(value, longestTex)) } };
const named = (name: string) => checked(name, (value) => typeof value === 'string' && id.test(value));
const dataOf = (attribute: string, name: string) => (dom: HTMLElement) => ({
  [name]: dom.getAttribute(attribute) ?? '',
});

const span = checked('number of cells', (value) => isWhole(value, 1, 50));
const widths = checked(
  'widths of columns',
  (value) =>
    value === null || (Array.isArray(value) && value.length <= 50 && value.every((one) => isWhole(one, 0, 4_000))),
);

/** A cell as prosemirror-tables knows it. */
function cell(tag: 'td' | 'th', tableRole: 'cell' | 'header_cell'): NodeSpec {
  return {
    content: 'paragraph+',
    attrs: {
      colspan: { default: 1, ...span },
      rowspan: { default: 1, ...span },
      colwidth: { default: null, ...widths },
    },
    tableRole,
    isolating: true,
    parseDOM: [
      {
        tag,
        getAttrs: (dom: HTMLElement): Attrs => {
          const whole = (name: string) => Math.min(50, Math.max(1, Math.trunc(Number(dom.getAttribute(name))) || 1));
          return { colspan: whole('colspan'), rowspan: whole('rowspan'), colwidth: null };
        },
      },
    ],
    toDOM: ({ attrs: { colspan, rowspan } }) => [
      tag,
      { ...(colspan !== 1 && { colspan }), ...(rowspan !== 1 && { rowspan }) },
      0,
    ],
  };
}

const nodes = {
  doc: { content: 'block+' },
  paragraph: { content: 'inline*', group: 'block', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
  heading: {
    content: 'inline*',
    group: 'block',
    defining: true,
    attrs: { level: { default: 2, ...checked('level', (value) => isWhole(value, 1, 4)) } },
    parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level: Math.min(level, 4) } })),
    toDOM: ({ attrs }) => [`h${attrs['level']}`, 0],
  },
  quote: {
    content: 'block+',
    group: 'block',
    defining: true,
    parseDOM: [{ tag: 'blockquote' }],
    toDOM: () => ['blockquote', 0],
  },
  bulletList: { content: 'listItem+', group: 'block', parseDOM: [{ tag: 'ul' }], toDOM: () => ['ul', 0] },
  orderedList: {
    content: 'listItem+',
    group: 'block',
    attrs: { first: { default: 1, ...checked('first number', (value) => isWhole(value, 0, 999_999_999)) } },
    parseDOM: [
      {
        tag: 'ol',
        getAttrs: (dom: HTMLElement) => {
          const first = Number(dom.getAttribute('start') ?? 1);
          return { first: isWhole(first, 0, 999_999_999) ? first : 1 };
        },
      },
    ],
    toDOM: ({ attrs }) => (attrs['first'] === 1 ? ['ol', 0] : ['ol', { start: attrs['first'] }, 0]),
  },
  listItem: { content: 'paragraph block*', defining: true, parseDOM: [{ tag: 'li' }], toDOM: () => ['li', 0] },
  codeBlock: {
    content: 'text*',
    group: 'block',
    marks: '',
    code: true,
    defining: true,
    parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }],
    toDOM: () => ['pre', ['code', 0]],
  },
  equation: {
    group: 'block',
    atom: true,
    attrs: tex,
    parseDOM: [{ tag: 'div[data-tex]', getAttrs: dataOf('data-tex', 'tex') }],
    toDOM: ({ attrs }) => ['div', { 'data-tex': attrs['tex'] }, `$$${attrs['tex']}$$`],
  },
  /** A picture that is kept with the work, by its id, with what it shows for who does not see it. */
  figure: {
    content: 'figureCaption',
    group: 'block',
    isolating: true,
    attrs: {
      file: named('picture'),
      alt: { default: '', ...checked('alternative text', (value) => isText(value, longestAlternative)) },
    },
    parseDOM: [
      {
        tag: 'figure[data-file]',
        getAttrs: (dom: HTMLElement) => {
          const file = dom.getAttribute('data-file') ?? '';
          const alt = dom.getAttribute('data-alt') ?? '';
          return id.test(file) ? { file, alt: alt.slice(0, longestAlternative) } : false;
        },
      },
    ],
    toDOM: ({ attrs }) => ['figure', { 'data-file': attrs['file'], 'data-alt': attrs['alt'] }, 0],
  },
  figureCaption: { content: 'inline*', parseDOM: [{ tag: 'figcaption' }], toDOM: () => ['figcaption', 0] },
  table: {
    content: 'tableRow+',
    group: 'block',
    tableRole: 'table',
    isolating: true,
    parseDOM: [{ tag: 'table' }],
    toDOM: () => ['table', ['tbody', 0]],
  },
  tableRow: {
    content: '(tableCell | tableHeader)*',
    tableRole: 'row',
    parseDOM: [{ tag: 'tr' }],
    toDOM: () => ['tr', 0],
  },
  tableCell: cell('td', 'cell'),
  tableHeader: cell('th', 'header_cell'),
  text: { group: 'inline' },
  lineBreak: {
    inline: true,
    group: 'inline',
    selectable: false,
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
    leafText: () => '\n',
  },
  formula: {
    inline: true,
    group: 'inline',
    atom: true,
    attrs: tex,
    parseDOM: [{ tag: 'span[data-tex]', getAttrs: dataOf('data-tex', 'tex') }],
    toDOM: ({ attrs }) => ['span', { 'data-tex': attrs['tex'] }, `$${attrs['tex']}$`],
    leafText: ({ attrs }) => String(attrs['tex']),
  },
  /** An entry of the evidence of the record, by its key. */
  citation: {
    inline: true,
    group: 'inline',
    atom: true,
    attrs: { evidence: named('key of evidence') },
    parseDOM: [{ tag: 'span[data-citation]', getAttrs: dataOf('data-citation', 'evidence') }],
    toDOM: ({ attrs }) => ['span', { 'data-citation': attrs['evidence'] }, '[]'],
    leafText: () => '',
  },
  /** A record of the work that is drawn as a figure. */
  figureReference: {
    inline: true,
    group: 'inline',
    atom: true,
    attrs: { figure: named('record') },
    parseDOM: [{ tag: 'span[data-figure]', getAttrs: dataOf('data-figure', 'figure') }],
    toDOM: ({ attrs }) => ['span', { 'data-figure': attrs['figure'] }, '[]'],
    leafText: () => '',
  },
} as const satisfies Record<string, NodeSpec>;

const marks = {
  link: {
    attrs: { href: checked('address', (value) => typeof value === 'string' && destination.test(value)) },
    inclusive: false,
    parseDOM: [
      {
        tag: 'a[href]',
        getAttrs: (dom: HTMLElement) => {
          const href = dom.getAttribute('href') ?? '';
          return destination.test(href) ? { href } : false;
        },
      },
    ],
    toDOM: ({ attrs }) => ['a', { href: attrs['href'], rel: 'noopener noreferrer' }, 0],
  },
  emphasis: {
    parseDOM: [{ tag: 'em' }, { tag: 'i' }, { style: 'font-style=italic' }],
    toDOM: () => ['em', 0],
  },
  strong: {
    parseDOM: [
      { tag: 'strong' },
      // Documents of Google come wrapped in a `b` that means nothing.
      { tag: 'b', getAttrs: (dom: HTMLElement) => dom.style.fontWeight !== 'normal' && null },
      { style: 'font-weight', getAttrs: (weight: string) => /^(bold(er)?|[6-9]\d\d)$/.test(weight) && null },
    ],
    toDOM: () => ['strong', 0],
  },
  subscript: {
    excludes: 'subscript superscript',
    parseDOM: [{ tag: 'sub' }, { style: 'vertical-align=sub' }],
    toDOM: () => ['sub', 0],
  },
  superscript: {
    excludes: 'subscript superscript',
    parseDOM: [{ tag: 'sup' }, { style: 'vertical-align=super' }],
    toDOM: () => ['sup', 0],
  },
  code: { parseDOM: [{ tag: 'code' }], toDOM: () => ['code', 0] },
} as const satisfies Record<string, MarkSpec>;

/** What prose is made of. */
export const proseSchema: Schema<keyof typeof nodes, keyof typeof marks> = new Schema({ nodes, marks });
