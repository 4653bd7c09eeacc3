import type { ReactNode } from 'react';
import { SplitHeader } from '@/components/SplitHeader';
import { categoryPath, paths } from '@/lib/paths';
import type { CurtainDetailState } from '@/lib/showroomState';

export interface CurtainHeaderProps {
  curtain: CurtainDetailState;
  imageAlt?: string;
  children?: ReactNode;
}

/** An item's name, story and picture, with the way back to its category. */
export function CurtainHeader({ curtain, imageAlt, children }: CurtainHeaderProps) {
  const { title, description, image, categoryName, categoryId } = curtain;
  const hasCategory = categoryName !== '' && categoryId !== '';
  return (
    <SplitHeader
      title={title}
      overline={categoryName === '' ? undefined : categoryName}
      intro={description}
      image={image}
      imageAlt={imageAlt}
      crumbs={[
        { label: 'Home', to: paths.home },
        { label: 'Categories', to: paths.categories },
        ...(hasCategory ? [{ label: categoryName, to: categoryPath(categoryId) }] : []),
        { label: title },
      ]}
    >
      {children}
    </SplitHeader>
  );
}
