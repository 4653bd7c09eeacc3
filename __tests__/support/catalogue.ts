import type { Article } from '@/contract/articles';
import type { Banner, Category, Faq, HomePage, SubCategory, Work } from '@/contract/catalogue';
import { buildProduct } from './products';

export function buildBanner(changes: Partial<Banner> = {}): Banner {
  return {
    image: '/media/hero.webp',
    imagePortrait: '/media/hero-portrait.webp',
    imageAlt: 'A bright room',
    heading: 'Let the light in',
    text: 'Made in 24 hours.',
    ...changes,
  };
}

export function buildCategory(changes: Partial<Category> = {}): Category {
  return {
    _id: 'curtains',
    name: 'Curtains',
    description: 'Made to measure.',
    image: '/media/curtains.webp',
    imageAlt: 'Curtains in a hall',
    subCount: 4,
    ...changes,
  };
}

export function buildSubCategory(changes: Partial<SubCategory> = {}): SubCategory {
  return {
    _id: 'sheer',
    name: 'Sheer',
    description: 'Light as air.',
    image: '/media/sheer.webp',
    imageAlt: 'Sheer curtains',
    category: 'curtains',
    whatAre: 'Thin curtains.',
    whyYouNeed: ['Daylight', 'Privacy'],
    ...changes,
  };
}

export function buildWork(changes: Partial<Work> = {}): Work {
  return {
    id: 'villa',
    name: 'Villa in Jumeirah',
    images: ['/media/villa.webp', '/media/villa-2.webp'],
    imageAlts: ['The hall', 'The stairs'],
    ...changes,
  };
}

export function buildFaq(changes: Partial<Faq> = {}): Faq {
  return { question: 'How long?', answer: '<p>48 hours.</p>', ...changes };
}

export function buildArticle(changes: Partial<Article> = {}): Article {
  return {
    _id: 'a1',
    image: '/media/light.webp',
    imageAlt: 'Layers of light',
    title: 'Layering light: sheers & drapes',
    description: '<p>Start with a sheer.</p>',
    createdAt: '2026-11-05T08:30:00.000Z',
    ...changes,
  };
}

export function buildHome(changes: Partial<HomePage> = {}): HomePage {
  return {
    webBanners: [buildBanner()],
    marquee: [{ content: '50% off some selected fabrics' }],
    categories: [buildCategory()],
    products: [buildProduct()],
    articles: [buildArticle()],
    currency: 'AED',
    ...changes,
  };
}
