import type { UnknownAction } from '@reduxjs/toolkit';
import { cloneElement, isValidElement } from 'react';
import facts from 'design-facts';
import { about as arabicAbout } from '@/content/ar/about';
import { guideTexts as arabicGuide } from '@/content/ar/guideTexts';
import { heroSlides as arabicSlides } from '@/content/ar/heroSlides';
import { highlights as arabicHighlights } from '@/content/ar/highlights';
import * as arabicPromos from '@/content/ar/promos';
import * as arabicBlinds from '@/content/ar/rollers';
import { rollersFeatures as arabicFeatures } from '@/content/ar/rollersFeatures';
import { services as arabicServices } from '@/content/ar/services';
import { serviceTexts as arabicServiceTexts } from '@/content/ar/serviceTexts';
import * as arabicTestimonials from '@/content/ar/testimonials';
import { about } from '@/content/about';
import { guideTexts } from '@/content/guideTexts';
import { heroSlides } from '@/content/heroSlides';
import { highlights } from '@/content/highlights';
import * as promos from '@/content/promos';
import * as blinds from '@/content/rollers';
import { rollersFeatures } from '@/content/rollersFeatures';
import { services } from '@/content/services';
import { serviceTexts } from '@/content/serviceTexts';
import * as testimonials from '@/content/testimonials';
import { arabicVelvet } from '@/fixtures/arabicProducts.fixtures';
import { velvet } from '@/fixtures/products.fixtures';
import { sampleShop } from '@/lib/sampleShop';
import { fixtureTexts } from '../design/support/fixtureTexts';
import type { AppStore } from '@/store/makeStore';

const texts = new Map(Object.entries({ ...facts.arabic, ...fixtureTexts }));

/** Adds the texts of a content of the shop, which has the same shape in both languages. */
function addTexts(english: unknown, arabic: unknown): void {
  if (typeof english === 'string' && typeof arabic === 'string') {
    if (!texts.has(english)) texts.set(english, arabic);
    return;
  }
  const translated = Object(arabic) as Record<string, unknown>;
  for (const [key, value] of Object.entries(Object(english) as object))
    addTexts(value, translated[key]);
}

for (const [english, arabic] of [
  [about.en, arabicAbout],
  [guideTexts.en, arabicGuide],
  [heroSlides.en, arabicSlides],
  [highlights.en, arabicHighlights],
  [promos.rollerPromo.en, arabicPromos.rollerPromo],
  [promos.motorizedPromo.en, arabicPromos.motorizedPromo],
  [promos.summerSale.en, arabicPromos.summerSale],
  [blinds.rollersPage.en, arabicBlinds.rollersPage],
  [blinds.blindTypes.en, arabicBlinds.blindTypes],
  [rollersFeatures.en, arabicFeatures],
  [services.en, arabicServices],
  [serviceTexts.en, arabicServiceTexts],
  [testimonials.testimonials.en, arabicTestimonials.testimonials],
  [testimonials.testimonialVideos.en, arabicTestimonials.testimonialVideos],
  [sampleShop.en, sampleShop.ar],
  [velvet, arabicVelvet],
])
  addTexts(english, arabic);

/** Plain objects alone: dates, files and mocks stay what they are. */
const isPlain = (value: object): value is Record<string, unknown> =>
  Object.getPrototypeOf(value) === Object.prototype;

/** What records are found by. */
const KEYS = new Set(['_id', 'id', 'ids', 'key', 'slug', 'path', 'to', 'href']);

/** The page translates the country of a customer's address, but shows that of the shop, which has a `street`, as it is. */
const isKept = (key: string, record: object) =>
  KEYS.has(key) || (key === 'country' && !('street' in record));

/** What separates parts of a text, from large to small: tags and line breaks, sentences, items of a list. */
const SEPARATORS = [/(<[^>]*>|\n)/, /((?<=[.?!])\s+)/, /(, |: )/];

/** A known text in Arabic; of other texts, the parts that are known. */
function translateText(text: string, [separator, ...smaller] = SEPARATORS): string {
  const words = text.trim();
  const known = texts.get(words);
  if (known !== undefined) return text.replace(words, () => known);
  if (separator === undefined) return text;
  const parts = text
    .split(separator)
    .map((part, index) => (index % 2 === 0 ? translateText(part, smaller) : part));
  // A name with a comma stays as it is.
  const hasArabic = parts.some((part) => /[\u0621-\u064A]/.test(part));
  return parts.map((part) => (hasArabic && part === ', ' ? '، ' : part)).join('');
}

function translate(value: unknown): unknown {
  if (typeof value === 'string') return translateText(value);
  if (Array.isArray(value)) return value.map(translate);
  if (isValidElement<object>(value)) return cloneElement(value, translate(value.props) as object);
  if (typeof value !== 'object' || value === null || !isPlain(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, isKept(key, value) ? item : translate(item)]),
  );
}

/** Fixtures with the texts of the shop in Arabic; other texts, such as names of customers, stay as they are. */
export const inArabic = <Value>(value: Value): Value => translate(value) as Value;

/** A store that a story fills with fixtures, which arrive in Arabic. */
export const arabicStore = (store: AppStore): AppStore => ({
  ...store,
  dispatch: ((action: UnknownAction) => store.dispatch(inArabic(action))) as AppStore['dispatch'],
});

/** A response of a story with its texts in Arabic. */
export async function responseInArabic(response: Response): Promise<Response> {
  if (!response.headers.get('Content-Type')?.includes('json')) return response;
  const { status, statusText, headers } = response;
  return new Response(JSON.stringify(inArabic(await response.json())), {
    status,
    statusText,
    headers,
  });
}
