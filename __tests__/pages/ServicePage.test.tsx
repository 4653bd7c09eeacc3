import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { services } from '@/content/services';
import { serviceTexts } from '@/content/serviceTexts';
import { renderAppWithFakeApi } from '../support/renderAppWithFakeApi';
import { enter } from '../support/enter';

const open = (path: string, state?: unknown) =>
  renderAppWithFakeApi(path, () => ({ body: { message: 'Thank you' } }), { state });

async function sendEnquiry({ user }: Awaited<ReturnType<typeof open>>) {
  await enter(user, await screen.findByLabelText(/^Name/), 'Layla');
  await enter(user, screen.getByLabelText(/^Email/), 'layla@sadeel.example');
  await enter(user, screen.getByLabelText(/^Phone/), '0500000000');
  fireEvent.change(screen.getByLabelText(/^Date/), { target: { value: '2030-01-02' } });
  fireEvent.change(screen.getByLabelText(/^Time/), { target: { value: '10:30' } });
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Submit' }));
}

describe('ServicePage', () => {
  it.each(services.en)('renders the text of $path', async ({ path, title, intro }) => {
    await open(path);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText(intro)).toBeVisible();
    for (const { heading } of serviceTexts.en[path]) {
      expect(await screen.findByRole('heading', { level: 2, name: heading })).toBeVisible();
    }
  });

  it('matches in any case', async () => {
    await open('/Services/Curtain-Fabrics/');
    expect(await screen.findByRole('heading', { level: 1, name: 'Curtain fabrics' })).toBeVisible();
  });

  it.each([
    ['the URL', '/services/curtain-fabrics?categoryId=c1&subCategoryId=s1', undefined],
    ['navigation state', '/services/curtain-fabrics', { categoryId: 'c1', subCategoryId: 's1' }],
  ])('sends the ids in %s with the enquiry', async (_from, path, state) => {
    const shop = await open(path, state);
    await sendEnquiry(shop);
    await waitFor(() => expect(shop.api.to('/user/enquiry')).toHaveLength(1));
    expect(shop.api.to('/user/enquiry')[0]?.body).toMatchObject({
      category: 'c1',
      subCategory: 's1',
    });
  });

  it('passes the ids on to the other services', async () => {
    await open('/services/curtain-fabrics?categoryId=c1&subCategoryId=s1');
    expect(await screen.findByRole('link', { name: 'Repair and maintenance' })).toHaveAttribute(
      'href',
      '/services/repair-maintenance?categoryId=c1&subCategoryId=s1',
    );
    expect(screen.queryByRole('link', { name: 'Curtain fabrics' })).toBeNull();
  });
});
