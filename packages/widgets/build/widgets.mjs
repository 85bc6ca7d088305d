// The widgets of this package, by their specs: each room with a `<name>.spec.ts` and a `<name>.element.tsx` is one.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** @param root folder of the package. */
export async function findWidgets(root) {
  const rooms = readdirSync(join(root, 'src'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const found = [];
  for (const { name } of rooms) {
    const file = join(root, 'src', name, `${name}.spec.ts`);
    const module = await import(pathToFileURL(file).href).catch((error) => {
      if (error.code === 'ERR_MODULE_NOT_FOUND' && String(error.message).includes(file)) return undefined;
      throw error;
    });
    const spec = module && Object.values(module).find((value) => value?.tag !== undefined);
    if (spec) found.push({ name, spec, element: join(root, 'src', name, `${name}.element.tsx`) });
  }
  return found;
}
