import { useSearchParams } from 'react-router';
import { catalogueApi } from '@/api/catalogue';
import { CategoryChooser } from '@/features/catalogue/CategoryChooser';
import { SubCategoryScreen } from '@/features/catalogue/SubCategoryScreen';
import type { PrefetchQueries } from '@/store/prefetch';

export const prefetch: PrefetchQueries = (params) => (dispatch) => {
  const categoryId = params.get('categoryId');
  if (categoryId !== null) dispatch(catalogueApi.util.prefetch('getSubCategory', categoryId, {}));
  dispatch(catalogueApi.util.prefetch('getCategory', undefined, {}));
};

/** /curtains?categoryId: sub-categories of a category; without an id, all categories (product 4.2). */
export function CurtainsPage() {
  const [params] = useSearchParams();
  const categoryId = params.get('categoryId') ?? '';
  return categoryId === '' ? <CategoryChooser /> : <SubCategoryScreen categoryId={categoryId} />;
}
