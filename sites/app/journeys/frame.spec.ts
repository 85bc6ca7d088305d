import { answered, ask, expect, signIn, test } from './support.ts';

test('P84: no string becomes markup or a script on a page', async ({ page }) => {
  await page.goto('/home');
  const taken = await page.evaluate(() => {
    const box = document.createElement('div');
    const script = document.createElement('script');
    const ways = [
      () => void (box.innerHTML = '<img src="/x">'),
      () => void (script.src = '/assets/other.js'),
      () => void new Worker('/assets/other.js'),
    ];
    return ways.filter((way) => {
      try {
        way();
        return true;
      } catch {
        return false;
      }
    }).length;
  });
  expect(taken).toBe(0);
});

test.describe('routes', () => {
  for (const path of ['/', '/ai', '/ai/agent', '/pwa']) {
    test(`D2: ${path} leads to /home`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveURL(/\/home$/);
    });
  }

  for (const path of ['/rd', '/ls', '/mse', '/ip']) {
    test(`D3: ${path} sends a guest to /home`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveURL(/\/home$/);
    });
  }

  test('D4: unknown and unbuilt addresses answer 404, and so does the page', async ({ page }) => {
    for (const path of ['/nowhere', '/graph', '/ai-drafting/a/b']) {
      const reply = await page.goto(path);
      expect(reply?.status(), path).toBe(404);
      await expect(page).toHaveURL(/\/404$/);
      await expect(page.getByRole('heading', { name: 'There is nothing at this address' })).toBeVisible();
    }
    const forbidden = await page.goto('/403');
    expect(forbidden?.status()).toBe(403);
    await expect(page.getByRole('heading', { name: 'You have no access to this page' })).toBeVisible();
  });

  test('D11, D12: old addresses lead to where things live now, with their query', async ({ page }) => {
    await page.goto('/home/chat?from=mail');
    await expect(page).toHaveURL(/\/home\?from=mail$/);
    await page.goto('/air');
    await expect(page).toHaveURL(/\/home$/);
  });

  test('A1: a guest on a private page is shown the sign-in, and arrives after it', async ({ page }) => {
    await page.goto('/history');
    await expect(page.getByRole('heading', { name: 'Sign in to Assay' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Email' }).fill('enterprise@demo.assay');
    await page.getByRole('textbox', { name: 'Password' }).fill('not the password');
    await page.getByRole('button', { name: 'Sign in', exact: true }).last().click();
    await expect(page.getByRole('alert').filter({ hasText: 'do not match' })).toBeVisible();
    await page.getByRole('button', { name: /Mei Enterprise/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible();
    await expect(page).toHaveURL(/\/history$/);
  });

  test('A9: signs in with a phone code; the number never travels in the clear', async ({ page }) => {
    const bodies: string[] = [];
    page.on('request', (request) => bodies.push(request.postData() ?? ''));
    await page.goto('/history');
    await page
      .getByRole('radio', { name: 'Phone code' })
      .or(page.getByRole('button', { name: 'Phone code' }))
      .first()
      .click();
    await page.getByRole('textbox', { name: 'Phone number' }).fill('13800000412');
    await page.getByRole('button', { name: 'Send code' }).click();
    const note = page.getByText(/This installation sends no SMS\. Its code is (\d{6})\./);
    const code = /\d{6}/.exec(await note.innerText())?.[0] ?? '';
    await page.getByRole('textbox', { name: 'Verification code' }).fill(code);
    await page.keyboard.press('Enter');
    // A new account answers onboarding first, and arrives where it was going.
    await page.waitForURL(/\/onboarding\?.*redirect=%2Fhistory/);
    await page.getByRole('radio', { name: 'Metals' }).check();
    await page.getByRole('radio', { name: 'Process engineer' }).check();
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.getByRole('dialog', { name: 'Your trial has begun' }).getByRole('button', { name: 'Start' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible();
    expect(bodies.some((body) => body.includes('13800000412'))).toBe(false);
  });
});

test.describe('the frame', () => {
  test('every page has a name of its own, and none keeps that of the page before', async ({ page }) => {
    await page.goto('/history');
    await expect(page).toHaveTitle('Sign in · Assay');
    await signIn(page);
    const names = {
      '/history': 'History',
      '/user-profile': 'Profile',
      '/user-profile?section=library': 'Library',
      '/user-setting/amount': 'Usage',
      '/user-setting/package/ls': 'Life-science plans',
      '/ls': 'Life sciences',
      '/ls?incognito=1': 'Incognito',
      '/403': 'You have no access to this page',
      // Its title must not be left standing by the card that does not exist.
      '/material/grade/nowhere': 'There is nothing at this address',
    };
    for (const [path, name] of Object.entries(names)) {
      await page.goto(path);
      await expect(page, path).toHaveTitle(`${name} · Assay`);
    }
    await page.getByRole('link', { name: 'Look in the history' }).click();
    await expect(page).toHaveTitle('History · Assay');
  });

  test('the focus is never lost: after signing in, on the next page, behind a dialog that closes', async ({ page }) => {
    await signIn(page);
    await expect(page.getByRole('main')).toBeFocused();
    await page
      .getByRole('banner')
      .getByRole('button', { name: /: Mei Enterprise$/ })
      .click();
    await page.getByRole('menuitem', { name: 'All versions' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'R&D plans' })).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    const talk = page.getByRole('button', { name: 'Talk to sales' }).first();
    await talk.click();
    await expect(page.getByRole('dialog', { name: 'Talk to sales' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(talk).toBeFocused();
  });

  test('a menu that cannot be fetched without a connection takes nothing of the page with it', async ({
    page,
    context,
  }) => {
    await signIn(page);
    await expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await expect(page.getByText('You are offline')).toBeVisible();
    const menu = page.getByRole('banner').getByRole('button', { name: /: Mei Enterprise$/ });
    const lost = page.waitForEvent('requestfailed');
    await menu.click();
    await lost;
    await expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('You are offline')).toHaveCount(0);
    // Browsers remember that a part could not be fetched: the page is loaded anew.
    await menu.click();
    await page.getByRole('button', { name: 'Load again' }).click();
    await menu.click();
    await expect(page.getByRole('menuitem', { name: 'All versions' })).toBeVisible();
  });

  test('going back closes what was opened over the page', async ({ page }) => {
    await signIn(page);
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await page
      .getByRole('banner')
      .getByRole('button', { name: /: Mei Enterprise$/ })
      .click();
    await page.getByRole('menuitem', { name: 'All versions' }).click();
    for (const [button, title] of [
      ['Side by side', 'Plans side by side'],
      ['Talk to sales', 'Talk to sales'],
    ] as const) {
      await page.getByRole('button', { name: button }).first().click();
      await expect(page.getByRole('dialog', { name: title })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('textbox', { name: 'Question' })).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.goForward();
      await expect(page.getByRole('heading', { level: 1, name: 'R&D plans' })).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });

  for (const [person, entries] of [
    ['Vera Viewer', ['Home', 'Library', 'Materials', 'Incognito']],
    ['Mei Enterprise', ['Home', 'Library', 'Materials', 'Incognito']],
    ['Adil Admin', ['Home', 'Library', 'Materials', 'Incognito']],
    ['Olga Owner', ['Home', 'Library', 'Materials', 'Incognito']],
  ] as const) {
    test(`D8: ${person} is shown what exists and may be used`, async ({ page }) => {
      await signIn(page, person);
      const rail = page.getByRole('navigation', { name: 'Main' });
      await expect(rail.getByRole('link')).toHaveText(['', ...entries]);
      await page.getByRole('button', { name: /Account menu/ }).click();
      await expect(page.getByRole('menuitem')).toHaveText([
        'Profile and library',
        'History',
        'All versions',
        'Usage',
        'Sign out',
      ]);
      for (const hidden of ['/explore', '/ai-studio', '/graph']) {
        await page.goto(hidden);
        await expect(page).toHaveURL(/\/40[34]$/);
      }
    });
  }

  test('A7: the header tells the home on show, also when another one is saved', async ({ member }) => {
    for (const [path, name] of [
      ['/mse', 'Materials'],
      ['/ip', 'Intellectual property'],
    ] as const) {
      await member.goto(path);
      await expect(member.getByRole('banner').getByRole('radio', { name })).toBeChecked();
    }
  });

  test('D9: remembers whether the navigation is collapsed', async ({ member }) => {
    await member.getByRole('button', { name: 'Expand' }).click();
    await member.reload();
    await expect(member.getByRole('button', { name: 'Collapse' })).toBeVisible();
    await member.evaluate(() => localStorage.setItem('nav.collapse', 'x'));
    await member.reload();
    await expect(member.getByRole('button', { name: 'Expand' })).toBeVisible();
  });

  test('X2: a change of language reloads and keeps what was typed', async ({ member }) => {
    await member.goto('/home');
    await member.getByRole('textbox', { name: 'Question' }).fill('A question half typed');
    await member.getByRole('button', { name: /Account menu/ }).click();
    await member.getByRole('menuitemradio', { name: '日本語' }).click();
    await expect(member.getByRole('heading', { level: 1, name: '何をお調べですか。' })).toBeVisible();
    await expect(member.getByRole('textbox', { name: '質問' })).toHaveValue('A question half typed');
    await expect(member.locator('html')).toHaveAttribute('lang', 'ja');
    await member.getByRole('button', { name: /アカウントメニュー/ }).click();
    await member.getByRole('menuitemradio', { name: 'English' }).click();
    await expect(member.getByRole('textbox', { name: 'Question' })).toHaveValue('A question half typed');
    await member.getByRole('textbox', { name: 'Question' }).fill('');
  });

  test('keeps the chosen theme without a flash of the other', async ({ member }) => {
    await member.getByRole('button', { name: /Account menu/ }).click();
    await member.getByRole('menuitemradio', { name: 'Dark' }).click();
    await member.reload({ waitUntil: 'commit' });
    await member.waitForSelector('#root', { state: 'attached' });
    expect(await member.locator('html').getAttribute('data-theme')).toBe('dark');
  });

  test('D15: asks for no help before it is opened', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await signIn(page);
    expect(requests.filter((url) => /HelpText/.test(url))).toEqual([]);
    await page.getByRole('button', { name: 'Help' }).click();
    await expect(page.getByRole('heading', { name: 'Read the evidence' })).toBeVisible();
    expect(requests.filter((url) => /HelpText/.test(url))).toHaveLength(1);
  });

  test('X3: every call names the language', async ({ member }) => {
    const languages = new Set<string | undefined>();
    member.on('request', (request) => {
      if (request.url().includes('/api/')) languages.add(request.headers()['x-site-lang']);
    });
    await ask(member, answered);
    expect([...languages]).toEqual(['EN']);
  });

  test('A7: a home that cannot be saved is not gone to; one that is saved is begun with', async ({ page }) => {
    await signIn(page, 'Taro Trial');
    await page.goto('/rd');
    const chooser = page.getByRole('banner').getByRole('radio', { name: 'Materials' });
    await page.route('**/rd-home-page/switch', (route) =>
      route.fulfill({ status: 500, json: { status: false, error_code: 500, message: 'Stub' } }),
    );
    const refused = page.waitForResponse((reply) => reply.url().endsWith('/rd-home-page/switch'));
    await chooser.click();
    await refused;
    await expect(page).toHaveURL(/\/rd$/);
    await page.unroute('**/rd-home-page/switch');
    await chooser.click();
    await expect(page).toHaveURL(/\/mse$/);
    await page.goto('/home');
    await expect(page).toHaveURL(/\/mse$/);
    const elsewhere = page.waitForURL(/\/rd$/);
    await page.getByRole('banner').getByRole('radio', { name: 'Research and development' }).click();
    await elsewhere;
  });

  test('X2: the profile keeps what was typed over a change of language', async ({ member }) => {
    await member.goto('/user-profile');
    await member.getByRole('combobox', { name: /^Company/ }).fill('Half a company');
    await member.getByRole('button', { name: /Account menu/ }).click();
    await member.getByRole('menuitemradio', { name: '繁體中文' }).click();
    await expect(member.locator('html')).toHaveAttribute('lang', /^zh-(Hant|TW)/);
    await expect(member.locator('input[name="company"]')).toHaveValue('Half a company');
    await member
      .getByRole('button', { name: /帳號|帳戶/ })
      .first()
      .click();
    await member.getByRole('menuitemradio', { name: 'English' }).click();
    await expect(member.getByRole('combobox', { name: /^Company/ })).toHaveValue('Half a company');
  });

  test('A6: an onboarding that cannot be checked lets the person in; an account that cannot be loaded ends at /403', async ({
    page,
  }) => {
    const refuse = (address: string) =>
      page.route(address, (route) =>
        route.fulfill({ status: 500, json: { status: false, error_code: 500, message: 'Stub' } }),
      );
    await refuse('**/air-onboarding-info');
    await signIn(page);
    await page.goto('/history');
    await expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible();
    await refuse('**/account/session**');
    await page.goto('/history');
    await expect(page).toHaveURL(/\/403$/);
  });

  test('A10: signs out, and the private pages are closed again', async ({ page }) => {
    // Not a `member`: what the page asked just before signing out may be refused, and the browser says so.
    await signIn(page);
    await page.getByRole('button', { name: /Account menu/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.waitForURL(/\/home$/);
    await page.goto('/history');
    await expect(page.getByRole('heading', { name: 'Sign in to Assay' })).toBeVisible();
  });
});

test.describe('history', () => {
  test('U3, Z11: lists questions by day, takes a deletion back, and deletes all after asking', async ({ page }) => {
    await signIn(page, 'Olga Owner');
    await ask(page, answered);
    await page.goto('/history');
    await expect(page.getByRole('heading', { level: 2, name: 'Today' })).toBeVisible();
    const entry = page.getByRole('main').getByRole('link', { name: /LiFePO4/ });
    await expect(entry).toHaveCount(1);
    await page.getByRole('button', { name: /^Delete “/ }).click();
    await expect(entry).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(entry).toHaveCount(1);
    await page.getByRole('button', { name: 'Delete all' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete the whole history?' });
    await dialog.getByRole('button', { name: 'Delete all' }).click();
    await expect(page.getByText('Nothing asked yet')).toBeVisible();
    await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).last().click();
    await expect(entry).toHaveCount(1);
  });
});
