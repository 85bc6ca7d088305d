import { readFileSync } from 'node:fs';
import { type CallName, calls } from '@assay/contract';
import { mcpTools } from '@assay/contract/mcp-tools';
import { callsOfTokenScope, tokenScopeOf } from '@assay/contract/token-scopes';
import { type TokenScope, tokenScopes, widgetNames } from '@assay/domain';
import { describe, expect, it } from 'vitest';
import { callLimits } from '../ground/application/call-limits.ts';
import { readSettings } from '../ground/configuration/settings.ts';
import { widgetRights } from '../trade/embed/widget-calls.ts';
import { type Right, rightNames, rights } from './testing/rights.ts';

interface StatedRight {
  right: Right | 'widget';
  why: string;
  /** What is checked besides; names the widget whose token opens the call too. */
  inside: string;
  /** The scope of a token that opens it; `never` for one that is not made with a token. */
  token: TokenScope | 'never';
  stepUp: boolean;
  /** How often it may be made, where other bounds than the common ones are stated. */
  limits?: Partial<Record<'person' | 'network' | 'organisation' | 'installation', { times: number; seconds: number }>>;
  /** A model may make it as a tool, by what a text told it to. */
  agent?: true;
}

/** What each call may ask of whom, by the threat model alone (docs/decisions/016-rights-from-the-threat.md). */
const stated = JSON.parse(
  readFileSync(new URL('./testing/rights-from-the-threat.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, StatedRight>>;

describe('rights by the threat model', () => {
  it('P62: are stated for every call, with the reason', () => {
    expect(Object.keys(calls).filter((name) => (stated[name]?.why ?? '') === '')).toEqual([]);
    expect(Object.keys(stated).filter((name) => !(name in calls))).toEqual([]);
  });

  it('P62: are what the service asks for', () => {
    const differing = rightNames.flatMap((right) =>
      rights[right]
        .filter((name) => {
          const wanted = stated[name]?.right;
          return (wanted === 'widget' ? 'anonymous' : wanted) !== right;
        })
        .map((name) => `${right} ${name}`),
    );
    expect(differing).toEqual([]);
  });

  it('P48: say how often the calls may be made that cost or tell something, and the service holds to it', () => {
    const settings = readSettings({});
    const held = Object.entries(callLimits).map(([name, { per, limit, seconds, tenant, everybody }]) => [
      name,
      {
        [per === 'person' ? 'person' : 'network']: { times: limit, seconds },
        ...(tenant && { organisation: { times: tenant.limit, seconds: tenant.seconds } }),
        ...(everybody && { installation: { times: everybody.limit(settings), seconds: everybody.seconds } }),
      },
    ]);
    const wanted = Object.entries(stated).flatMap(([name, { limits }]) => (limits ? [[name, limits]] : []));
    expect(Object.fromEntries(held)).toEqual(Object.fromEntries(wanted));
  });

  it('P24: say of every call which scope of a token opens it, or that none does', () => {
    const answers = [...tokenScopes, 'never'];
    const names = Object.keys(calls) as CallName[];
    expect(names.filter((name) => !answers.includes(stated[name]?.token ?? ''))).toEqual([]);
    const differing = names.filter((name) => (tokenScopeOf(name) ?? 'never') !== stated[name]?.token);
    expect(differing).toEqual([]);
    const opened = tokenScopes.flatMap((scope) => callsOfTokenScope[scope]);
    expect(opened.length, 'each in one scope').toBe(new Set(opened).size);
  });

  it('P24, P19: let no token make a dangerous call, whatever its scopes', () => {
    expect(Object.keys(stated).filter((name) => stated[name]?.stepUp && stated[name].token !== 'never')).toEqual([]);
    const areas = [
      'account',
      'credentials',
      'sessions',
      'factor',
      'tokens',
      'privacy',
      'share',
      'installation',
      'embed',
    ];
    const open = Object.keys(stated).filter((name) => areas.includes(name.split('.')[0] ?? ''));
    expect(open.filter((name) => stated[name]?.token !== 'never')).toEqual([]);
    const operators = Object.keys(stated).filter((name) => stated[name]?.right === 'operator');
    expect(operators.filter((name) => stated[name]?.token !== 'never')).toEqual([]);
  });

  it('P121: name every call that a model may make, which asks for no administrator and no proof, and the product offers no other', () => {
    const open = Object.keys(stated).filter((name) => stated[name]?.agent);
    expect(open.sort()).toEqual(mcpTools.map(({ call }) => call).sort());
    for (const name of open) {
      const { right, token, stepUp } = stated[name] ?? {};
      expect([name, right, token, stepUp]).toEqual([
        name,
        expect.stringMatching(/^(?:widget|anonymous|guest|viewer|member)$/),
        expect.stringMatching(/^(?:read|ask)$/),
        false,
      ]);
    }
  });

  it.each(widgetNames)('let the token of %s open nothing that they do not name', (widget) => {
    const opened = widgetRights[widget].calls.filter((name) => {
      const { right, inside } = stated[name] ?? { right: 'operator', inside: '' };
      return right !== 'anonymous' && right !== 'widget' && !inside.includes(`Widget too: ${widget}`);
    });
    expect(opened).toEqual([]);
  });
});
