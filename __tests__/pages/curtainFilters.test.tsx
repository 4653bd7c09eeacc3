import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { facets, priceRanges } from '@/fixtures/facets.fixtures';
import { buildProduct } from '@/fixtures/products.fixtures';
import type { Respond } from '../support/fakeApi';
import { renderAppWithFakeApi } from '../support/renderAppWithFakeApi';

const PATH = '/curtains-detail?categoryId=c1&subCategoryId=s1';
const item = {
  _id: 's1',
  name: 'Linen curtains',
  description: 'Natural flax, washed',
  image: '/media/linen.webp',
  category: 'c1',
  whatAre: 'Woven from flax on wide looms.',
  whyYouNeed: ['Warm light'],
  productCount: 6,
};
const names = ['Almas', 'Marjan', 'Safa', 'Nakheel'];
const products = names.map((name, index) => buildProduct({ _id: `p${index}`, name }));

/** A sub-category with six products; one of them is blue, none is gold. */
function openItem(path = PATH, changes: object = {}) {
  const respond: Respond = ({ path: requested, query }) => {
    if (requested !== '/user/get-products')
      return { body: { categoryName: 'Curtains', subCategories: [item], categories: [] } };
    const { colour } = query;
    const count = colour === undefined ? 6 : colour === 'gold' ? 0 : 1;
    return {
      body: {
        products: products.slice(0, count),
        totalPages: Math.ceil(count / 4),
        totalCount: count,
        currency: 'AED',
        subCategory: { _id: 's1', name: 'Linen curtains', category: 'c1' },
        facets,
        priceRanges,
        ...changes,
      },
    };
  };
  return renderAppWithFakeApi(path, respond);
}
const fabrics = async () => within(await screen.findByRole('region', { name: 'Fabrics for this' }));

describe('the filters of /curtains-detail', () => {
  it('limit its fabrics, stay in its URL and are undone by Back (product 5.10)', async () => {
    const { user, place, api } = await openItem();
    const section = await fabrics();
    await user.click(await section.findByRole('button', { name: 'Colour' }));
    const colours = await screen.findByRole('dialog', { name: 'Colour' });
    await user.click(within(colours).getByRole('checkbox', { name: 'Blue, 4 fabrics' }));
    await waitFor(() => expect(place.current).toBe(`${PATH}&colour=blue`));
    await waitFor(() => expect(section.queryByText('Marjan')).toBeNull());
    expect(section.getByText('Almas')).toBeInTheDocument();
    expect(api.to('/user/get-products').at(-1)?.query).toEqual({
      page: '1',
      limit: '4',
      facets: '1',
      subCategoryId: 's1',
      colour: 'blue',
    });
    place.go(-1);
    expect(place.current).toBe(PATH);
    expect(await section.findByText('Marjan')).toBeInTheDocument();
  });

  it('are removed by links that keep the sub-category', async () => {
    const { user, place } = await openItem(`${PATH}&colour=gold`);
    const section = await fabrics();
    expect(await section.findByText('No fabrics have all of this together.')).toBeVisible();
    await user.click(section.getByRole('link', { name: 'Remove filter Gold' }));
    await waitFor(() => expect(place.current).toBe(PATH));
    expect(await section.findByRole('link', { name: /^Almas/ })).toBeVisible();
  });

  it('and the order go with the customer to the whole list', async () => {
    const { user, place } = await openItem();
    const section = await fabrics();
    await user.selectOptions(
      await section.findByRole('combobox', { name: 'Sort by' }),
      'Price, low to high',
    );
    await waitFor(() => expect(place.current).toBe(`${PATH}&sort=price`));
    expect(section.getByRole('link', { name: 'All 6 fabrics' })).toHaveAttribute(
      'href',
      '/products?subCategoryId=s1&sort=price',
    );
  });

  it('are absent when the server sends no facets', async () => {
    await openItem(PATH, { facets: undefined });
    const section = await fabrics();
    expect(await section.findByRole('link', { name: /^Almas/ })).toBeVisible();
    expect(section.queryByRole('button', { name: /Colour|Filter/ })).toBeNull();
    expect(section.queryByRole('combobox')).toBeNull();
  });
});
