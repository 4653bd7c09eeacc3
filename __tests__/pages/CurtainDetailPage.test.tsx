import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { buildProduct } from '@/fixtures/products.fixtures';
import type { Respond } from '../support/fakeApi';
import { renderAppWithFakeApi, errorResponse } from '../support/renderAppWithFakeApi';

const URL_WITH_IDS = '/curtains-detail?categoryId=c1&subCategoryId=s1';
const navigationState = {
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
const respondWith =
  (response: object): Respond =>
  ({ path }) =>
    path === '/user/get-sub-category' ? response : { body: { categories } };
const known = respondWith({ body: { categoryName: 'Curtains', subCategories: [record] } });
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('CurtainDetailPage', () => {
  it('renders navigation state while the request is pending', async () => {
    await renderAppWithFakeApi(URL_WITH_IDS, () => new Promise(() => undefined), {
      state: navigationState,
    });
    expect(await title('Linen curtains, as clicked')).toBeVisible();
    expect(screen.getByText('Warm light')).toBeVisible();
  });

  it('prefers the response to the navigation state', async () => {
    await renderAppWithFakeApi(URL_WITH_IDS, known, { state: navigationState });
    expect(await title('Linen curtains')).toBeVisible();
    expect(screen.getByText('Cool cloth')).toBeVisible();
  });

  it('loads by the ids in the URL without navigation state', async () => {
    const { api } = await renderAppWithFakeApi(URL_WITH_IDS, known);
    expect(await screen.findByText('Woven from flax on wide looms.')).toBeVisible();
    expect(api.to('/user/get-sub-category')[0]?.query).toEqual({ categoryId: 'c1' });
  });

  it.each(['/curtains-detail', '/curtains-detail?categoryId=c1'])(
    'shows a not-found message and sends no request for %s',
    async (path) => {
      const { api } = await renderAppWithFakeApi(path, known);
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

  it('shows a not-found message when the category has no such item', async () => {
    await renderAppWithFakeApi('/curtains-detail?categoryId=c1&subCategoryId=gone', known);
    expect(await title('We could not find this item.')).toBeVisible();
  });

  it('shows a loading heading without navigation state', async () => {
    await renderAppWithFakeApi(URL_WITH_IDS, () => new Promise(() => undefined));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/^Loading$/);
    await waitFor(() => expect(document.title).toBe('Sadeel'));
  });

  it('shows the description and the benefits in order', async () => {
    await renderAppWithFakeApi(URL_WITH_IDS, known);
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

  describe('fabrics', () => {
    const fitting = { ...record, productCount: 6 };
    const products = ['Almas', 'Marjan', 'Safa', 'Nakheel'].map((name, index) =>
      buildProduct({ _id: `p${index}`, name, price: 185 + index }),
    );
    const list = { products, totalPages: 2, totalCount: 6, currency: 'AED' };
    const subCategory = { _id: 's1', name: 'Linen curtains', category: 'c1' };
    const respondWithProducts =
      (response: object, item: object = fitting): Respond =>
      ({ path }) =>
        path === '/user/get-products'
          ? response
          : { body: { categoryName: 'Curtains', subCategories: [item], categories } };
    const fabrics = () => screen.findByRole('region', { name: 'Fabrics for this' });
    const noFabrics = async () => {
      await screen.findByRole('region', { name: 'How we look after it' });
      await waitFor(() =>
        expect(screen.queryByRole('region', { name: 'Fabrics for this' })).toBeNull(),
      );
    };

    it('are shown with prices and link to the whole list', async () => {
      const respond = respondWithProducts({ body: { ...list, subCategory } });
      const { api } = await renderAppWithFakeApi(URL_WITH_IDS, respond);
      const section = within(await fabrics());
      expect(await section.findByRole('link', { name: /Almas.*185 AED/ })).toHaveAttribute(
        'href',
        '/product-detail?id=p0',
      );
      expect(section.getAllByRole('listitem')).toHaveLength(4);
      expect(section.getByRole('link', { name: 'All 6 fabrics' })).toHaveAttribute(
        'href',
        '/products?subCategoryId=s1',
      );
      expect(api.to('/user/get-products').map(({ query }) => query)).toEqual([
        { page: '1', limit: '4', facets: '1', subCategoryId: 's1' },
      ]);
    });

    it('are linked from the top of the page', async () => {
      const respond = respondWithProducts({ body: { ...list, subCategory } });
      const { user } = await renderAppWithFakeApi(URL_WITH_IDS, respond);
      await user.click(await screen.findByRole('link', { name: 'Fabrics and prices' }));
      await waitFor(() => expect(document.getElementById('fabrics')).toHaveFocus());
    });

    it('have no link to the whole list when all are shown', async () => {
      const body = { ...list, totalPages: 1, totalCount: 4, subCategory };
      const item = { ...fitting, productCount: 4 };
      await renderAppWithFakeApi(URL_WITH_IDS, respondWithProducts({ body }, item));
      const section = within(await fabrics());
      expect(await section.findByRole('link', { name: /Almas/ })).toBeVisible();
      expect(section.queryByRole('link', { name: /^All/ })).toBeNull();
    });

    it('are neither requested nor shown with a server that counts none', async () => {
      const { api } = await renderAppWithFakeApi(URL_WITH_IDS, known);
      await noFabrics();
      expect(screen.queryByRole('link', { name: 'Fabrics and prices' })).toBeNull();
      expect(api.to('/user/get-products')).toEqual([]);
    });

    it('are not shown when the server responds with all products', async () => {
      await renderAppWithFakeApi(URL_WITH_IDS, respondWithProducts({ body: list }));
      await noFabrics();
      expect(screen.queryByText('Almas')).toBeNull();
    });

    it('can be retried when loading fails', async () => {
      const respond = respondWithProducts(errorResponse('The loom stands still'));
      await renderAppWithFakeApi(URL_WITH_IDS, respond);
      const section = within(await fabrics());
      expect(await section.findByRole('alert')).toHaveTextContent('The loom stands still');
      expect(section.getByRole('button', { name: 'Retry' })).toBeVisible();
    });
  });

  it('keeps URL and state when linking to the form', async () => {
    const { user, place } = await renderAppWithFakeApi(URL_WITH_IDS, known, {
      state: navigationState,
    });
    await title(record.name);
    const main = within(screen.getByRole('main'));
    await user.click(main.getByRole('link', { name: 'Book a free visit' }));
    expect(place.current).toBe(URL_WITH_IDS);
    expect(place.state).toEqual(navigationState);
    await waitFor(() => expect(document.getElementById('bookingID')).toHaveFocus());
  });

  it('can be retried when loading fails', async () => {
    await renderAppWithFakeApi(URL_WITH_IDS, respondWith(errorResponse('Try tomorrow')));
    expect(await screen.findByRole('alert')).toHaveTextContent('Try tomorrow');
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  });

  it('links to four services with the ids in state and URL', async () => {
    const { user, place } = await renderAppWithFakeApi(URL_WITH_IDS, known);
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

  it('ignores invalid navigation state', async () => {
    await renderAppWithFakeApi(URL_WITH_IDS, known, {
      state: { title: ['x'], benefits: 'no', image: 'javascript:1', categoryId: {} },
    });
    expect(await title('Linen curtains')).toBeVisible();
    await waitFor(() => expect(document.querySelector('img[src^="javascript"]')).toBeNull());
  });
});
