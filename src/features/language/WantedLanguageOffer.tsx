import { useLanguage } from '@/i18n/useLanguage';
import { useIsClient } from '@/hooks/useIsClient';
import { useAppSelector } from '@/store/hooks';
import { selectLanguageChoice } from '@/store/slices/preferencesSlice';
import { LanguageOffer } from './LanguageOffer';

const readsArabic = () => /^ar\b/i.test(navigator.language);

/** The offer of the Arabic shop, after an earlier choice of Arabic or in an Arabic browser without a choice. */
export function WantedLanguageOffer() {
  const language = useLanguage();
  const choice = useAppSelector(selectLanguageChoice);
  const isClient = useIsClient();
  if (!isClient || language === 'ar') return null;
  const isWanted = choice === 'ar' || (choice === null && readsArabic());
  return isWanted && <LanguageOffer />;
}
