import { cp, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileOf, serveFile } from '../../ground/http/site.ts';

const version = /^v\d+\.\d+\.\d+$/;
/** A chunk carries the hash of its content in its name. */
const hashed = /\.[0-9A-Z]{8}\.js$/;

/**
 * Serves the built widgets to any page: `v1/` is the newest version of its line, `v1.2.3/` stays as it was published,
 * also after an upgrade of the service, since every version that was ever served is kept in `kept`.
 *
 * @param built directory of the build, with `v1/` and `v1.2.3/`.
 * @param kept directory of this installation for versions.
 */
export function createEmbedFiles(built: string, kept: string) {
  return {
    /** Keeps the version of this build. */
    async keep(): Promise<void> {
      const names = await readdir(built).catch(() => []);
      for (const name of names.filter((each) => version.test(each))) {
        if (await stat(join(kept, name)).catch(() => undefined)) continue;
        const draft = join(kept, `.${name}-${process.pid}`);
        await cp(join(built, name), draft, { recursive: true });
        // Another process may have kept it in the meantime.
        await rename(draft, join(kept, name)).catch(() => rm(draft, { recursive: true, force: true }));
      }
    },
    /** @param path below `/embed`, such as `/v1/loader.js`. */
    async serve(path: string, request: Request): Promise<Response> {
      const [, folder = '', name = ''] = path.split('/');
      const isVersion = version.test(folder);
      const file = (await fileOf(built, path)) ?? (isVersion ? await fileOf(kept, path) : undefined);
      const headers = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };
      if (!file) {
        return new Response('There is no such file of the widgets. docs/embedding.md lists them.\n', {
          status: 404,
          // It may be there after the next upgrade, and a cache before us may hold what says nothing of it.
          headers: { ...headers, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' },
        });
      }
      const reply = await serveFile(file, request, isVersion || hashed.test(name));
      for (const [header, value] of Object.entries(headers)) reply.headers.set(header, value);
      return reply;
    },
  };
}
