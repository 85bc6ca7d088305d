// Serves a folder on the loopback address.
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

/** Resolves to the server of a folder, on a free port. */
export function serveFolder(folder) {
  const root = resolve(folder);
  const server = createServer((request, response) => {
    const path = join(root, decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname));
    const isInside = path === root || path.startsWith(root + sep);
    if (!isInside || !statSync(path, { throwIfNoEntry: false })?.isFile()) {
      response.writeHead(404).end();
      return;
    }
    const type = types[extname(path)] ?? 'application/octet-stream';
    // Each part of the design system opens a page of its own: what it shares with the last one need not be asked for again.
    response.writeHead(200, { 'content-type': type, 'cache-control': 'max-age=600' });
    createReadStream(path).pipe(response);
  });
  return new Promise((done) => server.listen(0, '127.0.0.1', () => done(server)));
}
