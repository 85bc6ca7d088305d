// `npm run new -- <kind> <Name>`: lays out the files of a new thing in the room it belongs to, in the house's form.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { log, root } from './bootstrap.mjs';

const kebab = (name) => name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
const camel = (name) => name[0].toLowerCase() + name.slice(1);
const empty = (locales) => Object.fromEntries(locales.map((locale) => [`messages/${locale}.json`, '{}\n']));

/** What each kind consists of: where it lives, the name it takes and its files with their first content. */
const kinds = {
  primitive: {
    says: 'a primitive of the design system',
    pattern: /^[A-Z][A-Za-z0-9]+$/,
    folder: (name) => `packages/design-system/src/${name}`,
    files: (name) => ({
      [`${name}.types.ts`]: `import type { ReactNode } from 'react';\n\nexport interface ${name}Props {\n  /** What it shows. */\n  children: ReactNode;\n}\n`,
      [`${name}.tsx`]: `import type { ${name}Props } from './${name}.types.ts';\nimport { ${camel(name)} } from './${name}.css.ts';\n\n/** ${name}. */\nexport function ${name}({ children }: ${name}Props) {\n  return <div className={${camel(name)}}>{children}</div>;\n}\n`,
      [`${name}.css.ts`]: `import { style } from '@vanilla-extract/css';\nimport { inComponent, text } from '../theme/mixins.ts';\n\nexport const ${camel(name)} = style(inComponent({ ...text('body') }));\n`,
      [`${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';\nimport { ${name} } from './${name}.tsx';\n\nconst meta = { component: ${name} } satisfies Meta<typeof ${name}>;\nexport default meta;\n\nexport const Default: StoryObj<typeof meta> = { args: { children: '${name}' } };\n`,
      [`${name}.test.tsx`]: `import { render, screen } from '@testing-library/react';\nimport { describe, expect, it } from 'vitest';\nimport { ${name} } from './${name}.tsx';\n\ndescribe('<${name} />', () => {\n  it('shows its children', () => {\n    render(<${name}>Content</${name}>);\n    expect(screen.getByText('Content')).toBeVisible();\n  });\n});\n`,
    }),
  },
  widget: {
    says: 'a domain widget with its source, machine and words',
    pattern: /^[A-Z][A-Za-z0-9]+$/,
    folder: (name) => `packages/widgets/src/${kebab(name)}`,
    files: (name) => ({
      'index.ts': `export { ${name} } from './${name}.tsx';\nexport type { ${name}Props } from './${name}.types.ts';\n`,
      [`${name}.types.ts`]: `export interface ${name}Props {\n  /** Accessible name of the widget. */\n  label: string;\n}\n`,
      [`${name}.tsx`]: `import type { ${name}Props } from './${name}.types.ts';\n\n/** ${name}. */\nexport function ${name}({ label }: ${name}Props) {\n  return <section aria-label={label} />;\n}\n`,
      [`${name}.test.tsx`]: `import { render, screen } from '@testing-library/react';\nimport { describe, expect, it } from 'vitest';\nimport { ${name} } from './${name}.tsx';\n\ndescribe('<${name} />', () => {\n  it('is a region with its label', () => {\n    render(<${name} label="${name}" />);\n    expect(screen.getByRole('region', { name: '${name}' })).toBeInTheDocument();\n  });\n});\n`,
      ...empty(['cn', 'en', 'jp', 'tw']),
    }),
  },
  area: {
    says: 'an area of the service with its contract',
    pattern: /^[a-z][a-z-]+$/,
    folder: () => '.',
    files: (name) => {
      const stem = name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
      const table = name.replaceAll('-', '_');
      return {
        [`packages/contract/src/${name}.schemas.ts`]: `/** Schemas of the ${name} area; only the server imports them. */\nexport const ${stem}Schemas = {} as const;\n`,
        [`packages/contract/src/${name}.calls.ts`]: `import { describeCalls } from './call.ts';\nimport type { ${stem}Schemas } from './${name}.schemas.ts';\n\nexport const ${stem}Calls = describeCalls<typeof ${stem}Schemas>()({});\n`,
        [`sites/api/src/${name}/${name}.migrations.ts`]: `import { type AreaSchema, migration } from '../database/migrations.ts';\n\nexport const ${stem}Schema: AreaSchema = {\n  area: '${name}',\n  migrations: {\n    '0001_${table}': migration(\n      \`create table ${table} (\n        id text primary key,\n        tenant_id text not null references tenant (id) on delete cascade\n      )\`,\n    ),\n  },\n};\n`,
        [`sites/api/src/${name}/${name}.area.ts`]: `import { ${stem}Calls } from '@assay/contract';\nimport { bind } from '../http/binding.ts';\nimport type { ServiceArea, ServiceContext } from '../service.types.ts';\n\n/** The calls of ${name}. */\nexport function ${stem}Area(_context: ServiceContext): ServiceArea {\n  return { bindings: bind(${stem}Calls, {}) };\n}\n`,
      };
    },
    next: (name) =>
      `Name it in packages/contract/src/{calls,schemas,index}.ts, sites/api/src/database/areas.ts, sites/api/src/compose.ts and, with an example for each call, sites/api/src/testing/examples/${name}.examples.ts.`,
  },
  decision: {
    says: 'a decision record',
    pattern: /^[a-z0-9][a-z0-9-]+$/,
    folder: () => 'docs/decisions',
    files: (name) => ({
      [`${name}.md`]: `# ${name.replace(/^\d+-/, '').replaceAll('-', ' ')}\n\n## Context\n\n## Decision\n\n## Consequences\n`,
    }),
  },
};

const [kindName, name] = process.argv.slice(2);
const kind = kinds[kindName];
if (!kind || !name || !kind.pattern.test(name)) {
  log('Usage: npm run new -- <kind> <name>');
  for (const [known, { says, pattern }] of Object.entries(kinds))
    log(`  ${known.padEnd(10)} ${says}; the name matches ${pattern.source}`);
  process.exit(1);
}
const files = Object.entries(kind.files(name)).map(([file, content]) => [join(kind.folder(name), file), content]);
const taken = files.filter(([file]) => existsSync(join(root, file)));
if (taken.length > 0) {
  log(`Nothing was written: ${taken.map(([file]) => file).join(', ')} exists already.`);
  process.exit(1);
}
for (const [file, content] of files) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
  process.stdout.write(`${file}\n`);
}
if (kindName === 'primitive') {
  const index = 'packages/design-system/src/index.ts';
  const line = `export { ${name} } from './${name}/${name}.tsx';\nexport type { ${name}Props } from './${name}/${name}.types.ts';\n`;
  writeFileSync(join(root, index), readFileSync(join(root, index), 'utf8') + line);
  process.stdout.write(`${index}\n`);
}
if (kind.next) log(kind.next(name));
