import type { Language } from '@/contract/common';
import type { PageId } from '@/contract/pages';
import { arabicPages } from './pageNames.ar.ts';
import { englishPages } from './pageNames.en.ts';

export type PageName = PageId | 'notFound';

/** What each page is called, so that a route without an entry does not compile. */
export type PageNames = Readonly<Record<PageName, { title: string; landmarks: readonly string[] }>>;

/** Written out, because texts that are taken from the messages would not show that two are swapped. */
export const pageNames: Readonly<Record<Language, PageNames>> = {
  en: englishPages,
  ar: arabicPages,
};
