import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { Readable } from 'node:stream';
import { hashRedirectStatus, serverRedirectOf, statusOf } from '@assay/domain';

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.wasm': 'application/wasm',
};

const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** Of a page whose status depends on who asks. */
const asked = { 'cache-control': 'private, no-cache' };

/**
 * Serves the built application: its files, and the page for every route of the product, with the status of the route
 * (404 for an unknown path, 403 for a refused one). Files under /assets carry a hash in their name and never change.
 *
 * @param isRefused whether the item of the address is closed to whoever asks.
 * @param isMissing whether the address names something that does not exist.
 */
export function createSite(
  directory: string,
  isRefused: (request: Request) => Promise<boolean> = async () => false,
  isMissing: (request: Request) => Promise<boolean> = async () => false,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const file = await fileOf(directory, pathname);
    if (file) return serveFile(file, request, pathname.startsWith('/assets/'));
    const redirect = serverRedirectOf(pathname, search);
    if (redirect !== 'browser' && redirect?.kind === 'redirect') {
      return new Response(null, { status: 302, headers: { ...asked, location: redirect.to } });
    }
    const page = await readFile(join(directory, 'index.html')).catch(() => undefined);
    if (!page) return new Response(notBuilt, { status: 503, headers: { 'content-type': 'text/plain; charset=utf-8' } });
    const isKnown = redirect === 'browser' || (redirect?.kind !== 'not-found' && !(await isMissing(request)));
    const known = redirect === 'browser' ? hashRedirectStatus(pathname) : isKnown ? statusOf(pathname) : 404;
    const status = known === 200 && (await isRefused(request)) ? 403 : known;
    return new Response(request.method === 'HEAD' ? null : page, {
      status,
      headers: { ...asked, 'content-type': 'text/html; charset=utf-8' },
    });
  };
}

const notBuilt = 'The application is not built yet. Run "npm run build", or start with "npm start", which builds it.\n';

export interface SiteFile {
  path: string;
  size: number;
  modified: number;
}

/** What a build or an editor leaves beside what it was asked for: no file of a page. */
const hidden = /[/\\]\.(?!well-known\/)/;

/** A file below a directory, by the path of an address; undefined for anything outside of it, and for what is hidden. */
export async function fileOf(directory: string, pathname: string): Promise<SiteFile | undefined> {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  if (decoded.includes('\0') || decoded.endsWith('/') || decoded === '/index.html') return undefined;
  const path = normalize(join(directory, decoded));
  if (!path.startsWith(directory + sep) || hidden.test(path.slice(directory.length))) return undefined;
  return describe(path);
}

async function describe(path: string): Promise<SiteFile | undefined> {
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() ? { path, size: found.size, modified: found.mtimeMs } : undefined;
}

/** Answers with a file, or with its smaller neighbour where the browser takes one. */
export async function serveFile(file: SiteFile, request: Request, isImmutable: boolean): Promise<Response> {
  const etag = `"${file.size.toString(36)}-${Math.trunc(file.modified).toString(36)}"`;
  const headers = new Headers({
    'content-type': contentTypes[extname(file.path)] ?? 'application/octet-stream',
    'cache-control': isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    vary: 'accept-encoding',
    etag,
  });
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
  const chosen = await compressed(file, request.headers.get('accept-encoding') ?? '');
  if (chosen.encoding) headers.set('content-encoding', chosen.encoding);
  headers.set('content-length', String(chosen.file.size));
  if (request.method === 'HEAD') return new Response(null, { headers });
  return new Response(Readable.toWeb(createReadStream(chosen.file.path)) as ReadableStream, { headers });
}

/** The smallest precompressed neighbour that the browser accepts, as the build left it. */
async function compressed(file: SiteFile, accepted: string): Promise<{ file: SiteFile; encoding?: string }> {
  for (const [encoding, suffix] of encodings) {
    if (!new RegExp(`\\b${encoding}\\b`).test(accepted)) continue;
    const smaller = await describe(file.path + suffix);
    if (smaller) return { file: smaller, encoding };
  }
  return { file };
}
