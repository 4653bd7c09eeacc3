import { PrintLetterhead } from '@/components/PrintLetterhead';
import { useKnownShop } from '@/store/useKnownShop';

/** Letterhead of the shop, visible in print only. */
export function Letterhead() {
  const shop = useKnownShop();
  return shop && <PrintLetterhead {...shop} />;
}
