import type { ReactNode } from 'react';
import { useLanguage } from '@/i18n/useLanguage';
import { inArabic } from './inArabic';

/** What a story shows beside its component, with its texts in the language of the toolbar; arguments need no such element. */
export function Translated({ children }: { children: ReactNode }) {
  return useLanguage() === 'ar' ? inArabic(children) : children;
}
