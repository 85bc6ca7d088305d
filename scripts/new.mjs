// `npm run new <kind> <Name>`: lays out the files of a new thing in the room it belongs to, in the house's form.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { log, root } from './bootstrap.mjs';
import { kinds } from './kinds.mjs';

const [kindName, name] = process.argv.slice(2);
const kind = kinds[kindName];
if (!kind || !name || !kind.pattern.test(name)) {
  log('Usage: npm run new <kind> <name>');
  for (const [known, { says, pattern }] of Object.entries(kinds))
    log(`  ${known.padEnd(10)} ${says}; the name matches ${pattern.source}`);
  process.exit(1);
}
const files = Object.entries(kind.files(name)).map(([file, content]) => [join(kind.folder(name), file), content]);
const taken = files.filter(([file]) => existsSync(join(root, file)));
if (taken.length > 0) {
  log(`Nothing was written: ${taken.map(([file]) => file).join(', ')} exists already.`);
  process.exit(1);
}
const edits = Object.entries(kind.edits?.(name, (file) => readFileSync(join(root, file), 'utf8')) ?? {});
for (const [file, content] of [...files, ...edits]) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
  process.stdout.write(`${file}\n`);
}
if (kind.next) log(kind.next(name));
