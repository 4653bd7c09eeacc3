import { describe, expect, it } from '@jest/globals';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { Breadcrumbs } from '@/components/Breadcrumbs';
import { PageMeta, type PageMetaProps } from '@/components/PageMeta';
import { SiteContext, type Site } from '@/components/siteContext';
import { createI18n } from '@/i18n/createI18n';
import { I18nContext } from '@/i18n/I18nContext';
import type { Language } from '@/lib/language';

const site: Site = {
  origin: 'https://shop.example',
  image: '/media/shop.webp',
};

const attribute = (selector: string, name: string) =>
  document.querySelector(selector)?.getAttribute(name);
const og = (property: string) => attribute(`meta[property="og:${property}"]`, 'content');
const structured = () =>
  JSON.parse(
    document.querySelector('script[type="application/ld+json"]')?.textContent ?? 'null',
  ) as unknown;

/** Renders and awaits the code-split tags. */
const renderAsync = (element: ReactNode) =>
  act(() => {
    render(element);
    return Promise.resolve();
  });

function renderMeta(props: Partial<PageMetaProps> = {}, language: Language = 'en') {
  return renderAsync(
    <I18nContext value={createI18n(language)}>
      <SiteContext value={site}>
        <PageMeta title="Fabrics" canonicalPath="/products" {...props} />
      </SiteContext>
    </I18nContext>,
  );
}

describe('PageMeta', () => {
  it('renders title, description and Open Graph description', async () => {
    await renderMeta({ description: 'Linen and velvet.' });
    expect(document.title).toBe('Fabrics | Sadeel');
    expect(attribute('meta[name=description]', 'content')).toBe('Linen and velvet.');
    expect(og('description')).toBe('Linen and velvet.');
  });

  it('renders the canonical URL with the origin of the site', async () => {
    await renderMeta();
    expect(attribute('link[rel=canonical]', 'href')).toBe('https://shop.example/products');
    expect(og('url')).toBe('https://shop.example/products');
  });

  it.each([
    ['en', 'https://shop.example/products?page=2'],
    ['ar', 'https://shop.example/ar/products?page=2'],
  ] as const)('links an %s page to both languages', async (language, canonical) => {
    await renderMeta({ canonicalPath: '/products?page=2' }, language);
    expect(attribute('link[rel=canonical]', 'href')).toBe(canonical);
    const alternates = [...document.querySelectorAll('link[rel=alternate]')].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ]);
    expect(alternates).toEqual([
      ['en', 'https://shop.example/products?page=2'],
      ['ar', 'https://shop.example/ar/products?page=2'],
      ['x-default', 'https://shop.example/products?page=2'],
    ]);
  });

  it.each([
    ['/media/linen.webp', 'https://shop.example/media/linen.webp'],
    ['https://cdn.example/linen.webp', 'https://cdn.example/linen.webp'],
    [undefined, 'https://shop.example/media/shop.webp'],
    ['', 'https://shop.example/media/shop.webp'],
  ])('renders the image %j as %s', async (image, shown) => {
    await renderMeta({ image });
    expect(og('image')).toBe(shown);
  });

  it('escapes structured data that contains a closing script tag', async () => {
    await renderMeta({ structuredData: { name: '</script><b>', image: ['/a'] } });
    expect(document.querySelector('b')).toBeNull();
    expect(structured()).toEqual({
      name: '</script><b>',
      image: ['https://shop.example/a'],
    });
  });

  it('renders breadcrumbs as structured data', async () => {
    await renderAsync(
      <MemoryRouter>
        <SiteContext value={site}>
          <Breadcrumbs crumbs={[{ label: 'Fabrics' }]} />
        </SiteContext>
      </MemoryRouter>,
    );
    expect(structured()).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Home', item: 'https://shop.example/' },
        { position: 2, name: 'Fabrics' },
      ],
    });
  });
});
