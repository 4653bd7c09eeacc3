import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Answer } from '../support/fakeApi';
import { openOn, refused } from '../support/shopWindow';

const ADDRESS = '/curtains-detail?categoryId=c1&subCategoryId=s1';
const carried = {
  image: '/media/linen.webp',
  title: 'Linen curtains, as clicked',
  description: 'Natural flax',
  categoryName: 'Curtains',
  benefitText: 'Woven from flax.',
  benefits: ['Warm light'],
  categoryId: 'c1',
  subCategoryId: 's1',
};
const record = {
  _id: 's1',
  name: 'Linen curtains',
  description: 'Natural flax, washed',
  image: '/media/linen.webp',
  category: 'c1',
  whatAre: 'Woven from flax on wide looms.',
  whyYouNeed: ['Warm light', 'Cool cloth'],
};
const categories = [{ _id: 'c2', name: 'Sheers', description: '', image: '', subCount: 2 }];
const answering =
  (reply: object): Answer =>
  ({ path }) =>
    path === '/user/get-sub-category' ? reply : { body: { categories } };
const known = answering({ body: { categoryName: 'Curtains', subCategories: [record] } });
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('curtain detail page', () => {
  it('paints from navigation state while the server is silent', async () => {
    await openOn(ADDRESS, () => new Promise(() => undefined), { state: carried });
    expect(await title('Linen curtains, as clicked')).toBeVisible();
    expect(screen.getByText('Warm light')).toBeVisible();
  });

  it('lets the record of the server win over the state', async () => {
    await openOn(ADDRESS, known, { state: carried });
    expect(await title('Linen curtains')).toBeVisible();
    expect(screen.getByText('Cool cloth')).toBeVisible();
  });

  it('needs only the ids of the address', async () => {
    const { api } = await openOn(ADDRESS, known);
    expect(await screen.findByText('Woven from flax on wide looms.')).toBeVisible();
    expect(api.to('/user/get-sub-category')[0]?.query).toEqual({ categoryId: 'c1' });
  });

  it.each(['/curtains-detail', '/curtains-detail?categoryId=c1'])(
    'says so and asks nothing when %s names no item',
    async (address) => {
      const { api } = await openOn(address, known);
      expect(await title('We could not find this item.')).toBeVisible();
      const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
      expect(trail.getByRole('link', { name: 'Categories' })).toHaveAttribute(
        'href',
        '/Categories',
      );
      expect(await screen.findByRole('link', { name: 'Sheers' })).toBeVisible();
      expect(api.to('/user/get-sub-category')).toHaveLength(0);
    },
  );

  it('says so when the category has no such item', async () => {
    await openOn('/curtains-detail?categoryId=c1&subCategoryId=gone', known);
    expect(await title('We could not find this item.')).toBeVisible();
  });

  it('has no word for the item before it is known', async () => {
    await openOn(ADDRESS, () => new Promise(() => undefined));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/^Loading$/);
    await waitFor(() => expect(document.title).toBe('Sadeel'));
  });

  it('describes the item and lists its benefits in order', async () => {
    await openOn(ADDRESS, known);
    expect(await screen.findByText('Natural flax, washed')).toBeVisible();
    const main = within(screen.getByRole('main'));
    const benefits = main
      .getAllByRole('list')
      .map((list) => within(list).queryAllByRole('listitem'))
      .map((items) => items.map(({ textContent }) => textContent));
    expect(benefits).toContainEqual(['Warm light', 'Cool cloth']);
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(trail.getByRole('link', { name: 'Curtains' })).toHaveAttribute(
      'href',
      '/curtains?categoryId=c1',
    );
    await waitFor(() => expect(document.title).toBe('Linen curtains | Sadeel'));
  });

  it('leads to the form without losing what the page is about', async () => {
    const { user, place } = await openOn(ADDRESS, known, { state: carried });
    await user.click(await screen.findByRole('link', { name: 'Book a free visit' }));
    expect(place.current).toBe(ADDRESS);
    expect(place.state).toEqual(carried);
    await waitFor(() => expect(document.getElementById('bookingID')).toHaveFocus());
  });

  it('offers Retry when the call fails and nothing is known', async () => {
    await openOn(ADDRESS, answering(refused('Try tomorrow')));
    expect(await screen.findByRole('alert')).toHaveTextContent('Try tomorrow');
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  });

  it('leads to the four services with the ids in state and address', async () => {
    const { user, place } = await openOn(ADDRESS, known);
    const services = within(await screen.findByRole('region', { name: 'How we look after it' }));
    expect(
      services.getAllByRole('link').map((link) => link.getAttribute('href')?.split('?')[0]),
    ).toEqual([
      '/services/custom-tailoring',
      '/services/hemming-shortening',
      '/services/curtain-fabrics',
      '/services/repair-maintenance',
    ]);
    await user.click(services.getByRole('link', { name: 'Curtain fabrics' }));
    expect(place.current).toBe('/services/curtain-fabrics?categoryId=c1&subCategoryId=s1');
    expect(place.state).toEqual({ categoryId: 'c1', subCategoryId: 's1' });
  });

  it('survives a hostile state', async () => {
    await openOn(ADDRESS, known, {
      state: { title: ['x'], benefits: 'no', image: 'javascript:1', categoryId: {} },
    });
    expect(await title('Linen curtains')).toBeVisible();
    await waitFor(() => expect(document.querySelector('img[src^="javascript"]')).toBeNull());
  });
});
