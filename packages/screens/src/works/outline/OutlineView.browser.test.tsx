import '@assay/design-system/page';
import { basisOf, type Check, createWorkState, type Operation } from '@assay/works';
import { sampleKind } from '@assay/works/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PersonsPage, service } from '../persons-page.test-support.tsx';
import { useWorkSession } from '../WorkContext.ts';
import OutlineView from './OutlineView.tsx';
import type { ToolOutline } from './outline.types.ts';

const part = (id: string, parent: string | null = null, rest = {}): Operation => ({
  op: 'add',
  id,
  type: 'part',
  parent,
  fields: { name: id, ...rest },
});
const former = createWorkState(sampleKind);

/** Three assemblies; what is noted of the shaft rests on a mass that was another. */
const begun: readonly Operation[] = [
  part('Pump', null, { mass: 3 }),
  part('Seal', 'Pump'),
  part('Shaft', 'Pump'),
  {
    op: 'add',
    id: 'heavy',
    type: 'note',
    parent: 'Shaft',
    fields: { words: '2 kg' },
    basis: [basisOf(former, 'Pump', 'mass')],
  },
  part('Motor'),
  part('Coil', 'Motor'),
  part('Housing'),
];
const check: Check = (work) =>
  work.get('Coil')?.fields['mass'] === undefined
    ? [{ rule: 'weighed by nobody', record: 'Coil', field: 'mass', severity: 'gap' }]
    : [];

/** Each part as high as most of a page; the housing is not drawn by itself. */
function Parts() {
  const { session } = useWorkSession();
  const parts = session.state.records().filter(({ type, id }) => type === 'part' && id !== 'Housing');
  return parts.map(({ id }) => (
    <section key={id} aria-label={id} data-record={id} style={{ height: 600 }}>
      <button type="button">Weigh {id}</button>
    </section>
  ));
}

interface Shown {
  outline?: ToolOutline;
  isBeside?: boolean;
}

function show({ outline, isBeside = true }: Shown = {}) {
  const { person, panel, tell } = service(begun);
  const [mira, ravi] = [person('Mira'), person('Ravi')];
  const onClose = vi.fn();
  render(
    <PersonsPage session={mira.session} panel={panel} check={check}>
      <div style={{ display: 'flex' }}>
        <OutlineView outline={outline} isBeside={isBeside} onClose={onClose} />
        <div style={{ flex: 1, paddingBlock: '57px 900px' }}>
          <Parts />
        </div>
      </div>
    </PersonsPage>,
  );
  return { mira, ravi, tell, onClose };
}

const line = (name: RegExp | string) => screen.getByRole('treeitem', { name });
const here = () => screen.getByRole('treeitem', { current: true }).textContent;
const isOnTop = (name: string) => {
  const { top } = screen.getByRole('region', { name }).getBoundingClientRect();
  return top > 0 && top < 200;
};

beforeEach(() => page.viewport(1200, 800));
afterEach(() => {
  cleanup();
  scrollTo({ top: 0, behavior: 'instant' });
});

describe('<OutlineView />', () => {
  it('names what stands in the work, with how much somebody should look at', () => {
    show();
    expect(screen.getAllByRole('treeitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Pump.*1 whose source changed/),
      'Seal',
      expect.stringMatching(/^Shaft.*1 whose source changed/),
      expect.stringMatching(/^Motor.*1 to check/),
      expect.stringMatching(/^Coil.*1 to check/),
      'Housing',
    ]);
  });

  it('counts what is suggested as soon as it is', async () => {
    const { ravi } = show();
    ravi.session.setMode('suggest');
    ravi.session.edit([{ op: 'set', id: 'Seal', field: 'name', value: 'Face' }]);
    await expect.poll(() => line(/^Seal/).textContent).toMatch(/1 suggestion$/);
  });

  it('leads by a press to the top of what is read, and the keyboard with it', async () => {
    show();
    await userEvent.click(line(/^Motor/));
    await expect.poll(() => isOnTop('Motor')).toBe(true);
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Motor' }));
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('Weigh Motor');
  });

  it('is gone through by arrows and letters, and leads by Enter', async () => {
    show();
    line(/^Pump/).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement).toBe(line(/^Shaft/));
    await userEvent.keyboard('co');
    expect(document.activeElement).toBe(line(/^Coil/));
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(line(/^Motor/).getAttribute('aria-expanded')).toBe('false');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => isOnTop('Motor')).toBe(true);
  });

  it('follows what is read, and where the focus goes', async () => {
    show();
    await expect.poll(here).toMatch(/^Pump/);
    scrollTo({ top: 1_300, behavior: 'instant' });
    await expect.poll(here).toMatch(/^Shaft/);
    screen.getByRole('button', { name: 'Weigh Coil' }).focus();
    await expect.poll(here).toMatch(/^Coil/);
    scrollTo({ top: 0, behavior: 'instant' });
    await expect.poll(here).toMatch(/^Pump/);
  });

  it('marks what holds the line that one is at while that is closed', async () => {
    show();
    screen.getByRole('button', { name: 'Weigh Coil' }).focus();
    await expect.poll(here).toMatch(/^Coil/);
    line(/^Motor/).focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(here()).toMatch(/^Motor/);
  });

  it('leads to what holds a line that is not drawn by itself', async () => {
    const Housing = { id: 'Housing', label: 'Housing', place: { record: 'Housing' } };
    show({
      outline: {
        useItems: () => [
          { id: 'Motor', label: 'Motor', place: { record: 'Motor' }, isOpen: true, children: [Housing] },
        ],
      },
    });
    await userEvent.click(line('Housing'));
    await expect.poll(() => isOnTop('Motor')).toBe(true);
  });

  it('stands over a narrow page until one has gone somewhere', async () => {
    const { onClose } = show({ isBeside: false });
    const drawer = within(screen.getByRole('dialog', { name: 'Structure' }));
    await userEvent.click(drawer.getByRole('treeitem', { name: /^Motor/ }));
    expect(onClose).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(2);
  });
});
