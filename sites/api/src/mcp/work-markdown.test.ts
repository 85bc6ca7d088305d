import { tools } from '@assay/tools/service';
import { createWorkState, rootId, type Tool, transact } from '@assay/works';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kindGuide } from './kind-guide.ts';
import { about } from './tool-result.ts';
import { workMarkdown } from './work-markdown.ts';

const tool = tools.find(({ kind }) => kind.name === 'triz') as Tool;
const work = {
  id: 'w',
  kind: 'triz',
  revision: 1,
  updated_at: '2026-11-27T10:00:00.000Z',
  role: 'edit' as const,
  is_owner: true,
  incognito: false,
  actions: [],
  shows_past: true,
};

function written(statement: string, quote: string, title = 'Anode') {
  const state = createWorkState(tool.kind);
  transact(
    state,
    [
      { op: 'add', id: rootId, type: 'work', parent: null, fields: { title, statement } },
      {
        op: 'add',
        id: 'c',
        type: 'contradiction',
        parent: null,
        fields: { form: 'technical', improve: 1, worsen: 3 },
        evidence: { '1': { document: 'note:x', version: 2, start: 5, end: 9, quote } },
      },
      { op: 'add', id: 'p', type: 'principle', parent: 'c', fields: { number: 15, note: 'as in a bellows' } },
    ],
    { origin: 'person' },
  );
  const sources = [{ document: 'note:x', title: 'Of anodes', source_type: 'note', language: 'en' }];
  return workMarkdown({ tool, work, records: state.records(), sources, locale: 'en' });
}

describe('workMarkdown()', () => {
  it('says how to take it, and shows records below each other with words for their numbers and the quotation in its place', () => {
    const text = written('It swells.', 'a film');
    expect(text.startsWith(`> ${about.split('`data`')[0]}`)).toBe(true);
    expect(text).toContain('\n# Anode\n');
    expect(text).toContain('\n## contradiction\n');
    expect(text).toContain('\n### principle\n');
    expect(text).toContain('- improve: 1 (Weight of moving object)');
    expect(text).toContain('Evidence 1 (Of anodes, note:x, version 2, 5 to 9):');
    expect(text).toContain('> a film');
  });

  it('P79: words of others become no heading, link, picture or line of ours, whatever they are', () => {
    const words = fc.oneof(
      fc.string({ maxLength: 200 }),
      fc
        .array(
          fc.constantFrom(
            '\n',
            '\r',
            '\u2028',
            '# ',
            '> ',
            '- ',
            '![x](https://evil.example/?q=)',
            '<img src=x>',
            '[a]: b',
            'x',
          ),
          { maxLength: 20 },
        )
        .map((parts) => parts.join('')),
    );
    const lines = (text: string) => text.split(/\r\n?|[\n\u0085\u2028\u2029]/u);
    const ours = lines(written('x', 'x')).filter((line) => !line.startsWith('>'));
    fc.assert(
      fc.property(words, words, (statement, quote) => {
        if (/\0|\p{Surrogate}/u.test(statement + quote)) return;
        const made = lines(written(statement, quote));
        expect(made.filter((line) => /^ {0,3}#/.test(line))).toEqual(ours.filter((line) => line.startsWith('#')));
        expect(made.join('\n')).not.toMatch(/(?<!\\)(?:\\\\)*[[<]/);
      }),
    );
  });
});

describe('kindGuide()', () => {
  it.each(tools.map((each) => [each.kind.name, each] as const))(
    'tells every type, field and action of %s',
    (_, each) => {
      const guide = kindGuide(each, 'en');
      for (const [type, { fields }] of Object.entries(each.kind.types)) {
        expect(guide).toContain(`- ${type} (`);
        for (const name of Object.keys(fields)) expect(guide).toContain(`  - ${name}: `);
      }
      for (const action of Object.keys(each.actions)) expect(guide).toContain(action);
    },
  );

  it('names what numbers stand for, once, in the language of whoever reads', () => {
    const guide = kindGuide(tool, 'en');
    expect(guide.match(/1 Weight of moving object;/g)).toHaveLength(1);
    expect(guide).toContain('Numbers in contradiction.improve, contradiction.worsen, reading.parameter: 1 Weight');
    expect(guide).toContain('- form: technical | physical, required');
    expect(guide).toContain('- weight: rating from 1 to 5');
    expect(kindGuide(tool, 'jp')).toContain('1 動く物体の重量;');
  });
});
