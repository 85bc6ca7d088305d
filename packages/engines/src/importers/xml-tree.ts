import { importProblem } from '@assay/domain';
import { SaxesParser } from 'saxes';
import { internalEntities, isoEntity } from './entities.ts';
import { ImportError } from './import-item.types.ts';

/** An element of one record; names are local (`ops:family-member` is `family-member`). */
export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: (XmlElement | string)[];
}

const depthLimit = 256;
/** Characters that the entities of one record may come to: a name of three signs may stand for a thousand. */
const expansionLimit = 16 * 2 ** 20;

/**
 * Reads one record into a tree. No DTD is fetched, no external entity resolved; unknown entity names stay as written.
 *
 * @param prolog Text before the record, for the entities of its internal subset.
 * @throws ImportError `malformed`, with line and column within the record.
 */
export function parseXml(record: string, prolog = ''): XmlElement {
  const parser = new SaxesParser({ xmlns: false, fragment: false });
  const own = internalEntities(prolog.slice(prolog.lastIndexOf('<!DOCTYPE')));
  parser.ENTITIES = entityTable(own);
  const root: XmlElement = { name: '', attributes: {}, children: [] };
  const open: XmlElement[] = [root];
  parser.on('error', (error) => {
    if (!error.message.includes('undefined entity'))
      throw new ImportError(importProblem('notXml', { detail: error.message }));
  });
  parser.on('doctype', (doctype) => {
    for (const [name, value] of internalEntities(doctype)) parser.ENTITIES[name] ??= value;
  });
  parser.on('opentag', (tag) => {
    const element: XmlElement = {
      name: localName(tag.name),
      attributes: tag.attributes,
      children: [],
    };
    open.at(-1)?.children.push(element);
    if (open.push(element) > depthLimit) {
      throw new ImportError(importProblem('tooDeep', { limit: depthLimit }));
    }
  });
  parser.on('closetag', () => {
    open.pop();
  });
  const addText = (text: string) => {
    open.at(-1)?.children.push(text);
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.write(record).close();
  const top = root.children.find((node) => typeof node !== 'string');
  if (top === undefined) throw new ImportError(importProblem('noFields'));
  return top;
}

/**
 * Looks names up in the internal subset, then in the ISO sets; a plain object would resolve `constructor`. What they come
 * to is counted, so that a record cannot grow beyond every measure while it is read.
 */
function entityTable(own: ReadonlyMap<string, string>): Record<string, string> {
  const table: Record<string, string> = Object.create(null);
  for (const [name, value] of own) table[name] = value;
  let expanded = 0;
  return new Proxy(table, {
    get(target, name) {
      const value = typeof name === 'string' ? (target[name] ?? isoEntity(name)) : undefined;
      expanded += value?.length ?? 0;
      if (expanded > expansionLimit) {
        throw new ImportError(importProblem('recordTooLarge', { limit: expansionLimit / 2 ** 20 }));
      }
      return value;
    },
  });
}

function localName(name: string): string {
  const colon = name.indexOf(':');
  return colon < 0 ? name : name.slice(colon + 1);
}

/** Child elements, of one name if given. */
export function children(element: XmlElement | undefined, name?: string): XmlElement[] {
  if (element === undefined) return [];
  return element.children.filter(
    (node): node is XmlElement => typeof node !== 'string' && (name === undefined || node.name === name),
  );
}

/** First element along a path of child names, for example `publication-reference/document-id`. */
export function child(element: XmlElement | undefined, path: string): XmlElement | undefined {
  let at = element;
  for (const name of path.split('/'))
    at = at?.children.find((node): node is XmlElement => typeof node !== 'string' && node.name === name);
  return at;
}

/** All descendants of a name, in document order; does not look inside a match. */
export function descendants(element: XmlElement | undefined, name: string): XmlElement[] {
  const found: XmlElement[] = [];
  const visit = (node: XmlElement) => {
    for (const below of node.children) {
      if (typeof below === 'string') continue;
      if (below.name === name) found.push(below);
      else visit(below);
    }
  };
  if (element !== undefined) visit(element);
  return found;
}

/** Text of an element along a path, white space folded, without any rendering of markup; `''` when absent. */
export function plain(element: XmlElement | undefined, path?: string): string {
  const target = path === undefined ? element : child(element, path);
  return target === undefined ? '' : fold(rawText(target));
}

function rawText(element: XmlElement): string {
  let text = '';
  for (const node of element.children) text += typeof node === 'string' ? node : rawText(node);
  return text;
}

/** Folds runs of white space to one space and trims. */
export function fold(text: string): string {
  return text.replace(/[\s\u00a0]+/g, ' ').trim();
}
