import Box from '@mui/material/Box';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { lazyPart } from '@/components/lazyPart';
import { useTranslate } from '@/i18n/useTranslate';
import { messages } from '../messages';

const SignOutEverywhereDialog = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "account-parts" */ './SignOutEverywhereDialog'))
      .SignOutEverywhereDialog,
);

/** Button that ends all sessions of the customer after a question. */
export function SignOutEverywhere() {
  const t = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Box sx={{ marginBlockStart: 3 }}>
      <Button variant="outlined" onClick={() => setIsOpen(true)}>
        {t(messages.signOutEverywhere)}
      </Button>
      <SignOutEverywhereDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </Box>
  );
}
