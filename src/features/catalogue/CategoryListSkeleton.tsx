import { CardSkeletons } from '@/components/CardSkeletons';
import { CategoryList } from './CategoryList';
import { LIST_SKELETONS } from './constants';

/** Skeleton of the categories. */
export function CategoryListSkeleton() {
  return (
    <CategoryList aria-hidden="true">
      <CardSkeletons count={LIST_SKELETONS} ratio="1 / 1" lines={3} />
    </CategoryList>
  );
}
