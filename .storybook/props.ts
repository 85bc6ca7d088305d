import { join } from 'node:path';
import { builtinHandlers, builtinResolvers, ERROR_CODES, type Handler, makeFsImporter, parse } from 'react-docgen';
import type { Plugin } from 'vite';

/** Sources whose components have a table of props. */
const documented = /\/packages\/[^/]+\/src\/(?!.*\.(?:stories|test)\.)[^?]*\.tsx$/;

const notFound = Object.assign(new Error('Types of other packages are not read.'), { code: 'MODULE_NOT_FOUND' });

/** Follows imports within the packages alone, and reads each file once for all: Storybook's own reader parses every icon anew. */
const importer = makeFsImporter((name, folder) => {
  if (name.startsWith('.')) return join(folder, name);
  throw notFound;
});

const remembersName: Handler = (documentation, definition) => {
  if (definition.isFunctionDeclaration()) documentation.set('actualName', definition.node.id?.name ?? '');
};

/** Gives components what Storybook makes their tables of props from. */
export function propsPlugin(): Plugin {
  return {
    name: 'assay:props',
    enforce: 'pre',
    transform(code, id) {
      if (!documented.test(id)) return undefined;
      try {
        const found = parse(code, {
          resolver: new builtinResolvers.FindExportedDefinitionsResolver(),
          handlers: [...Object.values(builtinHandlers), remembersName],
          importer,
          filename: id,
        });
        const lines = found.flatMap(({ actualName, ...props }: Record<string, unknown>) =>
          typeof actualName === 'string' ? [`;${actualName}.__docgenInfo=${JSON.stringify(props)}`] : [],
        );
        return { code: code + lines.join('\n'), map: null };
      } catch (error) {
        if ((error as { code?: string }).code === ERROR_CODES.MISSING_DEFINITION) return undefined;
        throw error;
      }
    },
  };
}
