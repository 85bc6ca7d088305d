import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { widgetNames } from '@assay/domain';
import { describe, expect, it } from 'vitest';
import { snippetOf } from './snippet.ts';

const place = { serviceUrl: 'https://assay.example', apiBase: '/api', service: 'assay' };

describe('snippetOf', () => {
  it('names the site on the script and has an element for each widget', () => {
    expect(snippetOf({ id: 's1', widgets: ['sales-lead', 'seek-panel'] }, place)).toBe(
      [
        '<script async crossorigin',
        '  src="https://assay.example/embed/v1/loader.js"',
        '  data-site="s1"></script>',
        '',
        '<assay-sales-lead package-type="AIR"></assay-sales-lead>',
        '<assay-seek-panel></assay-seek-panel>',
      ].join('\n'),
    );
  });

  it('says where the calls are when the operator moved them', () => {
    const code = snippetOf({ id: 's1', widgets: [] }, { ...place, apiBase: '/calls', service: 'acme' });
    expect(code).toContain('data-api-base="/calls"\n  data-service="acme"></script>');
  });

  it.each(widgetNames)('writes the element of %s and its attributes as the widget has them', (name) => {
    const spec = fileURLToPath(new URL(`../../../../widgets/src/${name}/${name}.spec.ts`, import.meta.url));
    expect(existsSync(spec)).toBe(true);
    const text = readFileSync(spec, 'utf8');
    const [, tag = '', attributes = ''] =
      /\n\n<([\w-]+)([^>]*)>/.exec(snippetOf({ id: 's1', widgets: [name] }, place)) ?? [];
    expect(text).toContain(`tag: '${tag}'`);
    for (const [, attribute = ''] of attributes.matchAll(/ ([\w-]+)/g)) {
      expect(text).toMatch(
        new RegExp(`\\b${attribute.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}: \\{`),
      );
    }
  });
});
