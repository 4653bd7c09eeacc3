import { AccountSection } from '@/features/account/AccountSection';
import { AccountShortlist } from '@/features/products/compare/AccountShortlist';
import { accountShortlistMessages as messages } from '@/features/products/compare/messages';
import { useAccountShortlist } from '@/features/products/compare/useAccountShortlist';
import { useTranslate } from '@/i18n/useTranslate';

/** The shortlist on the account page (product 5.27). A server that keeps none shows none. */
export function OwnShortlist() {
  const t = useTranslate();
  const shortlist = useAccountShortlist();
  if (shortlist.query.isNotFound) return null;
  return (
    <AccountSection title={t(messages.title)} help={t(messages.help)}>
      <AccountShortlist shortlist={shortlist} />
    </AccountSection>
  );
}
