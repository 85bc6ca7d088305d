import { expect, it } from 'vitest';
import { printedPictures } from './printed-pictures.ts';

it('takes the pictures of a document out of it, and leaves all else as it is', async () => {
  const words = '# Report\n\n![Housing][figure:a-1]\n\n[elsewhere]: <https://example.org/a.png>';
  const document = `${words}\n\n[figure:a-1]: <data:image/png;base64,${btoa('pixels')}>\n`;
  const { text, pictures } = printedPictures(document);
  expect(text).toBe(`${words}\n\n[figure:a-1]: </figure-on-paper/a-1>\n`);
  const [[address, picture]] = [...pictures] as [[string, Blob]];
  expect([address, picture.type, await picture.text()]).toEqual(['/figure-on-paper/a-1', 'image/png', 'pixels']);
});

it('takes nothing that is no picture, or stands within words', () => {
  for (const document of [
    '[figure:a]: <data:text/html;base64,QQ==>',
    'See [figure:a]: <data:image/png;base64,QQ==> here',
    '[figure:a]: <data:image/png;base64,QQ==> more',
  ])
    expect(printedPictures(document)).toEqual({ text: document, pictures: new Map() });
});
