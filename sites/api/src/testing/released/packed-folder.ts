import { execFile } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import * as zlib from 'node:zlib';

const run = promisify(execFile);
const { ZSTD_c_compressionLevel: level, ZSTD_c_windowLog: window, ZSTD_d_windowLogMax: widest } = zlib.constants;
/** The three databases of a cluster hold the same catalogues: a window over all of them keeps each once. */
const windowLog = 27;

/** Packs a folder under its own name into a tar that zstd compresses. */
export async function packFolder(folder: string, path: string): Promise<void> {
  const args = ['--create', '--sort=name', '--mtime=@0', '--directory', dirname(folder), basename(folder)];
  const { stdout } = await run('tar', args, { encoding: 'buffer', maxBuffer: 2 ** 30 });
  const params = { [level]: 19, [window]: windowLog };
  await writeFile(path, await promisify(zlib.zstdCompress)(stdout, { params }));
}

/** Unpacks such a tar into a folder. */
export async function unpackFolder(path: string, into: string): Promise<void> {
  await mkdir(into, { recursive: true });
  const tar = createReadStream(path).pipe(zlib.createZstdDecompress({ params: { [widest]: windowLog } }));
  const child = run('tar', ['--extract', '--directory', into]);
  child.child.stdin?.end(await buffer(tar));
  await child;
}
