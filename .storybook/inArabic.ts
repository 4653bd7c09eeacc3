import type { UnknownAction } from '@reduxjs/toolkit';
import { cloneElement, isValidElement } from 'react';
import facts from 'design-facts';
import { guideTexts as arabicGuide } from '@/content/ar/guideTexts';
import { heroSlides as arabicSlides } from '@/content/ar/heroSlides';
import { summerSale as arabicSale } from '@/content/ar/promos';
import { blindTypes as arabicBlinds } from '@/content/ar/rollers';
import { testimonialVideos as arabicVideos } from '@/content/ar/testimonials';
import { guideTexts } from '@/content/guideTexts';
import { heroSlides } from '@/content/heroSlides';
import { summerSale } from '@/content/promos';
import { blindTypes } from '@/content/rollers';
import { testimonialVideos } from '@/content/testimonials';
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

addTexts(heroSlides.en, arabicSlides);
addTexts(summerSale.en, arabicSale);
addTexts(blindTypes.en, arabicBlinds);
addTexts(testimonialVideos.en, arabicVideos);
addTexts(guideTexts.en, arabicGuide);

/** Plain objects alone: dates, files and mocks stay what they are. */
const isPlain = (value: object): value is Record<string, unknown> =>
  Object.getPrototypeOf(value) === Object.prototype;

/** What records are found by, and the country, whose name is translated by the page. */
const KEYS = new Set(['_id', 'id', 'ids', 'key', 'slug', 'path', 'to', 'href', 'country']);

function translate(value: unknown): unknown {
  if (typeof value === 'string') return texts.get(value) ?? value;
  if (Array.isArray(value)) return value.map(translate);
  if (isValidElement<object>(value)) return cloneElement(value, translate(value.props) as object);
  if (typeof value !== 'object' || value === null || !isPlain(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, KEYS.has(key) ? item : translate(item)]),
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
