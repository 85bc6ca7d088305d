import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { MissingPathError } from './library.source.ts';
import { Profile } from './Profile.tsx';
import type { ProfileProps } from './Profile.types.ts';
import { createSurroundings, memoryLibrary, memoryProfile, memoryQuality, someRun } from './testing.tsx';

async function show(changes: Partial<ProfileProps> = {}) {
  const Surroundings = await createSurroundings();
  const props: ProfileProps = {
    profile: memoryProfile({ name: 'Mei Lin', company: '', jobRole: '' }),
    library: memoryLibrary(),
    quality: memoryQuality(),
    person: { role: 'admin', edition: 'premium' },
    preferences: { locale: 'en', theme: 'auto', onLocale: vi.fn(), onTheme: vi.fn() },
    section: 'profile',
    onSection: vi.fn(),
    onSaved: vi.fn(),
    notify: vi.fn(),
    ...changes,
  };
  render(
    <Surroundings>
      <Profile {...props} />
    </Surroundings>,
  );
  return props;
}

// jsdom lays nothing out: there is no size to observe. The chart's own layout is tested in a real browser.
class NoLayout implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
beforeAll(() => vi.stubGlobal('ResizeObserver', NoLayout));
afterAll(() => vi.unstubAllGlobals());

const northfield = {
  id: 'c-1',
  label: 'Northfield Thermal',
  name: 'Northfield Thermal GmbH',
  country: 'DE',
  organizationType: 'Company',
  foundedYear: '1998',
  location: 'Munich, Germany',
  employeeStr: '50-100',
} as const;
const input = () => screen.getByLabelText('Choose files', { selector: 'input' });
const note = (name: string, text = 'The yield is 93 %.') => new File([text], name, { lastModified: 1 });

describe('<Profile />', () => {
  it('W1: shows the masked phone, the role and the edition', async () => {
    await show();
    expect(await screen.findByText('138****0412')).toBeInTheDocument();
    expect(screen.getByText('Administrator')).toBeInTheDocument();
    expect(screen.getByText('Paid')).toBeInTheDocument();
  });

  it('A3: saves only what was changed, and tells so', async () => {
    const profile = memoryProfile({ name: 'Mei Lin', company: '', jobRole: '' });
    const { notify, onSaved } = await show({ profile });
    await userEvent.type(await screen.findByRole('combobox', { name: /^Company/ }), ' Acme Cells {Enter}');
    await waitFor(() => expect(profile.saved).toEqual([{ company: 'Acme Cells' }]));
    await waitFor(() => expect(notify).toHaveBeenCalledWith({ title: 'Profile saved', tone: 'positive' }));
    expect(onSaved).toHaveBeenCalledOnce();
  });

  it('C13: offers companies while the name is typed, and saves the one that is chosen', async () => {
    const profile = memoryProfile({ name: 'Mei Lin', company: '', jobRole: '' }, async () => [northfield]);
    await show({ profile });
    await userEvent.type(await screen.findByRole('combobox', { name: /^Company/ }), 'northf');
    await userEvent.click(await screen.findByRole('option', { name: /Northfield Thermal/ }));
    await userEvent.click(screen.getByRole('button', { name: /^Save changes/ }));
    await waitFor(() => expect(profile.saved).toEqual([{ company: 'Northfield Thermal' }]));
  });

  it('keeps what was typed when it could not be saved', async () => {
    const profile = memoryProfile({ name: 'Mei Lin', company: '', jobRole: '' });
    profile.save = () => Promise.reject(new Error('The service could not be reached.'));
    const { notify } = await show({ profile });
    const role = await screen.findByRole('textbox', { name: /^Job role/ });
    await userEvent.type(role, 'Chemist{Enter}');
    await waitFor(() => expect(notify).toHaveBeenCalledWith(expect.objectContaining({ tone: 'critical' })));
    expect(role).toHaveValue('Chemist');
  });

  it('hands on the choice of language and appearance', async () => {
    const { preferences } = await show();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), '日本語');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Appearance' }), 'Dark');
    expect(preferences.onLocale).toHaveBeenCalledWith('jp');
    expect(preferences.onTheme).toHaveBeenCalledWith('dark');
  });
});

describe('<Profile /> library', () => {
  it('tells how far the embeddings are, and which languages are found by words only', async () => {
    await show({ section: 'library' });
    const table = await screen.findByRole('table', { name: 'Documents by kind and language' });
    expect(within(table).getByRole('row', { name: /Patents English 1,204 19,980 12,400 of 19,980/ })).toBeVisible();
    expect(within(table).getByRole('row', { name: /Papers Japanese 56 538 By words only/ })).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Embeddings so far' })).toHaveAttribute('aria-valuenow', '13186');
  });

  it('sends the files that can be read, and says why the others are not taken', async () => {
    const library = memoryLibrary();
    const { notify } = await show({ section: 'library', library });
    await screen.findByText('Nothing has been imported yet');
    await userEvent.upload(input(), [note('a.md'), note('b.exe'), note('c.txt', '')], { applyAccept: false });
    expect(screen.getByText('This kind of file is not read.')).toBeVisible();
    expect(screen.getByText('The file is empty.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Upload 1 file' }));
    expect(await screen.findByText('Uploaded')).toBeVisible();
    expect(library.uploaded).toEqual(['a.md']);
    await waitFor(() =>
      expect(notify).toHaveBeenCalledWith({ title: '1 file uploaded. Its import has begun.', tone: 'positive' }),
    );
    expect(await screen.findByRole('heading', { name: 'a.md' })).toBeVisible();
  });

  it('keeps a file that could not be sent, and sends it again', async () => {
    const library = memoryLibrary();
    const { upload } = library;
    library.upload = () => Promise.reject(new Error('The service could not be reached.'));
    await show({ section: 'library', library });
    await screen.findByText('Nothing has been imported yet');
    await userEvent.upload(input(), [note('a.md')]);
    await userEvent.click(screen.getByRole('button', { name: 'Upload 1 file' }));
    expect(await screen.findByText('The service could not be reached.')).toBeVisible();
    library.upload = upload;
    await userEvent.click(screen.getByRole('button', { name: 'Upload 1 file' }));
    expect(await screen.findByText('Uploaded')).toBeVisible();
  });

  it("operator's folder: says nothing of importing by path to those who do not run the installation", async () => {
    await show({ section: 'library', library: memoryLibrary() });
    expect(await screen.findByText(/^Files of your organisation take 37 of 10[,.]?240 MiB\.$/)).toBeVisible();
    expect(screen.queryByText(/ASSAY_IMPORT_FOLDER/)).toBeNull();
  });

  it('names the path that is not in the import folder', async () => {
    const library = memoryLibrary({ folder: '/srv/patents' });
    library.importPaths = ([path = '']) => Promise.reject(new MissingPathError(path, undefined));
    await show({ section: 'library', library });
    const box = await screen.findByRole('textbox', { name: 'Paths in the folder' });
    await userEvent.type(box, 'nowhere.xml');
    await userEvent.click(screen.getByRole('button', { name: /^Import/ }));
    expect(await screen.findByText('There is no nowhere.xml in the import folder')).toBeVisible();
    expect(box).toHaveFocus();
    expect(box).toHaveValue('nowhere.xml');
  });

  it('shows a run that goes on, and the report of what was skipped', async () => {
    const running = someRun({ state: 'running', bytesDone: 37_000_000, finishedAt: null, skipped: 1 });
    await show({ section: 'library', library: memoryLibrary({ runs: [running] }) });
    const bar = await screen.findByRole('progressbar', { name: 'Progress of ipg150106.xml' });
    expect(bar).toHaveAttribute('aria-valuetext', '25%');
    await userEvent.click(screen.getByRole('button', { name: 'Show what was skipped' }));
    expect(
      await screen.findByRole('row', { name: /ipg150106\.xml 42 5,120,044 Cut off\s?<us-patent-grant>/ }),
    ).toBeVisible();
  });

  it('tells a run of the operator from those of the organisation', async () => {
    await show({ section: 'library', library: memoryLibrary({ runs: [someRun({ scope: 'shared' })] }) });
    expect(await screen.findByText(/^For the whole installation · /)).toBeVisible();
  });

  it('offers a member nothing to add, and asks for no imports', async () => {
    const library = memoryLibrary();
    library.imports = vi.fn(library.imports);
    await show({ section: 'library', library, person: { role: 'member', edition: 'premium' } });
    expect(await screen.findByText('Administrators add documents')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Choose files' })).toBeNull();
    expect(library.imports).not.toHaveBeenCalled();
  });
});

describe('<Profile /> quality', () => {
  it('BEYOND-2: shows the four measures, rounded down, and what they were measured on', async () => {
    await show({ section: 'quality' });
    expect(await screen.findByRole('progressbar', { name: 'Sentences supported' })).toHaveAttribute(
      'aria-valuetext',
      '98.7%',
    );
    expect(screen.getAllByRole('progressbar')).toHaveLength(4);
    expect(screen.getByText('412')).toBeVisible();
    expect(screen.getByText('Extraction from sources, no language model')).toBeVisible();
  });

  it('says so when the release was not measured', async () => {
    await show({ section: 'quality', quality: memoryQuality(null) });
    expect(await screen.findByText('This release has no scoreboard')).toBeVisible();
  });
});
