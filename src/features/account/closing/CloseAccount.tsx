import { useState } from 'react';
import { Button } from '@/components/Button';
import { lazyPart } from '@/components/lazyPart';
import { useTranslate } from '@/i18n/useTranslate';
import { AccountSection } from '../AccountSection';
import { messages } from '../messages';

const CloseAccountDialog = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "account-parts" */ './CloseAccountDialog'))
      .CloseAccountDialog,
);

/** Section with the button that closes the account. */
export function CloseAccount({ email }: { email: string }) {
  const t = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <AccountSection title={t(messages.closing)} help={t(messages.closingHelp)}>
      <Button variant="outlined" color="error" onClick={() => setIsOpen(true)}>
        {t(messages.close)}
      </Button>
      <CloseAccountDialog isOpen={isOpen} email={email} onClose={() => setIsOpen(false)} />
    </AccountSection>
  );
}
