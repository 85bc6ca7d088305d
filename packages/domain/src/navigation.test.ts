import { describe, expect, it } from 'vitest';
import { currentDetailId, currentDetailParams } from './current-detail.ts';
import { featureKeys, isFeatureKey } from './features.ts';
import { historyPath, historySources, isHistorySource } from './history-view.ts';
import { homepageTypeOf } from './homes.ts';
import {
  isCollapsed,
  isIncognito,
  navigation,
  ownNavigation,
  staysIncognito,
  visibleAccountMenu,
  visibleNavigation,
} from './navigation.ts';
import { matchRoute, permissionKeys, routes } from './routes.ts';

describe('navigation', () => {
  it('D8: holds the six entries with their links and permissions', () => {
    expect(navigation.map(({ name, link, permission }) => [name, link, permission])).toEqual([
      ['home', '/home', undefined],
      ['explore', '/explore', 'custom_table_permission'],
      ['studio', '/ai-studio', 'ai_agent_studio'],
      ['monitor', '/monitor/?from=invite-monitor-nav#/my', undefined],
      ['project', '/graph', 'work_project'],
      ['incognito', '/home?incognito=1', undefined],
    ]);
  });

  it('D8: shows an entry only when its screen exists and the visitor may use it', () => {
    for (const entry of [...visibleNavigation([]), ...visibleNavigation(permissionKeys)]) {
      expect(routes[entry.route].built).toBe(true);
    }
    const restricted = navigation.filter((entry) => entry.permission !== undefined).map(({ name }) => name);
    expect(visibleNavigation([]).some(({ name }) => restricted.includes(name))).toBe(false);
  });

  it('the pages of our own follow those of the specification, and none takes the place of one', () => {
    expect(visibleNavigation([]).map(({ name }) => name)).toEqual(['home', 'incognito', 'library', 'materials']);
    for (const { route, link } of ownNavigation) {
      expect(routes[route].row).toBe('own');
      expect(matchRoute(link)?.name).toBe(route);
    }
  });

  it.each([
    [null, true],
    ['x', true],
    ['true', true],
    ['0', true],
    ['false', false],
  ])('D9: a stored %j collapses the panel: %j', (stored, collapsed) => {
    expect(isCollapsed(stored)).toBe(collapsed);
  });

  it('D9: gains History, All versions and Usage beside the profile', () => {
    expect(visibleAccountMenu().map(({ name }) => name)).toEqual(['profile', 'history', 'plans', 'usage']);
  });
});

describe('current detail', () => {
  it('D5: the parameter listed first wins', () => {
    const all = Object.fromEntries(currentDetailParams.map((name) => [name, name]));
    for (const name of currentDetailParams) {
      expect(currentDetailId(all)).toBe(name);
      delete all[name];
    }
    expect(currentDetailId(all)).toBeUndefined();
  });

  it('D5: only board_id is also read from the query', () => {
    expect(currentDetailId({ id: 'i' }, { board_id: 'b' })).toBe('b');
    expect(currentDetailId({}, { seek_id: 's' })).toBeUndefined();
    expect(currentDetailId({ seek_id: 's' }, { board_id: 'b' })).toBe('s');
    expect(currentDetailId({ seek_id: '' }, {})).toBeUndefined();
  });
});

describe('history', () => {
  it.each([
    ['seek', '/page/7'],
    ['tech_mind', '/board/7'],
    ['material_mind', '/board/7'],
    ['idea_exploration', '/board/7'],
    ['tech_research', '/report/7'],
    ['tech_fmea', '/page/7'],
    ['disclosure', '/disclosure/7'],
    ['ai_generate', '/ai/agent-flow/7'],
    ['work_project', '/graph/7'],
    ['ls_document', '/ai-ls/document-agent/7'],
    ['ls_chat', '/ai-ls/chat-agent/7'],
    ['markush_draft', '/ai-ls/markush-draft-agent/7'],
    ['triz_mind', '/result/7'],
    ['document_summary', '/work/7'],
    ['technical_qa', '/work/7'],
    ['work', '/work/7'],
  ] as const)('D10: a %s record opens %s', (source, path) => {
    expect(historyPath(source, '7')).toBe(path);
    expect(matchRoute(path)).toBeDefined();
  });

  it('D10: knows no other source', () => {
    expect(Object.keys(historySources)).toHaveLength(16);
    expect(isHistorySource('toString')).toBe(false);
    expect(isHistorySource('seek')).toBe(true);
  });
});

describe('features', () => {
  it('D17: knows the 29 keys and ignores any other', () => {
    expect(new Set(featureKeys).size).toBe(29);
    expect(isFeatureKey('fmea')).toBe(true);
    expect(isFeatureKey('constructor')).toBe(false);
  });

  it('Z9: an unknown homepage type is RD', () => {
    expect(homepageTypeOf('IP')).toBe('IP');
    expect(homepageTypeOf(undefined)).toBe('RD');
    expect(homepageTypeOf('XX')).toBe('RD');
  });
});

describe('incognito', () => {
  it('V3: is kept from address to address, and added to none that is not', () => {
    expect(isIncognito('?incognito=1')).toBe(true);
    expect(isIncognito('?incognito=0')).toBe(false);
    expect(staysIncognito('/page/q1', true)).toBe('/page/q1?incognito=1');
    expect(staysIncognito('/page/q1?a=1', true)).toBe('/page/q1?a=1&incognito=1');
    expect(staysIncognito('/page/q1', false)).toBe('/page/q1');
  });
});
