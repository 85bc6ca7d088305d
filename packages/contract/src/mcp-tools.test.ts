import { describe, expect, it } from 'vitest';
import type { Call } from './call-description.ts';
import { type CallName, calls } from './calls.ts';
import { mcpCalls, type OfferedCall } from './mcp-calls.ts';
import { mcpTools } from './mcp-tools.ts';
import { schemas } from './schemas.ts';
import { tokenScopeOf } from './token-scopes.ts';

const offered = Object.entries(mcpCalls) as [CallName, OfferedCall][];

describe('mcpTools', () => {
  it.each(offered)(
    '%s is offered for a reason, to tokens of one scope, and answers with JSON',
    (name, { why, use }) => {
      const call: Call = calls[name];
      expect(tokenScopeOf(name)).toBeDefined();
      expect(call.replies ?? 'json').toBe('json');
      expect(call.encoding ?? 'json').toBe('json');
      expect(call.stepUp).toBeUndefined();
      expect(why).toMatch(/\.$/);
      expect(use).toMatch(/\.$/);
    },
  );

  it('have names that every client takes', () => {
    const names = mcpTools.map(({ name }) => name);
    expect(names.filter((name) => !/^[A-Za-z0-9_-]{1,48}$/.test(name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
    const given = mcpTools.flatMap(({ parts }) => [...parts.keys()]);
    expect(given.filter((name) => !/^[A-Za-z0-9_.-]{1,64}$/.test(name))).toEqual([]);
  });

  it('have an argument for every member of what the call takes', () => {
    for (const { call, inputSchema, parts } of mcpTools) {
      const { params, query, body } = schemas[call] as Partial<Record<'params' | 'query' | 'body', { shape?: object }>>;
      const wanted = [params, query, body].flatMap((part) => Object.keys(part?.shape ?? {}));
      const made = [...parts].filter(([, part]) => part !== 'window').map(([name]) => name);
      expect(made.sort(), call).toEqual(wanted.sort());
      expect(Object.keys(inputSchema.properties).sort()).toEqual([...parts.keys()].sort());
    }
  });

  it('say that they only read of what the scope `read` opens, and of nothing else', () => {
    for (const { call, annotations } of mcpTools) {
      expect(annotations.readOnlyHint, call).toBe(tokenScopeOf(call) === 'read');
      if (annotations.readOnlyHint) expect(annotations).toMatchObject({ destructiveHint: false, idempotentHint: true });
    }
    const destructive = mcpTools.filter(({ annotations }) => annotations.destructiveHint).map(({ name }) => name);
    expect(destructive).toEqual(['works_edit', 'works_act']);
  });

  it('name other tools of the table alone', () => {
    const names = new Set(mcpTools.map(({ name }) => name));
    const words = mcpTools.flatMap(({ description }) => description.match(/\b[a-z]+_[a-z]+\b/g) ?? []);
    const areas = new Set(mcpTools.map(({ name }) => name.split('_')[0]));
    const known = new Set([...mcpTools.flatMap(({ parts }) => [...parts.keys()]), 'triz_mind', 'triz_mind_id']);
    const named = words.filter((word) => areas.has(word.split('_')[0]) && !known.has(word));
    expect(named.filter((word) => !names.has(word))).toEqual([]);
  });

  it('shows a change of what is offered as a difference', async () => {
    const shown = mcpTools.map(({ parts, window, ...tool }) => tool);
    await expect(`${JSON.stringify(shown, null, 1)}\n`).toMatchFileSnapshot('./__snapshots__/mcp-tools.json.txt');
  });
});
