import { PrintLetterhead } from '@/components/PrintLetterhead';
import { company } from '@/content/company';
import { useContent } from '@/i18n/useContent';

/** Letterhead of the shop, visible in print only. */
export function Letterhead() {
  return <PrintLetterhead {...useContent(company)} />;
}
