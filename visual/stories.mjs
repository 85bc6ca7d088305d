import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const sizes = {
  part: { width: 800, height: 480 },
  wide: { width: 1280, height: 800 },
  narrow: { width: 360, height: 780 },
};

/** The pictures that are taken of a story: a part of a page in both themes and in Japanese, a whole page also on a telephone. */
const pictures = {
  part: [
    { name: 'light', size: sizes.part },
    { name: 'dark', size: sizes.part, theme: 'dark' },
    { name: 'jp', size: sizes.part, language: 'ja' },
  ],
  page: [
    { name: 'light', size: sizes.wide },
    { name: 'dark', size: sizes.wide, theme: 'dark' },
    { name: 'jp', size: sizes.wide, language: 'ja' },
    { name: 'narrow', size: sizes.narrow },
  ],
};

/**
 * The stories whose pictures are compared, by the file they stand in: those of the design system, and those of other packages
 * with the tag `visual`; the tag `no-visual` leaves one out and `page` makes it a whole page. The files with most stories come first, so that workers end together.
 */
export function storiesOf(folder) {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
  const groups = new Map();
  for (const { id, type, importPath, tags = [] } of Object.values(entries)) {
    const isWanted = tags.includes('visual') || importPath.includes('packages/design-system/');
    if (type !== 'story' || !isWanted || tags.includes('no-visual')) continue;
    const [component, story] = id.replace(/^design-system-/, '').split('--');
    const group = groups.get(importPath) ?? { component, stories: [] };
    group.stories.push({
      id,
      picture: `${component}/${story}`,
      pictures: pictures[tags.includes('page') ? 'page' : 'part'],
    });
    groups.set(importPath, group);
  }
  return [...groups.values()].sort((one, other) => other.stories.length - one.stories.length);
}
