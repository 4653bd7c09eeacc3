import type { categoriesPage as english } from '../categoriesPage';

export const categoriesPage: typeof english.en = {
  title: 'الأقسام',
  intro:
    'كل ما يُعلَّق أو يُلَفّ أو يُطوى أو يُمال على النافذة، والوسائد التي ترافقه. اختر قسمًا لترى ما نصنعه فيه.',
  guide: { overline: 'دليل سريع', linkLabel: 'قارن بين أنواع ستائر الرول والشرائح' },
};
