import { expect, it } from 'vitest';
import { quotedName } from './quoted-name.ts';

it.each([
  'Quarzwerk GmbH & Co. KG',
  '青岛材料股份有限公司',
  'Shenzhen Cells Co.,Ltd.',
  'A.I. Optics B.V.',
  '3M',
  'モーニング娘。',
  '株式会社ビー・アンド・シー',
  'L’Oréal S.A.',
  'Node: a firm',
])('leaves %s as it is written', (name) => {
  expect(quotedName(name)).toBe(name);
});

it.each([
  ['evil.example', 'evil. example'],
  ['Click https://evil.example/now', 'Click https:// evil. example/now'],
  ['http://1.2.3.4/login', 'http:// 1. 2. 3. 4/login'],
  ['https://x.y.zz/a', 'https:// x.y. zz/a'],
  ['pay@evil.example', 'pay@ evil. example'],
  ['evil。com and evil｡com', 'evil。 com and evil｡ com'],
  ['ｅｖｉｌ．ｃｏｍ', 'ｅｖｉｌ． ｃｏｍ'],
  ['http:⁄⁄evil․com/login', 'http:⁄⁄ evil․ com/login'],
  ['e\u200Bvil\u2060.\uFEFFcom', 'evil. com'],
  ['evil\uFE0F.c\u0301om', 'evil\uFE0F. c\u0301om'],
  ['１．２．３．４', '１． ２． ３． ４'],
  ['Two\r\nlines', 'Two lines'],
  ['Turned \u202Eround\u2066 here', 'Turned round here'],
])('takes %j apart', (name, quoted) => {
  expect(quotedName(name)).toBe(quoted);
});

it('is no longer than a line', () => {
  expect(quotedName('名'.repeat(101))).toBe('名'.repeat(100));
});
