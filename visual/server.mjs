// Serves a folder on the loopback address: `node visual/server.mjs FOLDER PORT`.
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const [folder = 'storybook-static', port = '6106'] = process.argv.slice(2);
const root = resolve(folder);

createServer((request, response) => {
  const path = join(root, decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname));
  const isInside = path === root || path.startsWith(root + sep);
  if (!isInside || !statSync(path, { throwIfNoEntry: false })?.isFile()) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' });
  createReadStream(path).pipe(response);
}).listen(Number(port), '127.0.0.1');
