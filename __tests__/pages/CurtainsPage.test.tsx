import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Answer } from '../support/fakeApi';
import { openOn, refused } from '../support/shopWindow';

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
  (subCategories: object): Answer =>
  ({ path }) => {
    if (path === '/user/get-category')
      return { body: { categories: [category('c1', 'Curtains'), category('c2', 'Sheers')] } };
    if (path === '/user/get-sub-category') return subCategories;
    return {};
  };
const answered = (subCategories: object[]) =>
  shop({ body: { categoryName: 'Curtains', subCategories } });

describe('sub-categories page', () => {
  it('lists what belongs to the category of the address', async () => {
    const { api } = await openOn('/curtains?categoryId=c1', answered([linen]));
    expect(await screen.findByText('Natural flax')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Curtains' })).toBeVisible();
    expect(api.to('/user/get-sub-category').map(({ query }) => query)).toEqual([
      { categoryId: 'c1' },
    ]);
  });

  it('has no word for the heading before the name is known', async () => {
    await openOn('/curtains?categoryId=c1', () => new Promise(() => undefined));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/^Loading$/);
    await waitFor(() => expect(document.title).toBe('Sadeel'));
  });

  it('takes the heading from the list of categories while the category is on its way', async () => {
    await openOn('/curtains?categoryId=c2', ({ path }) =>
      path === '/user/get-category'
        ? { body: { categories: [category('c2', 'Sheers')] } }
        : new Promise(() => undefined),
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Sheers' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Sheers | Sadeel'));
  });

  it('calls a category without a name a collection', async () => {
    await openOn('/curtains?categoryId=c9', shop({ body: { subCategories: [linen] } }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Collection' })).toBeVisible();
  });

  it('keeps the place of three cards while they are on their way', async () => {
    await openOn('/curtains?categoryId=c1', () => new Promise(() => undefined));
    await screen.findByRole('heading', { level: 1 });
    expect(screen.getAllByTestId('skeleton')).toHaveLength(3);
  });

  it('shows the reason of a failure and loads again on Retry', async () => {
    let reply: object = refused('The showroom is closed');
    const { user } = await openOn('/curtains?categoryId=c1', (request) => shop(reply)(request));
    expect(await screen.findByRole('alert')).toHaveTextContent('The showroom is closed');
    expect(await screen.findByRole('heading', { level: 1, name: 'Curtains' })).toBeVisible();
    reply = { body: { categoryName: 'Curtains', subCategories: [linen] } };
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'Linen curtains' })).toBeVisible();
  });

  it('is one message when neither the category nor its name can be loaded', async () => {
    await openOn('/curtains?categoryId=c1', () => refused('The showroom is closed'));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'We could not load this category.' }),
    ).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Retry' })).toHaveLength(1);
  });

  it('takes the data of the chosen item along as navigation state', async () => {
    const { user, place } = await openOn('/curtains?categoryId=c1', answered([linen]));
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

  it('offers the categories when the address names none, and asks for no sub-categories', async () => {
    const { api } = await openOn('/curtains', answered([linen]));
    expect(await screen.findByRole('link', { name: 'Sheers' })).toHaveAttribute(
      'href',
      '/curtains?categoryId=c2',
    );
    expect(api.to('/user/get-sub-category')).toHaveLength(0);
  });

  it('offers the categories when the server does not know the one asked for', async () => {
    await openOn('/curtains?categoryId=gone', shop(refused('Category not found', 404)));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'We could not find this category.' }),
    ).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Curtains' })).toBeVisible();
  });

  it('leads on to the other categories', async () => {
    await openOn('/curtains?categoryId=c1', answered([linen]));
    const others = within(await screen.findByRole('navigation', { name: 'More of the showroom' }));
    expect(others.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Sheers']);
  });

  it('says so when the category is empty', async () => {
    await openOn('/curtains?categoryId=c1', answered([]));
    expect(await screen.findByText('Nothing is on show here yet.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'All categories' })).toHaveAttribute(
      'href',
      '/Categories',
    );
  });
});
