import type { ReactNode } from 'react';
import { DetailHero } from '@/components/DetailHero';
import { useTranslate } from '@/i18n/useTranslate';
import { categoryPath } from '@/lib/paths';
import type { CurtainDetailState } from '@/lib/detailPageState';
import { textIn } from '@/lib/textIn';
import { trailTo } from './trail';

export interface CurtainHeaderProps {
  /** `undefined` while loading. */
  curtain: CurtainDetailState | undefined;
  imageAlt?: string;
  children?: ReactNode;
}

/** Breadcrumbs of a sub-category: its category, if known, and itself. */
function crumbsOf({ title, lang, categoryName, categoryLang, categoryId }: CurtainDetailState) {
  const hasCategory = categoryName !== '' && categoryId !== '';
  const category = {
    label: categoryName,
    lang: categoryLang,
    to: categoryPath(categoryId),
  };
  return [...(hasCategory ? [category] : []), { label: title, lang }];
}

/** Header of a sub-category: name, text, image and breadcrumbs. */
export function CurtainHeader({ curtain, imageAlt, children }: CurtainHeaderProps) {
  const t = useTranslate();
  const { lang, categoryName = '', categoryLang } = curtain ?? {};
  return (
    <DetailHero
      title={curtain?.title}
      lang={lang}
      overline={
        categoryName === '' ? undefined : <span {...textIn(categoryLang)}>{categoryName}</span>
      }
      intro={curtain?.description}
      image={curtain?.image}
      imageAlt={imageAlt}
      crumbs={trailTo(t, curtain === undefined ? [] : crumbsOf(curtain))}
    >
      {children}
    </DetailHero>
  );
}
