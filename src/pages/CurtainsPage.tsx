import { useSearchParams } from 'react-router';
import { CategoryChooser } from '@/features/catalogue/CategoryChooser';
import { SubCategoryScreen } from '@/features/catalogue/SubCategoryScreen';

/** /curtains?categoryId: what belongs to a category; without one the visitor chooses (spec §2). */
export function CurtainsPage() {
  const [params] = useSearchParams();
  const categoryId = params.get('categoryId') ?? '';
  return categoryId === '' ? <CategoryChooser /> : <SubCategoryScreen categoryId={categoryId} />;
}
