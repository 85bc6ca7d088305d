import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};
const folders = ['public', 'dist'].map((name) => join(import.meta.dirname, '..', name));
const service = process.env['PARTNER_SERVICE'] ?? 'http://127.0.0.1:3000';
const port = Number(process.env['PARTNER_PORT'] ?? 4000);
/** Stylesheet of the page: its own, or the one that makes life hard for a guest. `?look=` beats the environment. */
const looks = ['own', 'hostile'];
const usualLook = process.env['PARTNER_LOOK'] ?? 'own';

/**
 * A policy as strict as a page can have: scripts by nonce and by whom those trust, styles by nonce or of its own, no
 * string becomes a script.
 */
function policy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self'",
    `connect-src ${service}`,
    `frame-src ${service}`,
    "form-action 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types assay-widgets partner',
  ].join('; ');
}

async function find(pathname: string): Promise<{ content: Buffer; type: string } | undefined> {
  const name = pathname === '/' ? '/index.html' : pathname;
  for (const folder of folders) {
    const path = normalize(join(folder, name));
    const content = path.startsWith(folder + sep) ? await readFile(path).catch(() => undefined) : undefined;
    if (content) return { content, type: types[extname(path)] ?? 'application/octet-stream' };
  }
  return undefined;
}

async function answer(address: URL, response: ServerResponse): Promise<void> {
  const file = await find(address.pathname);
  if (!file) {
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not here.\n');
    return;
  }
  const nonce = randomBytes(16).toString('base64');
  const isPage = file.type.startsWith('text/html');
  const words: Readonly<Record<string, string>> = {
    nonce,
    service,
    lang: address.searchParams.get('lang') ?? 'en',
    site: address.searchParams.get('site') ?? '',
    loading: address.searchParams.has('eager') ? 'eager' : 'lazy',
    look: looks.find((look) => look === (address.searchParams.get('look') ?? usualLook)) ?? 'own',
  };
  const safe = (text: string) => text.replaceAll(/[^\w:/.+= "-]/g, '');
  const content = isPage
    ? file.content.toString('utf8').replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => safe(words[name] ?? ''))
    : file.content;
  response.writeHead(200, {
    'content-type': file.type,
    'cache-control': 'no-store',
    ...(isPage ? { 'content-security-policy': policy(nonce) } : {}),
  });
  response.end(content);
}

createServer((request, response) => {
  answer(new URL(request.url ?? '/', 'http://partner.invalid'), response).catch(() => response.destroy());
}).listen(port, '127.0.0.1', () => process.stdout.write(`The partner's page is at http://localhost:${port}\n`));
