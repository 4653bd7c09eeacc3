import { defineContent, type Content } from '@/i18n/defineContent';

/** Texts of the categories page (product 4.1). */
const englishCategoriesPage = {
  title: 'Categories',
  intro:
    'Everything that hangs, rolls, folds or tilts at a window, and the cushions that go with it. Choose a department to see what we make in it.',
  guide: { overline: 'A short guide', linkLabel: 'Compare the blinds' },
};
export const categoriesPage: Content<typeof englishCategoriesPage> = defineContent(
  englishCategoriesPage,
  {
    ar: async (): Promise<typeof englishCategoriesPage> =>
      (await import(/* webpackChunkName: "arabic-pages" */ './ar/categoriesPage')).categoriesPage,
  },
);
