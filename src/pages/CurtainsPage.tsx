import { useSearchParams } from 'react-router';
import { CategoryChooser } from '@/features/catalogue/CategoryChooser';
import { SubCategoryScreen } from '@/features/catalogue/SubCategoryScreen';

/** /curtains?categoryId: sub-categories of a category; without an id, all categories (product 4.2). */
export function CurtainsPage() {
  const [params] = useSearchParams();
  const categoryId = params.get('categoryId') ?? '';
  return categoryId === '' ? <CategoryChooser /> : <SubCategoryScreen categoryId={categoryId} />;
}
