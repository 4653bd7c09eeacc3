/** Texts of the categories page (product 4.1). */
export const categoriesPage = {
  title: 'Categories',
  intro:
    'Everything that hangs, rolls, folds or tilts at a window, and the cushions that go with it. Choose a department to see what we make in it.',
  guide: { overline: 'A short guide', linkLabel: 'Compare the blinds' },
} as const;
