import type { ReactNode } from 'react';
import { DetailHero } from '@/components/DetailHero';
import { categoryPath } from '@/lib/paths';
import type { CurtainDetailState } from '@/lib/detailPageState';
import { trailTo } from './trail';

export interface CurtainHeaderProps {
  /** `undefined` while it is on its way. */
  curtain: CurtainDetailState | undefined;
  imageAlt?: string;
  children?: ReactNode;
}

/** The crumbs of an item: its category, where it is known, and the item. */
function crumbsOf({ title, categoryName, categoryId }: CurtainDetailState) {
  const hasCategory = categoryName !== '' && categoryId !== '';
  const category = { label: categoryName, to: categoryPath(categoryId) };
  return [...(hasCategory ? [category] : []), { label: title }];
}

/** An item's name, story and picture, with the way back to its category. */
export function CurtainHeader({ curtain, imageAlt, children }: CurtainHeaderProps) {
  const categoryName = curtain?.categoryName;
  return (
    <DetailHero
      title={curtain?.title}
      overline={categoryName === '' ? undefined : categoryName}
      intro={curtain?.description}
      image={curtain?.image}
      imageAlt={imageAlt}
      crumbs={trailTo(curtain === undefined ? [] : crumbsOf(curtain))}
    >
      {children}
    </DetailHero>
  );
}
