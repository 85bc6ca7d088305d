import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { QualitySection } from './QualitySection.tsx';
import type { QualitySource } from './quality.source.ts';
import { createSurroundings, memoryQuality } from './testing.tsx';

async function show(source: QualitySource) {
  const Surroundings = await createSurroundings();
  render(
    <Surroundings>
      <QualitySection source={source} isAdmin={false} />
    </Surroundings>,
  );
}

describe('<QualitySection />', () => {
  it('BEYOND-2: holds the place of the measures while they are read', async () => {
    await show({ ...memoryQuality(), scoreboard: () => new Promise(() => undefined) });
    expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
  });

  it('BEYOND-2: says why the measures could not be read, and reads them again', async () => {
    let tries = 0;
    await show({
      ...memoryQuality(),
      async scoreboard(signal) {
        tries += 1;
        if (tries === 1) throw new Error('The service could not be reached.');
        return memoryQuality().scoreboard(signal);
      },
    });
    expect(await screen.findByText('The service could not be reached.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findAllByRole('progressbar')).toHaveLength(4);
  });
});
