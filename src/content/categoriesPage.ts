/** Words of the page that shows all categories (spec §2). */
export const categoriesPage = {
  title: 'Categories',
  intro:
    'Everything that hangs, rolls, folds or tilts at a window, and the cushions that go with it. Choose a department to see what we make in it.',
  guide: { overline: 'A short guide', linkLabel: 'Compare the blinds' },
} as const;
