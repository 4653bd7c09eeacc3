import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Respond } from '../support/fakeApi';
import { renderAppWithFakeApi, errorResponse } from '../support/renderAppWithFakeApi';

const category = (id: string, name: string) => ({
  _id: id,
  name,
  description: `${name} in words`,
  image: '/media/a.webp',
  subCount: 1,
});
const linen = {
  _id: 's1',
  name: 'Linen curtains',
  description: 'Natural flax',
  image: '/media/linen.webp',
  category: 'c1',
  whatAre: 'Woven from flax.',
  whyYouNeed: ['Warm light', 'Cool cloth'],
};

const shop =
  (subCategories: object): Respond =>
  ({ path }) => {
    if (path === '/user/get-category')
      return { body: { categories: [category('c1', 'Curtains'), category('c2', 'Sheers')] } };
    if (path === '/user/get-sub-category') return subCategories;
    return {};
  };
const respondWith = (subCategories: object[]) =>
  shop({ body: { categoryName: 'Curtains', subCategories } });

describe('CurtainsPage', () => {
  it('lists the sub-categories of the category in the URL', async () => {
    const { api } = await renderAppWithFakeApi('/curtains?categoryId=c1', respondWith([linen]));
    expect(await screen.findByText('Natural flax')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Curtains' })).toBeVisible();
    expect(api.to('/user/get-sub-category').map(({ query }) => query)).toEqual([
      { categoryId: 'c1' },
    ]);
  });

  it('shows a loading heading while the name is unknown', async () => {
    await renderAppWithFakeApi('/curtains?categoryId=c1', () => new Promise(() => undefined));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/^Loading$/);
    await waitFor(() => expect(document.title).toBe('Sadeel'));
  });

  it('takes the heading from the category list while loading', async () => {
    await renderAppWithFakeApi('/curtains?categoryId=c2', ({ path }) =>
      path === '/user/get-category'
        ? { body: { categories: [category('c2', 'Sheers')] } }
        : new Promise(() => undefined),
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Sheers' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Sheers | Sadeel'));
  });

  it('shows how many fabrics fit a sub-category, when the server counts them', async () => {
    const none = { ...linen, _id: 's2', name: 'Wooden', description: 'Basswood', productCount: 0 };
    const counted = { ...linen, productCount: 6 };
    await renderAppWithFakeApi('/curtains?categoryId=c1', respondWith([counted, none]));
    expect(await screen.findByText('6 fabrics')).toBeVisible();
    expect(screen.getByText('Basswood')).toBeVisible();
    expect(screen.queryByText('0 fabrics')).toBeNull();
  });

  it("uses 'Collection' as heading for a category without a name", async () => {
    await renderAppWithFakeApi(
      '/curtains?categoryId=c9',
      shop({ body: { subCategories: [linen] } }),
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Collection' })).toBeVisible();
  });

  it('shows three skeletons while loading', async () => {
    await renderAppWithFakeApi('/curtains?categoryId=c1', () => new Promise(() => undefined));
    await screen.findByRole('heading', { level: 1 });
    expect(screen.getAllByTestId('skeleton')).toHaveLength(3);
  });

  it('shows the message of a failure and can be retried', async () => {
    let response: object = errorResponse('The showroom is closed');
    const { user } = await renderAppWithFakeApi('/curtains?categoryId=c1', (request) =>
      shop(response)(request),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('The showroom is closed');
    expect(await screen.findByRole('heading', { level: 1, name: 'Curtains' })).toBeVisible();
    response = { body: { categoryName: 'Curtains', subCategories: [linen] } };
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'Linen curtains' })).toBeVisible();
  });

  it('shows one message when both requests fail', async () => {
    await renderAppWithFakeApi('/curtains?categoryId=c1', () =>
      errorResponse('The showroom is closed'),
    );
    expect(
      await screen.findByRole('heading', { level: 1, name: 'We could not load this category.' }),
    ).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Retry' })).toHaveLength(1);
  });

  it('links to an item with its data as state', async () => {
    const { user, place } = await renderAppWithFakeApi(
      '/curtains?categoryId=c1',
      respondWith([linen]),
    );
    await user.click(await screen.findByRole('link', { name: 'Linen curtains' }));
    expect(place.current).toBe('/curtains-detail?categoryId=c1&subCategoryId=s1');
    expect(place.state).toEqual({
      image: '/media/linen.webp',
      title: 'Linen curtains',
      description: 'Natural flax',
      categoryName: 'Curtains',
      benefitText: 'Woven from flax.',
      benefits: ['Warm light', 'Cool cloth'],
      categoryId: 'c1',
      subCategoryId: 's1',
    });
  });

  it('lists the categories and requests no sub-categories without a categoryId', async () => {
    const { api } = await renderAppWithFakeApi('/curtains', respondWith([linen]));
    expect(await screen.findByRole('link', { name: 'Sheers' })).toHaveAttribute(
      'href',
      '/curtains?categoryId=c2',
    );
    expect(api.to('/user/get-sub-category')).toHaveLength(0);
  });

  it('lists the categories after a 404', async () => {
    await renderAppWithFakeApi(
      '/curtains?categoryId=gone',
      shop(errorResponse('Category not found', 404)),
    );
    expect(
      await screen.findByRole('heading', { level: 1, name: 'We could not find this category.' }),
    ).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Curtains' })).toBeVisible();
  });

  it('links to the other categories', async () => {
    await renderAppWithFakeApi('/curtains?categoryId=c1', respondWith([linen]));
    const others = within(await screen.findByRole('navigation', { name: 'More of the showroom' }));
    expect(others.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Sheers']);
  });

  it('shows a message for an empty category', async () => {
    await renderAppWithFakeApi('/curtains?categoryId=c1', respondWith([]));
    expect(await screen.findByText('Nothing is on show here yet.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'All categories' })).toHaveAttribute(
      'href',
      '/Categories',
    );
  });
});
