import { signInAs } from './person.ts';
import { expect, test, violations } from './support.ts';

test.describe('access tokens', () => {
  test('P24: a person makes a token, asks with it from a program, and revokes it', async ({ page, baseURL }) => {
    await signInAs(page.context(), 'Mei Enterprise', 'en');
    await page.context().addInitScript(() => localStorage.setItem('assay.locale', 'en'));
    await page.goto('/user-profile?section=security');
    await page.getByRole('button', { name: 'Create a token' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create a token' });
    await dialog.getByLabel(/^Name/).fill('journey');
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Create token' }).click();
    const token = (await dialog.getByRole('region', { name: 'Token' }).textContent())?.trim() ?? '';
    expect(token).toMatch(/^assay_pat_/);
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Done' }).click();

    /** A program beside the browser: it has the token and nothing of the session. */
    const post = (path: string, body: object) =>
      fetch(`${baseURL}/api${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const asked = await post('/seek/init', { input: 'What is the theoretical capacity of LiFePO4?' });
    expect(asked.status).toBe(200);
    const { data } = (await asked.json()) as { data: { seek_id: string; question_id: string } };
    expect(await (await post('/seek/stream', { question_id: data.question_id })).text()).toContain('"type":"finish"');
    await page.goto(`/page/${data.seek_id}`);
    await expect(page.getByText('170 mAh/g').first()).toBeVisible();

    await page.goto('/user-profile?section=security');
    const tokens = page.getByRole('list', { name: 'Access tokens' });
    await expect(tokens.getByText(/last used/)).toBeVisible();
    await tokens.getByRole('button', { name: 'Revoke journey' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
    await expect(page.getByText('Token revoked')).toBeVisible();
    const refused = await post('/seek/init', { input: 'What is PEEK?' });
    expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([401, 'Bearer error="invalid_token"']);
  });

  test('P24: an administrator makes a service and sees it in the audit log', async ({ page, baseURL }) => {
    await signInAs(page.context(), 'Adil Admin', 'en');
    await page.context().addInitScript(() => localStorage.setItem('assay.locale', 'en'));
    await page.goto('/user-profile?section=tokens');
    await page.getByRole('button', { name: 'Create a token for a service' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^Name of the service/).fill('laboratory robot');
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Create token' }).click();
    const token = (await dialog.getByRole('region', { name: 'Token' }).textContent())?.trim() ?? '';
    expect(token).toMatch(/^assay_svc_/);
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('row', { name: /laboratory robot/ })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    const refused = await fetch(`${baseURL}/api/assay/members`, { headers: { authorization: `Bearer ${token}` } });
    expect(refused.status).toBe(403);
    await page.goto('/user-profile?section=audit');
    await expect(page.getByRole('row', { name: /Access token created/ }).first()).toBeVisible();
    await expect(page.getByRole('row', { name: /Access token refused.*laboratory robot/ }).first()).toBeVisible();
  });
});
