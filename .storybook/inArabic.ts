import type { UnknownAction } from '@reduxjs/toolkit';
import { cloneElement, isValidElement } from 'react';
import facts from 'design-facts';
import { heroSlides } from '@/content/heroSlides';
import { heroSlides as arabicSlides } from '@/content/ar/heroSlides';
import { fixtureTexts } from '../design/support/fixtureTexts';
import type { AppStore } from '@/store/makeStore';

const texts = new Map(Object.entries({ ...facts.arabic, ...fixtureTexts }));
for (const [index, { heading, text }] of heroSlides.en.entries()) {
  const arabic = arabicSlides[index];
  if (arabic) texts.set(heading, arabic.heading).set(text, arabic.text);
}

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
