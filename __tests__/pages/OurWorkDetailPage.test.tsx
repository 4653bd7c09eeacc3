import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { arabicCatalog } from '@/app/i18n/arabicCatalog';
import type { Language } from '@/contract/common';
import { createI18n } from '@/i18n/createI18n';
import { expectNamedControls } from '../support/expectNamedControls';
import { renderAppWithFakeApi, errorResponse } from '../support/renderAppWithFakeApi';

const PATH = '/user/get-our-works';
const villa = {
  id: 'w1',
  name: 'Villa',
  images: ['/media/1.webp', '/media/2.webp', '/media/3.webp'],
  imageAlts: ['A sitting room', 'A swatch', 'A rod'],
};
const navigationState = { name: 'Villa, as clicked', images: ['/media/1.webp', '/media/2.webp'] };
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const openVilla = (language: Language = 'en') =>
  renderAppWithFakeApi(
    '/our-work-details?id=w1',
    () => ({ body: { work: [villa], totalPages: 1 } }),
    { i18n: createI18n(language, language === 'ar' ? arabicCatalog : {}) },
  );

describe('OurWorkDetailPage', () => {
  it('renders navigation state without a request', async () => {
    const { api } = await renderAppWithFakeApi('/our-work-details?id=w1', () => ({}), {
      state: navigationState,
    });
    expect(await title('Villa, as clicked')).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^Enlarge/ })).toHaveLength(2);
    expect(api.to(PATH)).toHaveLength(0);
  });

  it('loads the work by its id without navigation state', async () => {
    const { api } = await openVilla();
    expect(await title('Villa')).toBeVisible();
    expect(api.to(PATH)[0]?.query).toEqual({ page: '1', limit: '100' });
  });

  it('links the products of the project (product 4.9)', async () => {
    const products = [
      { _id: 'majaz', name: 'Majaz Teal Silk' },
      { _id: 'noor', name: 'نور', lang: 'ar' },
    ];
    await renderAppWithFakeApi('/our-work-details?id=w1', () => ({
      body: { work: [{ ...villa, products }], totalPages: 1 },
    }));
    const room = await screen.findByRole('region', { name: 'Hung in this room' });
    const links = within(room).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/product-detail?id=majaz',
      '/product-detail?id=noor',
    ]);
    expect(links[1]).toHaveAttribute('lang', 'ar');
  });

  it('promises no products of a project without them', async () => {
    await openVilla();
    await title('Villa');
    expect(screen.queryByRole('heading', { name: 'Hung in this room' })).not.toBeInTheDocument();
  });

  it('sets title, description, canonical URL and image', async () => {
    await openVilla();
    await title('Villa');
    expect(document.title).toBe('Villa | Sadeel');
    expect(document.querySelector('meta[name=description]')).toHaveAttribute(
      'content',
      'Villa: 3 photographs of a room that Sadeel measured, sewed for and hung.',
    );
    expect(document.querySelector('link[rel=canonical]')).toHaveAttribute(
      'href',
      '/our-work-details?id=w1',
    );
    expect(document.querySelector('meta[property="og:image"]')).toHaveAttribute(
      'content',
      '/media/1.webp',
    );
  });

  it('searches every page for the work', async () => {
    const { api } = await renderAppWithFakeApi('/our-work-details?id=w1', ({ query }) => ({
      body: { work: query['page'] === '3' ? [villa] : [], totalPages: 3 },
    }));
    expect(await title('Villa')).toBeVisible();
    expect(api.to(PATH).map(({ query }) => query['page'])).toEqual(['1', '2', '3']);
  });

  it.each([
    ['without an id', '/our-work-details'],
    ['with an unknown id', '/our-work-details?id=gone'],
  ])('shows a not-found message with a link to the list %s', async (_case, path) => {
    await renderAppWithFakeApi(path, () => ({ body: { work: [villa], totalPages: 1 } }));
    expect(await title('We could not find this work.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'All our works' })).toHaveAttribute(
      'href',
      '/our-works',
    );
  });

  it('can be retried when loading fails', async () => {
    await renderAppWithFakeApi('/our-work-details?id=w1', () => errorResponse('Closed'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Closed');
  });
});

describe('the lightbox', () => {
  const lightbox = () => within(screen.getByRole('dialog', { name: 'Villa' }));
  const openSecond = async () => {
    const view = await openVilla();
    const opener = await screen.findByRole('button', { name: 'Enlarge: A swatch' });
    await view.user.click(opener);
    await screen.findByRole('dialog', { name: 'Villa' });
    return { ...view, opener };
  };

  it('opens at the clicked image and shows its position', async () => {
    await openSecond();
    expect(lightbox().getByRole('img', { name: 'A swatch' })).toHaveAttribute(
      'src',
      '/media/2.webp',
    );
    expect(lightbox().getByText('2 of 3')).toBeVisible();
  });

  it('navigates by buttons and wraps at both ends', async () => {
    const { user } = await openSecond();
    await user.click(lightbox().getByRole('button', { name: 'Previous picture' }));
    await user.click(lightbox().getByRole('button', { name: 'Previous picture' }));
    expect(lightbox().getByRole('img', { name: 'A rod' })).toBeVisible();
    await user.click(lightbox().getByRole('button', { name: 'Next picture' }));
    expect(lightbox().getByRole('img', { name: 'A sitting room' })).toBeVisible();
  });

  it.each([
    ['en', 'Enlarge: A swatch', ['Close pictures', 'Previous picture', 'Next picture']],
    ['ar', 'تكبير: A swatch', ['أغلق الصور', 'الصورة السابقة', 'الصورة التالية']],
  ] as const)('names its buttons in the language %s', async (language, opener, names) => {
    const { user } = await openVilla(language);
    await user.click(await screen.findByRole('button', { name: opener }));
    await screen.findByRole('dialog', { name: 'Villa' });
    expectNamedControls('Lightbox');
    const buttons = lightbox().getAllByRole('button');
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(names);
  });

  it('navigates by arrow keys', async () => {
    const { user } = await openSecond();
    await user.keyboard('{ArrowRight}');
    expect(lightbox().getByRole('img', { name: 'A rod' })).toBeVisible();
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(lightbox().getByRole('img', { name: 'A sitting room' })).toBeVisible();
  });

  it('closes on Back, without leaving the work', async () => {
    const { place, opener } = await openSecond();
    place.go(-1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(place.current).toBe('/our-work-details?id=w1');
    expect(opener).toHaveFocus();
  });

  it('closes on Esc and returns focus', async () => {
    const { user, opener } = await openSecond();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(opener).toHaveFocus();
  });
});
