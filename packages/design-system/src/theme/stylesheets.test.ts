/// <reference types="node" />
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { requiredContrast } from '../tokens/contrast.ts';

const packages = fileURLToPath(new URL('../../..', import.meta.url));
const sheets = globSync('*/src/**/*.css.ts', { cwd: packages }).sort();

/** Properties that name a side of the page, by what is written in their place. */
const physical: Record<string, string> = {
  left: 'insetInlineStart',
  right: 'insetInlineEnd',
  marginLeft: 'marginInlineStart',
  marginRight: 'marginInlineEnd',
  paddingLeft: 'paddingInlineStart',
  paddingRight: 'paddingInlineEnd',
  borderLeft: 'borderInlineStart',
  borderRight: 'borderInlineEnd',
  borderLeftColor: 'borderInlineStartColor',
  borderRightColor: 'borderInlineEndColor',
  borderLeftWidth: 'borderInlineStartWidth',
  borderRightWidth: 'borderInlineEndWidth',
  borderLeftStyle: 'borderInlineStartStyle',
  borderRightStyle: 'borderInlineEndStyle',
  borderTopLeftRadius: 'borderStartStartRadius',
  borderTopRightRadius: 'borderStartEndRadius',
  borderBottomLeftRadius: 'borderEndStartRadius',
  borderBottomRightRadius: 'borderEndEndRadius',
};

/** Sides that are meant, by file and property, and why. */
const meant: Record<string, string> = {
  'design-system/src/Chart/Chart.css.ts left':
    'a tip is moved by the measured x of its mark, which no direction of writing changes',
  'markdown/src/react/Document.css.ts textAlign': 'a column of a Markdown table names its side (GFM 4.10)',
};

/** Properties whose value may not be a side. */
const sided = new Set(['textAlign', 'float', 'clear', 'justifyContent', 'justifyItems', 'justifySelf', 'captionSide']);

/** Every property of a stylesheet with the text of its value and the object it stands in. */
function propertiesOf(file: string) {
  const source = ts.createSourceFile(file, readFileSync(join(packages, file), 'utf8'), ts.ScriptTarget.ES2023, true);
  const found: { name: string; value: string; within: ts.Node; line: number }[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isPropertyAssignment(node) && (ts.isIdentifier(node.name) || ts.isStringLiteral(node.name))) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push({ name: node.name.text, value: node.initializer.getText(), within: node.parent, line: line + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const places = sheets.flatMap((file) => propertiesOf(file).map((property) => ({ file, ...property })));
const at = ({ file, line }: { file: string; line: number }) => `${relative('.', file)}:${line}`;

describe('stylesheets of all packages', () => {
  it('are found', () => {
    expect(sheets.length).toBeGreaterThan(50);
    expect(places.length).toBeGreaterThan(1_000);
  });

  it('name no left or right, so that a page turns with its language', () => {
    const wrong = places.flatMap((place) => {
      if (Object.hasOwn(meant, `${place.file} ${place.name}`)) return [];
      if (Object.hasOwn(physical, place.name)) return [`${at(place)}: ${place.name}, take ${physical[place.name]}`];
      return sided.has(place.name) && /['"](left|right)['"]/.test(place.value)
        ? [`${at(place)}: ${place.name}: ${place.value}, take start or end`]
        : [];
    });
    expect(wrong).toEqual([]);
  });

  it('put no text on a ground whose contrast nobody guarantees', () => {
    const guaranteed = new Set(requiredContrast.flatMap(([one, other]) => [`${one} ${other}`, `${other} ${one}`]));
    const colour = /^color\.([a-z]+\.\w+)$/;
    const wrong = places.flatMap((place) => {
      const ink = place.name === 'color' ? colour.exec(place.value)?.[1] : undefined;
      const ground = places.find(
        ({ within, name }) => within === place.within && (name === 'background' || name === 'backgroundColor'),
      );
      const on = ground && colour.exec(ground.value)?.[1];
      return ink && on && !guaranteed.has(`${ink} ${on}`) ? [`${at(place)}: ${ink} on ${on}`] : [];
    });
    expect(wrong).toEqual([]);
  });

  it('set no italics, which Han and kana have not', () => {
    const italics = places.filter(({ name, value }) => name === 'fontStyle' && value.includes('italic'));
    // The variable of a formula is a Latin or Greek letter in every language.
    expect(italics.map(({ file }) => file)).toEqual(['markdown/src/react/Document.css.ts']);
  });
});
