import { CardSkeletons } from '@/components/CardSkeletons';
import { LIST_SKELETONS } from './constants';
import { SubCategoryList } from './SubCategoryList';

/** The sub-categories on their way. */
export function SubCategoryListSkeleton() {
  return (
    <SubCategoryList aria-hidden="true">
      <CardSkeletons count={LIST_SKELETONS} ratio="4 / 5" lines={3} />
    </SubCategoryList>
  );
}
