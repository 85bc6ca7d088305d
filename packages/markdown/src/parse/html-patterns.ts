const tagName = '[A-Za-z][A-Za-z0-9-]*';
const attribute = `(?:\\s+[a-zA-Z_:][a-zA-Z0-9:._-]*(?:\\s*=\\s*(?:[^"'=<>\`\\x00-\\x20]+|'[^']*'|"[^"]*"))?)`;
const openTag = `<${tagName}${attribute}*\\s*/?>`;
const closeTag = `</${tagName}\\s*>`;

/** Raw HTML inside a line (CommonMark 0.31, 6.6), without the kinds that end at a fixed string. */
export const htmlTag = new RegExp(`${openTag}|${closeTag}`, 'y');
/** Raw HTML that runs to a fixed string: comment, instruction, declaration, CDATA. */
export const htmlRuns: readonly { open: string; close: string; starts: RegExp }[] = [
  { open: '<!--', close: '-->', starts: /<!--/y },
  { open: '<?', close: '?>', starts: /<\?/y },
  { open: '<![CDATA[', close: ']]>', starts: /<!\[CDATA\[/y },
  { open: '<!', close: '>', starts: /<![A-Za-z]/y },
];

const blockNames =
  'address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|frame|frameset|h[123456]|head|header|hr|html|iframe|legend|li|link|main|menu|menuitem|nav|noframes|ol|optgroup|option|p|param|search|section|summary|table|tbody|td|tfoot|th|thead|title|tr|track|ul';

/** The seven kinds of HTML block (CommonMark 0.31, 4.6); a kind without `end` stops at a blank line. */
export const htmlBlocks: readonly { start: RegExp; end?: RegExp; interrupts: boolean }[] = [
  {
    start: /^<(?:script|pre|textarea|style)(?:\s|>|$)/i,
    end: /<\/(?:script|pre|textarea|style)>/i,
    interrupts: true,
  },
  { start: /^<!--/, end: /-->/, interrupts: true },
  { start: /^<[?]/, end: /\?>/, interrupts: true },
  { start: /^<![A-Za-z]/, end: />/, interrupts: true },
  { start: /^<!\[CDATA\[/, end: /\]\]>/, interrupts: true },
  { start: new RegExp(`^<[/]?(?:${blockNames})(?:\\s|[/]?[>]|$)`, 'i'), interrupts: true },
  { start: new RegExp(`^(?:${openTag}|${closeTag})\\s*$`, 'i'), interrupts: false },
];
