import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { cardImages, describePicture } from '../../../src/lib/pictures.ts';

const brotli = promisify(brotliCompress);
const dist = path.resolve(import.meta.dirname, '../../../dist');

/** Pages with a static counterpart. */
export const BASELINE_PAGES = ['home', 'list', 'product'] as const;
export type BaselinePage = (typeof BASELINE_PAGES)[number];

const STYLE = `body{margin:0;font:16px/1.5 sans-serif;background:#FAF7F2;color:#1E1A14}
header,footer{display:flex;gap:24px;padding:16px;flex-wrap:wrap}main{padding:0 16px}
a{color:inherit}img{width:100%;height:auto;object-fit:cover;display:block}.hero img{aspect-ratio:4/5}
ul{list-style:none;padding:0;display:grid;grid-template-columns:1fr 1fr;gap:16px}li img{aspect-ratio:4/5}`;

interface ImageOptions {
  alt: string;
  sizes: string;
  isFirst?: boolean;
}

function renderImage(url: string, { alt, sizes, isFirst = false }: ImageOptions): string {
  const source = describePicture(url);
  const loading = isFirst ? 'fetchpriority="high"' : 'loading="lazy"';
  const size = `width="${source.width ?? 4}" height="${source.height ?? 5}"`;
  return `<picture><source type="image/avif" srcset="${source.avifSrcSet ?? ''}" sizes="${sizes}"><img src="${source.src}" srcset="${source.webpSrcSet ?? ''}" sizes="${sizes}" ${size} alt="${alt}" ${loading}></picture>`;
}

interface Card {
  name: string;
  image: string;
  href: string;
}

const cards = (list: readonly Card[]): string =>
  `<ul>${list
    .map(
      ({ name, image, href }, index) =>
        `<li><a href="${href}">${renderImage(image, { alt: name, sizes: '50vw', isFirst: index < 2 })}<p>${name}</p></a></li>`,
    )
    .join('')}</ul>`;

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><meta name="description" content="${title}"><style>${STYLE}</style></head><body><header><a href="/">Sadeel</a><a href="/about">About Us</a><a href="/Categories">Categories</a><a href="/our-works">Our Works</a><a href="/FAQ">FAQ</a></header><main><h1>${title}</h1>${body}</main><footer><a href="/terms">Terms &amp; Conditions</a><a href="/privacy">Privacy Policy</a></footer></body></html>`;
}

interface CatalogueItem {
  _id: string;
  name: string;
  image: string;
  images: string[];
  roomImage?: string;
}

const firstImage = (product: CatalogueItem): string => cardImages(product)[0] ?? '';

const productCard = (product: CatalogueItem): Card => ({
  name: product.name,
  image: firstImage(product),
  href: `/product-detail?id=${product._id}`,
});

/** Renders the content of the shop's pages as static HTML. @param address base URL of the shop */
async function createPages(address: string): Promise<Record<BaselinePage, string>> {
  const get = async <Result>(path: string): Promise<Result> =>
    (await (await fetch(`${address}/api/user/${path}`)).json()) as Result;
  const home = await get<{
    webBanners: { image: string; imagePortrait?: string; heading: string }[];
    categories: CatalogueItem[];
    products: CatalogueItem[];
    articles: { title: string; image: string }[];
  }>('get-home-page');
  const list = await get<{ products: CatalogueItem[] }>('get-products?page=1&limit=10');
  const { productDetail } = await get<{
    productDetail: CatalogueItem & { relatedProducts: CatalogueItem[] };
  }>(`get-product-details?id=${list.products[0]?._id ?? ''}`);
  const hero = home.webBanners[0];
  const heroImage = renderImage(hero?.imagePortrait ?? hero?.image ?? '', {
    alt: '',
    sizes: '100vw',
    isFirst: true,
  });
  const articles = home.articles.map(({ title, image }) => ({ name: title, image, href: '/' }));
  const categories = home.categories.map(({ _id, name, image }) => ({
    name,
    image,
    href: `/curtains?categoryId=${_id}`,
  }));
  return {
    home: page(
      'Curtains, blinds and home furnishing in Dubai',
      `<div class="hero">${heroImage}<p>${hero?.heading ?? ''}</p></div>${cards([...categories, ...home.products.map(productCard), ...articles])}`,
    ),
    list: page('Fabrics', cards(list.products.map(productCard))),
    product: page(
      productDetail.name,
      `${renderImage(firstImage(productDetail), { alt: productDetail.name, sizes: '100vw', isFirst: true })}${cards(productDetail.relatedProducts.map(productCard))}`,
    ),
  };
}

export interface StaticBaseline {
  address: string;
  close: () => void;
}

/** Serves the static pages with the shop's images, as a lower bound of network and image cost. */
export async function openStaticBaseline(shopAddress: string): Promise<StaticBaseline> {
  const pages = await createPages(shopAddress);
  const compressed = new Map<string, Buffer>();
  for (const [name, html] of Object.entries(pages)) compressed.set(`/${name}`, await brotli(html));
  const server = createServer((request, response) => {
    const pathname = request.url ?? '/';
    const html = compressed.get(pathname);
    if (html !== undefined) {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.setHeader('Content-Encoding', 'br');
      response.end(html);
      return;
    }
    readFile(path.join(dist, path.normalize(pathname))).then(
      (file) => {
        response.setHeader(
          'Content-Type',
          pathname.endsWith('.avif') ? 'image/avif' : 'image/webp',
        );
        response.end(file);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, close: () => server.close() };
}
