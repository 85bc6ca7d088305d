import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { MaterialCard } from './MaterialCard.tsx';
import type { MaterialCardProps } from './MaterialCard.types.ts';
import { recordedCardSource, Words } from './testing.tsx';

async function show(props: Partial<MaterialCardProps> = {}, locale: 'cn' | 'en' | 'jp' | 'tw' = 'en') {
  const source = recordedCardSource();
  const user = userEvent.setup();
  render(
    <Words locale={locale}>
      <MaterialCard gradeId="316l" source={source} {...props} />
    </Words>,
  );
  await screen.findByRole('article');
  return { source, user };
}

const row = (name: RegExp) => screen.getByRole('row', { name });

describe('<MaterialCard />', () => {
  it('T6: shows each value with unit, condition, standard, kind and source', async () => {
    const { user } = await show();
    const strength = row(/^Tensile strength/);
    expect(strength).toHaveTextContent('≥ 485');
    expect(strength).toHaveTextContent('MPa');
    expect(strength).toHaveTextContent('solution annealed, plate, sheet');
    expect(strength).toHaveTextContent('ASTM A240');
    expect(strength).toHaveTextContent('Specified');
    await user.click(within(strength).getByRole('button', { name: /^Source 1: ASTM A240/ }));
    expect(await screen.findByText('ASTM International')).toBeVisible();
  });

  it('T6: opens at the comparison where the address names grades beside this one', async () => {
    await show({ compared: ['304'] });
    expect(screen.getByRole('tab', { name: 'Compare' })).toHaveAttribute('aria-selected', 'true');
    expect(await screen.findByRole('table', { name: 'Properties side by side' })).toBeVisible();
  });

  it('T6: names what no source states instead of leaving it out', async () => {
    await show();
    const fatigue = row(/^Fatigue strength/);
    expect(fatigue).toHaveTextContent('No source states it');
    expect(fatigue).toHaveTextContent('Unknown');
  });

  it('T6: changes units and leaves hardness as it was stated', async () => {
    const { user } = await show();
    await user.click(screen.getByRole('radio', { name: 'US customary' }));
    expect(row(/^Tensile strength/).textContent).toMatch(/≥ 70\.3.*ksi/);
    expect(row(/^Density/)).toHaveTextContent('lb/in³');
    expect(row(/^Brinell hardness/)).toHaveTextContent('≤ 217 HBW');
  });

  it('T6: draws the limits of each component and says them in words', async () => {
    await show();
    const limits = screen.getByRole('list');
    expect(
      within(limits)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'Cr16.0–18.0',
      'Ni10.0–14.0',
      'Mo2.00–3.00',
      'Mn≤ 2.00',
      'Si≤ 0.75',
      'N≤ 0.10',
      'P≤ 0.045',
      'C≤ 0.030',
      'S≤ 0.030',
      'FeBalance',
    ]);
  });

  it('T6: equivalents show the differences that matter, smaller ones on request', async () => {
    const { user } = await show();
    await user.click(screen.getByRole('tab', { name: /Equivalents/ }));
    const table = await screen.findByRole('table', { name: 'Differences between 316L and EN 1.4404' });
    expect(
      within(table)
        .getAllByRole('rowheader')
        .map((cell) => cell.textContent),
    ).toEqual(['Ni', 'Mo']);
    await user.click(screen.getAllByRole('button', { name: /smaller difference/ })[0] as HTMLElement);
    expect(screen.getAllByRole('table', { name: 'Differences between 316L and EN 1.4404' })).toHaveLength(2);
  });

  it('T6: compares up to five grades, found by name, and takes one out again', async () => {
    const onCompared = vi.fn();
    const { user } = await show({ compared: ['304', '2205', '6061'], onCompared });
    await user.click(screen.getByRole('tab', { name: 'Compare' }));
    await user.type(screen.getByRole('combobox', { name: 'Add a grade' }), 'PEEK');
    await user.click(await screen.findByRole('option', { name: /PEEK/, hidden: true }));
    expect(onCompared).toHaveBeenLastCalledWith(['304', '2205', '6061', 'peek']);
    const table = await screen.findByRole('table', { name: 'Properties side by side' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['Property', '316L', '304', '2205', '6061', 'PEEK']);
    expect(screen.getByText(/Five grades are the most/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove 304' }));
    expect(onCompared).toHaveBeenLastCalledWith(['2205', '6061', 'peek']);
  });

  it('T6: the card holds its place while it is read', async () => {
    const source = { ...recordedCardSource(), card: () => new Promise<never>(() => undefined) };
    render(
      <Words>
        <MaterialCard gradeId="316l" source={source} />
      </Words>,
    );
    expect(await screen.findByRole('status', { name: 'Reading the card' })).toBeVisible();
  });

  it('T6: a comparison holds its place, says why it could not be read, and is read again', async () => {
    const source = recordedCardSource();
    const { compare } = source;
    let refuse: (error: Error) => void = () => undefined;
    source.compare = () => new Promise((_, reject) => (refuse = reject));
    const { user } = await show({ source, compared: ['304'] });
    await user.click(screen.getByRole('tab', { name: 'Compare' }));
    expect(await screen.findByRole('status', { name: 'Reading the card' })).toBeVisible();
    source.compare = compare;
    refuse(new Error('The service could not be reached.'));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table', { name: 'Properties side by side' })).toBeVisible();
  });

  it('T6: says that nothing stands beside the grade, and that no other standard has it', async () => {
    const source = recordedCardSource();
    const { card } = source;
    source.card = async (id, signal) => ({
      ...(await card(id, signal)),
      equivalents: { id, sources: [], equivalents: [] },
    });
    const { user } = await show({ source });
    await user.click(screen.getByRole('tab', { name: 'Compare' }));
    expect(await screen.findByText('Add up to four grades to read them beside 316L.')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: /^Equivalents/ }));
    expect(await screen.findByText('No grade of another standard is held for this card.')).toBeVisible();
  });

  it('offers a visitor no file, who takes none away', async () => {
    const { export: _, ...source } = recordedCardSource();
    await show({ source });
    expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
  });

  it('T6: saves the card in the units on show', async () => {
    const address = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:card');
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user, source } = await show({ units: 'us' });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(await screen.findByRole('menuitem', { name: 'PDF' }));
    await waitFor(() => expect(source.saved).toEqual([{ gradeId: '316l', format: 'pdf', units: 'us' }]));
    expect(click).toHaveBeenCalledOnce();
    source.failure = { status: 503, message: 'Not available.' };
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(await screen.findByRole('menuitem', { name: 'JSON' }));
    expect(await screen.findByText('The file could not be made. Try again.')).toBeVisible();
    address.mockRestore();
    click.mockRestore();
  });

  it('T6: says of an unknown grade that it is not there, and tells whoever shows it', async () => {
    const onFailure = vi.fn();
    render(
      <Words>
        <MaterialCard gradeId="unobtainium" source={recordedCardSource()} onFailure={onFailure} />
      </Words>,
    );
    expect(await screen.findByText('This grade is not in the collection')).toBeVisible();
    await waitFor(() => expect(onFailure).toHaveBeenCalledWith({ status: 404, message: 'Not found.' }));
  });

  it('T8: a card that cannot be read says so and is read again', async () => {
    const source = recordedCardSource({ status: 503, message: 'Not available.' });
    const user = userEvent.setup();
    render(
      <Words>
        <MaterialCard gradeId="316l" source={source} />
      </Words>,
    );
    const again = await screen.findByRole('button', { name: 'Try again' });
    source.failure = undefined;
    await user.click(again);
    expect(await screen.findByRole('heading', { name: '316L' })).toBeVisible();
  });

  it.each([
    ['cn', '抗拉强度', '奥氏体不锈钢'],
    ['jp', '引張強さ', 'オーステナイト系ステンレス鋼'],
    ['tw', '抗拉強度', '沃斯田鐵系不鏽鋼'],
  ] as const)('T6: speaks %s', async (locale, property, name) => {
    await show({}, locale);
    expect(screen.getByText(property)).toBeVisible();
    expect(screen.getByText(name)).toBeVisible();
  });
});
