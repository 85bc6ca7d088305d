import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type InstructionsName, instructions } from './instructions.ts';

const folder = join(import.meta.dirname, 'prompts');
const texts = readdirSync(folder).map((file) => file.replace(/\.txt$/, '') as InstructionsName);
const sources = readdirSync(join(import.meta.dirname, '..'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test)\.ts$/.test(file))
  .map((file) => readFileSync(join(import.meta.dirname, '..', file), 'utf8'));

describe('instructions', () => {
  it('takes the next version for a text that changed', () => {
    const hashes = texts.map((name) => {
      const text = readFileSync(join(folder, `${name}.txt`), 'utf8');
      return `${name} ${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;
    });
    expect(hashes).toMatchSnapshot();
  });

  it.each(texts)('%s is asked by somebody, and is the only version of its name', (name) => {
    expect(sources.filter((source) => source.includes(`instructions('${name}'`))).toHaveLength(1);
    expect(texts.filter((other) => other.split('@')[0] === name.split('@')[0])).toEqual([name]);
  });

  it('puts words in their places, and misses none', () => {
    const words = { language: 'Japanese', atMost: 12 };
    expect(instructions('write-sentences@2', words).system).toContain('Write in Japanese, at most 12 short sentences');
    expect(() => instructions('write-sentences@2', { language: 'Japanese' })).toThrow('lacks its word “atMost”');
    expect(() => instructions('write-verses@1')).toThrow('write-verses@1');
  });
});
