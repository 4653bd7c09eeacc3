import { CardSkeletons } from '@/components/CardSkeletons';
import { LIST_SKELETONS } from './constants';
import { SubCategoryList } from './SubCategoryList';

/** Skeleton of the sub-categories. */
export function SubCategoryListSkeleton() {
  return (
    <SubCategoryList aria-hidden="true">
      <CardSkeletons count={LIST_SKELETONS} ratio="4 / 5" lines={3} />
    </SubCategoryList>
  );
}
