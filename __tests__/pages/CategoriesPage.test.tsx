import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderAppWithFakeApi, errorResponse } from '../support/renderAppWithFakeApi';

const PATH = '/user/get-category';
const categories = [
  {
    _id: 'c1',
    name: 'Curtains',
    description: 'Full-length curtains',
    image: '/media/a.webp',
    subCount: 5,
  },
  { _id: 'c2', name: 'Sheers', description: 'Voile', image: null, subCount: 0 },
];
const open = (response: object) =>
  renderAppWithFakeApi('/categories', ({ path }) => (path === PATH ? response : {}));

describe('CategoriesPage', () => {
  it('shows each category with description and count and links to its sub-categories', async () => {
    const { user, place } = await open({ body: { categories } });
    expect(await screen.findByText('Full-length curtains')).toBeVisible();
    expect(screen.getByText('5 Subcategories')).toBeVisible();
    expect(screen.getByText('0 Subcategories')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Curtains' }));
    expect(place.current).toBe('/curtains?categoryId=c1');
  });

  it('shows three skeletons while loading', async () => {
    await renderAppWithFakeApi('/categories', () => new Promise(() => undefined));
    await screen.findByRole('heading', { level: 1, name: 'Categories' });
    expect(screen.getAllByTestId('skeleton')).toHaveLength(3);
  });

  it('matches in any case and sets title and canonical URL', async () => {
    await renderAppWithFakeApi('/CATEGORIES', () => ({ body: { categories } }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Categories' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Categories | Sadeel'));
    expect(document.querySelector('link[rel=canonical]')).toHaveAttribute('href', '/Categories');
  });

  it('links to the products when there are no categories', async () => {
    await open({ body: { categories: [] } });
    expect(await screen.findByRole('link', { name: 'See the fabrics' })).toHaveAttribute(
      'href',
      '/products',
    );
  });

  it('shows the message of a failure and can be retried', async () => {
    let response: object = errorResponse('The showroom is closed');
    const { user } = await renderAppWithFakeApi('/categories', ({ path }) =>
      path === PATH ? response : {},
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('The showroom is closed');
    response = { body: { categories } };
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'Curtains' })).toBeVisible();
  });
});
