import { PrintLetterhead } from '@/components/PrintLetterhead';
import { PrintStyles } from '@/components/PrintStyles';
import { company } from '@/content/company';
import { useContent } from '@/i18n/useContent';

/** What only the printed page has: its styles and the letterhead. */
export function PrintParts() {
  return (
    <>
      <PrintStyles />
      <PrintLetterhead {...useContent(company)} />
    </>
  );
}
