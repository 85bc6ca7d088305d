import { Controls, Description, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';
import * as canvas from '../packages/design-system/src/canvas.ts';
import * as charts from '../packages/design-system/src/charts.ts';
import { primitives } from '../packages/design-system/src/conformance/primitives.ts';
import { keyNames } from '../packages/design-system/src/Guide/keyNames.ts';
import sizes from '../packages/design-system/src/Guide/sizes.json';
import * as grids from '../packages/design-system/src/grids.ts';
import * as surface from '../packages/design-system/src/index.ts';

const exported = Object.entries({ ...surface, ...charts, ...grids, ...canvas });
const weights: Record<string, readonly number[]> = sizes;
const figure = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** The exports that a page is about, by the name a consumer imports. */
function useExports(): readonly string[] {
  const { preparedMeta } = useOf('meta', ['meta']);
  const shown = [preparedMeta.component, ...Object.values(preparedMeta.subcomponents ?? {})];
  return shown.flatMap((component) => exported.find(([, value]) => value === component)?.[0] ?? []);
}

/** What each export costs a page that uses nothing else of ours. */
function Sizes({ names }: { names: readonly string[] }) {
  const rows = names.flatMap((name) => (weights[name] ? [[name, ...weights[name]] as const] : []));
  if (rows.length === 0) return null;
  return (
    <>
      <h3>Size</h3>
      <table>
        <thead>
          <tr>
            <th>Export</th>
            <th>Script, KiB</th>
            <th>Styles, KiB</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, script = 0, style = 0]) => (
            <tr key={name}>
              <td>
                <code>{name}</code>
              </td>
              <td>{figure.format(script)}</td>
              <td>{figure.format(style)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        Gzip, as esbuild bundles it in one file with everything it is built from and loads later; React and the
        variables of the theme excluded.
      </p>
    </>
  );
}

/** The keyboard as the conformance suite tries it, in light DOM and in a shadow root. */
function Keyboard({ names }: { names: readonly string[] }) {
  const tried = primitives.filter(({ exports }) => exports.some((name) => names.includes(name)));
  if (tried.length === 0) return null;
  return (
    <>
      <h3>Keyboard</h3>
      <table>
        <thead>
          <tr>
            {tried.length > 1 && <th>Where</th>}
            <th>Keys</th>
            <th>What they do</th>
          </tr>
        </thead>
        <tbody>
          {tried.flatMap(({ name, keyboard, overlay }) =>
            [...keyboard, ...(overlay ? [{ keys: '{Escape}', does: 'closes it alone; the focus returns' }] : [])].map(
              ({ keys, does }, at) => (
                <tr key={`${name} ${at}`}>
                  {tried.length > 1 && <td>{name}</td>}
                  <td>
                    {keyNames(keys).map((key, place) => (
                      <span key={place}>
                        {place > 0 && ' '}
                        <code>{key}</code>
                      </span>
                    ))}
                  </td>
                  <td>{does}</td>
                </tr>
              ),
            ),
          )}
        </tbody>
      </table>
      <p>Each row is a test in the real browser, in light DOM and in a shadow root.</p>
    </>
  );
}

/** A component's page of the manual: its guide, its keys, its weight, its props, its stories. */
export function ComponentPage() {
  const names = useExports();
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Keyboard names={names} />
      <Sizes names={names} />
      <Primary />
      <Controls />
      <Stories />
    </>
  );
}
