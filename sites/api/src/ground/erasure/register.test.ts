import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ForeignRegisterError,
  joinRegisters,
  placeRegister,
  type Register,
  readRegisterFile,
  registerFile,
  writeRegister,
} from './register.ts';

const secret = 'a-key-of-the-tests-that-is-long-enough';
const key = (id: string, subject: string, former = false) => ({
  id,
  kind: 'person' as const,
  subject,
  secret: id.repeat(8),
  former,
});
const ended = (id: number) => ({ id, name: 'share_link', row_key: { id: `l${id}` }, change: null, at: '2026-01-01' });
const register = (part: Partial<Register>): Register => ({ keys: [], destroyed: [], endings: [], ...part });

describe('the register beside the dumps', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'assay-register-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('P36: is read as it was written, by its key alone, and is for its account alone', async () => {
    const path = join(folder, 'register.jsonl.gz');
    const whole = register({ keys: [key('k1', 'anna')], destroyed: ['k0'], endings: [ended(3)] });
    await writeRegister(whole, path, secret);
    expect(await readRegisterFile(path, secret)).toEqual(whole);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect((await readFile(path, 'latin1')).includes('anna')).toBe(false);
    await expect(readRegisterFile(path, `${secret}-other`)).rejects.toThrow(/ASSAY_DUMP_KEY/);
    await expect(readRegisterFile(path, undefined)).rejects.toThrow(/ASSAY_DUMP_KEY/);
    await writeFile(path, (await readFile(path)).subarray(0, -30));
    await expect(readRegisterFile(path, secret)).rejects.toThrow();
  });

  it('P98: loses no key under that of a database that was set back in time, but for those that were destroyed', async () => {
    const dumps = join(folder, 'set-back');
    const later = register({ keys: [key('k1', 'anna'), key('k2', 'bela')], endings: [ended(1), ended(2)] });
    await placeRegister(dumps, later, secret);
    const anew = { ...ended(1), name: 'seat' };
    const earlier = register({ keys: [key('k1', 'anna')], endings: [anew] });
    await placeRegister(dumps, earlier, secret);
    const there = () => readRegisterFile(join(dumps, registerFile), secret);
    expect(await there()).toEqual({ ...later, endings: [anew, ended(2)] });
    await placeRegister(dumps, register({ keys: [key('k2', 'bela')], destroyed: ['k1'] }), secret);
    expect((await there()).keys).toEqual([key('k2', 'bela')]);
    await expect(placeRegister(dumps, register({ keys: [key('k9', 'zoe')] }), secret)).rejects.toThrow(
      ForeignRegisterError,
    );
    expect(await readdir(dumps)).toHaveLength(1);
  });

  it('P98: keeps the one of another dump key beside it, once', async () => {
    const dumps = join(folder, 'another-key');
    await placeRegister(dumps, register({ keys: [key('k1', 'anna')] }), secret);
    const before = await readFile(join(dumps, registerFile));
    for (const own of [
      register({ keys: [key('k2', 'bela')] }),
      register({ keys: [key('k2', 'bela')], destroyed: ['k3'] }),
    ]) {
      await placeRegister(dumps, own, `${secret}-other`);
      expect(await readRegisterFile(join(dumps, registerFile), `${secret}-other`)).toEqual(own);
      const [former = '', ...others] = (await readdir(dumps)).sort();
      expect(others).toEqual([registerFile]);
      expect(former).toMatch(/^register\.former-[\dT.-]+Z\.jsonl\.gz$/);
      expect(await readFile(join(dumps, former))).toEqual(before);
    }
  });

  it('joins what several know: what one of them knows to be destroyed is', () => {
    const older = register({ keys: [key('k1', 'anna'), key('k2', 'bela')], endings: [ended(1)] });
    const newer = register({ keys: [key('k2', 'bela')], destroyed: ['k1'], endings: [ended(1), ended(2)] });
    for (const all of [
      [older, newer],
      [newer, older],
    ])
      expect(joinRegisters(all)).toEqual(
        register({ keys: [key('k2', 'bela')], destroyed: ['k1'], endings: [ended(1), ended(2)] }),
      );
  });

  it('has one key of a subject that seals, and all that open', () => {
    const joined = joinRegisters([register({ keys: [key('k1', 'anna')] }), register({ keys: [key('k2', 'anna')] })]);
    expect(joined.keys.map(({ id, former }) => [id, former])).toEqual([
      ['k1', false],
      ['k2', true],
    ]);
  });

  it('never brings a destroyed key back, in whatever order registers are joined', () => {
    const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'));
    const registers = fc.array(fc.record({ has: ids, lost: ids }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(registers, (parts) => {
        const all = parts.map(({ has, lost }) =>
          register({ keys: has.filter((id) => !lost.includes(id)).map((id) => key(id, id)), destroyed: lost }),
        );
        const joined = joinRegisters(all);
        const gone = new Set<string>(parts.flatMap(({ lost }) => lost));
        expect(joined.keys.filter(({ id }) => gone.has(id))).toEqual([]);
        expect(
          joinRegisters(all.toReversed())
            .keys.map(({ id }) => id)
            .sort(),
        ).toEqual(joined.keys.map(({ id }) => id).sort());
        expect(joinRegisters([joined, ...all])).toEqual(joined);
      }),
      { seed: 11, numRuns: 200 },
    );
  });
});
