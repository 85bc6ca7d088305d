import { crc32, deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { PictureRefused, readPicture } from './index.ts';
import { smallJpeg, smallPng } from './testing.ts';

function faultOf(bytes: Uint8Array | string): string {
  try {
    return JSON.stringify(readPicture(typeof bytes === 'string' ? Buffer.from(bytes) : bytes));
  } catch (error) {
    if (error instanceof PictureRefused) return error.fault;
    throw error;
  }
}

describe('a picture as PNG', () => {
  it('is told by its bytes, with its size', () => {
    expect(readPicture(smallPng(3, 2))).toEqual({ type: 'png', width: 3, height: 2 });
  });

  it('is refused where it is cut, changed, or does not hold what it says', () => {
    const png = smallPng(8, 8);
    for (const length of [7, 20, png.length - 13, png.length - 1])
      expect(['damaged', 'type']).toContain(faultOf(png.subarray(0, length)));
    const changed = Buffer.from(png);
    changed[20] = 9;
    expect(faultOf(changed)).toBe('damaged');
    expect(faultOf(smallPng(8, 8, deflateSync(Buffer.alloc(5))))).toBe('damaged');
    expect(faultOf(smallPng(8, 8, Buffer.from('not packed')))).toBe('damaged');
  });

  it('is refused before it is unpacked where it has too many pixels', () => {
    expect(faultOf(smallPng(60_000, 60_000, Buffer.alloc(4)))).toBe('pixels');
  });

  it('of many colours and of seven passes has the length that the standard gives it', () => {
    for (const [columns, rows] of [
      [1, 1],
      [5, 3],
      [9, 17],
    ] as const)
      expect(readPicture(smallPng(columns, rows))).toMatchObject({ width: columns, height: rows });
  });
});

describe('a picture as JPEG', () => {
  it('is told by its bytes, with its size', () => {
    expect(readPicture(smallJpeg())).toEqual({ type: 'jpeg', width: 2, height: 1 });
  });

  it('is refused where it is cut or draws nothing', () => {
    const jpeg = smallJpeg();
    for (let length = 4; length < jpeg.length; length += 7) expect(faultOf(jpeg.subarray(0, length))).toBe('damaged');
    expect(faultOf(Buffer.from([0xff, 0xd8, 0xff, 0xd9]))).toBe('damaged');
  });
});

describe('a drawing as SVG', () => {
  const svg = (inner: string, attributes = 'width="4" height="2"') =>
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inner}</svg>`;

  it.each([
    ['shapes', svg('<g id="a"><path d="M0 0h4"/></g><use href="#a"/><rect fill="url(#b)" width="1" height="1"/>')],
    ['words about it', svg('<title>Pump</title><text x="1">H<tspan baseline-shift="sub">2</tspan></text>')],
    ['its own styles', svg('<style>.a{fill:red;stroke:url(#g)}</style><circle class="a" r="1" style="fill:#fff"/>')],
    ['a picture inside', svg('<image href="data:image/png;base64,AAAA" width="1" height="1"/>')],
    [
      'what drawing programs keep',
      `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">${svg('<metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></metadata>')}`,
    ],
  ])('is taken with %s', (_, text) => {
    expect(faultOf(text)).toContain('"type":"svg"');
  });

  const many = (count: number, part: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => part(at)).join('');
  /** Each rung draws the one below it ten times. */
  const ladder = (rungs: number) =>
    `<g id="r0"><rect width="1" height="1"/></g>${many(rungs, (at) => `<g id="r${at + 1}">${many(10, () => `<use href="#r${at}"/>`)}</g>`)}`;

  it.each([
    ['parts that draw others, rung by rung', svg(ladder(7))],
    [
      'patterns that fill others',
      svg(many(9, (at) => `<pattern id="p${at + 1}">${many(8, () => `<rect fill="url('#p${at}')"/>`)}</pattern>`)),
    ],
    ['a part that draws itself', svg('<g id="a"><use href="#a"/></g>')],
    ['a long chain', svg(many(20_000, (at) => `<use id="u${at + 1}" href="#u${at}"/>`))],
    ['filters without end', svg(`<filter id="f">${many(3_000, () => '<feGaussianBlur stdDeviation="9"/>')}</filter>`)],
    ['one filter without end', svg('<filter id="f"><feTurbulence numOctaves="5000"/></filter>')],
    [
      'a rule that filters all',
      svg(
        `<style>*{filter:url(#f)}</style><filter id="f">${many(20, () => '<feTile/>')}</filter>${many(200, () => '<rect/>')}`,
      ),
    ],
  ])('is refused as too heavy with %s', (_, text) => {
    expect(faultOf(text)).toBe('heavy');
  });

  it('may repeat its parts as drawings do', () => {
    const marks = `<symbol id="m"><circle r="1"/><path d="M0 0h1"/></symbol><linearGradient id="g"><stop/><stop/></linearGradient>`;
    const plot = many(5_000, (at) => `<use href="#m" x="${at}" fill="url(#g)"/>`);
    expect(faultOf(svg(`<style>.a{fill:url(#g)}</style>${marks}${plot}`))).toContain('"type":"svg"');
    expect(faultOf(svg(ladder(4)))).toContain('"type":"svg"');
  });

  it('has the size that it says, or that of its view', () => {
    expect(readPicture(Buffer.from(svg('', 'width="2in" height="96px"')))).toMatchObject({ width: 192, height: 96 });
    expect(readPicture(Buffer.from(svg('', 'viewBox="0 0 30 20"')))).toMatchObject({ width: 30, height: 20 });
    expect(readPicture(Buffer.from(svg('', 'width="100%"')))).toMatchObject({ width: 300, height: 150 });
  });

  it.each([
    ['a script', svg('<script>alert(1)</script>'), 'active'],
    ['a handler', svg('<rect onload="alert(1)"/>'), 'active'],
    ['a handler in capitals', svg('<rect ONLOAD="alert(1)"/>'), 'active'],
    ['an address that is a script', svg('<a href="javascript:alert(1)"><text>a</text></a>'), 'active'],
    ['what sets an address later', svg('<a><set attributeName="href" to="javascript:alert(1)"/></a>'), 'active'],
    ['what moves', svg('<rect><animate attributeName="x"/></rect>'), 'active'],
    ['styles that move', svg('<style>a{animation:x 1s}</style>'), 'active'],
    ['HTML', svg('<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>'), 'foreign'],
    ['HTML without a frame for it', svg('<h:img xmlns:h="http://www.w3.org/1999/xhtml" src="x"/>'), 'foreign'],
    ['an entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`, 'foreign'],
    ['a picture of elsewhere', svg('<image href="https://example.com/a.png"/>'), 'external'],
    ['a picture of elsewhere by the old name', svg('<image xlink:href="//example.com/a.png"/>'), 'external'],
    ['a part of elsewhere', svg('<use href="other.svg#a"/>'), 'external'],
    ['a drawing inside that could do all this', svg('<image href="data:image/svg+xml;base64,AAAA"/>'), 'active'],
    ['a colour of elsewhere', svg('<rect fill="url(https://example.com/a)"/>'), 'external'],
    ['styles of elsewhere', svg('<style>@import "https://example.com/a.css";</style>'), 'external'],
    [
      'styles of elsewhere with a comment between',
      svg('<style>@imp<!-- a -->ort "https://example.com/a.css";</style>'),
      'external',
    ],
    ['styles of elsewhere in other letters', svg('<style>a{fill:u\\72l(https://example.com/a)}</style>'), 'external'],
    ['a sheet of elsewhere', `<?xml-stylesheet href="https://example.com/a.css"?>${svg('')}`, 'external'],
    ['an end that is missing', svg('').slice(0, -6), 'damaged'],
    ['another root', '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"/>', 'foreign'],
  ])('is refused with %s', (_, text, fault) => {
    expect(faultOf(text)).toBe(fault);
  });
});

it('what is none of these is refused, whatever it is called', () => {
  for (const text of ['GIF89a', '<html><body>', 'BM', '%PDF-1.7', '']) expect(faultOf(text)).toBe('type');
  expect(crc32(Buffer.from('IEND'))).toBe(0xae426082);
});
