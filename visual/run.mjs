// Compares the stories of a built Storybook with visual/baseline, pixel by pixel. Started by `npm run visual`, in the browser that npm brings.
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { log, root } from '../scripts/bootstrap.mjs';
import { cameraFlags, photograph } from './camera.mjs';
import { difference, readPicture, writePicture } from './compare.mjs';
import { serveFolder } from './server.mjs';
import { storiesOf } from './stories.mjs';

const baseline = join(root, 'visual/baseline');
const browserNote = join(baseline, 'browser.txt');
const results = join(root, 'test-results/visual');
const workers = 2;
/** More than this changed on purpose; up to this many are taken again, on a page of their own, before they are said to differ. */
const fewEnoughToTakeAgain = 20;
const looks = 3;

/** Every picture below a folder, as paths within it. */
function picturesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true })
    .map((file) => String(file).replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.png'));
}

/**
 * Takes all pictures and compares them, or with `isUpdate` keeps them; `filter` is a part of a picture's path. Resolves to the
 * counts and what differs.
 */
export async function compareStories({ storybook, browser: { path, env }, isUpdate = false, filter = '' }) {
  const groups = storiesOf(storybook)
    .map((group) => ({ ...group, stories: group.stories.filter(({ picture }) => picture.includes(filter)) }))
    .filter(({ stories }) => stories.length > 0);
  const server = await serveFolder(storybook);
  const browser = await chromium.launch({ executablePath: path, args: cameraFlags, env: { ...process.env, ...env } });
  const version = `${browser.version()}\n`;
  const taken = new Set();
  const failures = new Map();
  try {
    const noted = readPicture(browserNote)?.toString();
    if (!isUpdate && noted && noted !== version) {
      log(
        `visual: skipped. The pictures were taken with Chromium ${noted.trim()} and this is ${version.trim()}; pixels differ between browsers.`,
      );
      return { passed: 0, failed: 0, skipped: groups.flatMap(({ stories }) => stories).length };
    }
    rmSync(results, { recursive: true, force: true });
    const address = `http://127.0.0.1:${server.address().port}`;
    /** Takes the pictures of the groups and adds what is wrong with those in question to `failures`. */
    const look = async (wanted, isInQuestion) => {
      failures.clear();
      const take = (file, picture, error) => {
        taken.add(file);
        if (!isInQuestion(file)) return;
        if (error) {
          failures.set(file, error);
          return;
        }
        const before = readPicture(join(baseline, file));
        const found = before && difference(before, picture);
        if (before && !found) {
          for (const ending of ['.png', '.diff.png'])
            rmSync(join(results, file.replace(/\.png$/, ending)), { force: true });
          return;
        }
        if (isUpdate) {
          writePicture(join(baseline, file), picture);
          return;
        }
        writePicture(join(results, file), picture);
        if (found) writePicture(join(results, file.replace(/\.png$/, '.diff.png')), found.picture);
        failures.set(file, found ? found.says : 'has no picture yet');
      };
      const queue = [...wanted];
      const work = async () => {
        for (let group = queue.shift(); group; group = queue.shift()) await photograph(browser, address, group, take);
      };
      await Promise.all(Array.from({ length: workers }, work));
    };
    await look(groups, () => true);
    for (let count = 1; count < looks && failures.size > 0 && failures.size <= fewEnoughToTakeAgain; count += 1) {
      const inQuestion = new Map(failures);
      for (const [file, says] of inQuestion) log(`pictures: ${file}: ${says}; it is taken again`);
      const again = groups.filter(({ component }) =>
        [...inQuestion.keys()].some((file) => file.startsWith(`${component}/`)),
      );
      await look(again, (file) => inQuestion.has(file));
    }
  } finally {
    await browser.close();
    server.close();
  }
  const stale = filter ? [] : picturesIn(baseline).filter((file) => !taken.has(file));
  if (isUpdate) {
    for (const file of stale) rmSync(join(baseline, file));
    writeFileSync(browserNote, version);
  } else {
    for (const file of stale) failures.set(file, 'no story has this picture any more');
  }
  const said = [...failures].map(([file, says]) => `${file}: ${says}`);
  for (const failure of said) process.stdout.write(`✗ ${failure}\n`);
  if (failures.size > 0 && !isUpdate) {
    log(
      'The new pictures and the differences are in test-results/visual; `npm run visual -- --update` keeps the new ones.',
    );
  }
  return {
    passed: [...taken].filter((file) => !failures.has(file)).length,
    failed: failures.size,
    skipped: 0,
    failures: said,
  };
}
