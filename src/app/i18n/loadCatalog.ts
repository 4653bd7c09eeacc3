import { company } from '@/content/company';
import { loadChunk } from '@/browser/loadChunk';
import type { Catalog } from '@/i18n/translateMessages';
import type { Language } from '@/lib/language';

/** Loads the texts of a language: a chunk of their own, which English pages do not request. */
export async function loadCatalog(language: Language): Promise<Catalog> {
  if (language === 'en') return {};
  const { arabicCatalog } = await loadChunk(
    () => import(/* webpackChunkName: "arabic" */ './arabicCatalog'),
  );
  // In the same chunk. The top bar shows the name of the company, so it must not suspend.
  await company.load(language);
  return arabicCatalog;
}
