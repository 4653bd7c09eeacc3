import { describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { Breadcrumbs } from '@/components/Breadcrumbs';
import { PageMeta, type PageMetaProps } from '@/components/PageMeta';
import { SiteContext } from '@/components/siteContext';

const site = { origin: 'https://shop.example', image: '/media/shop.webp' };

const attribute = (selector: string, name: string) =>
  document.querySelector(selector)?.getAttribute(name);
const og = (property: string) => attribute(`meta[property="og:${property}"]`, 'content');
const structured = () =>
  JSON.parse(
    document.querySelector('script[type="application/ld+json"]')?.textContent ?? 'null',
  ) as unknown;

function renderMeta(props: Partial<PageMetaProps> = {}) {
  return render(
    <SiteContext value={site}>
      <PageMeta title="Fabrics" canonicalPath="/products" {...props} />
    </SiteContext>,
  );
}

describe('PageMeta', () => {
  it('renders title, description and Open Graph description', () => {
    renderMeta({ description: 'Linen and velvet.' });
    expect(document.title).toBe('Fabrics | Sadeel');
    expect(attribute('meta[name=description]', 'content')).toBe('Linen and velvet.');
    expect(og('description')).toBe('Linen and velvet.');
  });

  it('renders the canonical URL with the origin of the site', () => {
    renderMeta();
    expect(attribute('link[rel=canonical]', 'href')).toBe('https://shop.example/products');
    expect(og('url')).toBe('https://shop.example/products');
  });

  it.each([
    ['/media/linen.webp', 'https://shop.example/media/linen.webp'],
    ['https://cdn.example/linen.webp', 'https://cdn.example/linen.webp'],
    [undefined, 'https://shop.example/media/shop.webp'],
    ['', 'https://shop.example/media/shop.webp'],
  ])('renders the image %j as %s', (image, shown) => {
    renderMeta({ image });
    expect(og('image')).toBe(shown);
  });

  it('escapes structured data that contains a closing script tag', () => {
    renderMeta({ structuredData: { name: '</script><b>', image: ['/a'] } });
    expect(document.querySelector('b')).toBeNull();
    expect(structured()).toEqual({
      name: '</script><b>',
      image: ['https://shop.example/a'],
    });
  });

  it('renders breadcrumbs as structured data', () => {
    render(
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
