import Box from '@mui/material/Box';
import { Button } from '@/components/Button';
import { AskButton } from '@/components/chat/AskButton';
import { askMessages } from '@/components/chat/messages';
import { lazyPart } from '@/components/lazyPart';
import { quoteMessages } from '@/features/windows/messages';
import { useTranslate } from '@/i18n/useTranslate';
import { cartQuotePath } from '@/lib/paths';

const CartQuestionDialog = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "question" */ './CartQuestionDialog')).CartQuestionDialog,
);

/** Below the cart's totals: print it as a quote (product 15.14), or ask about it (product 1.9). */
export function CartExtras() {
  const t = useTranslate();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, marginBlockStart: 1 }}>
      <Button href={cartQuotePath} variant="text">
        {t(quoteMessages.printCart)}
      </Button>
      <AskButton label={t(askMessages.ask)} variant="text">
        {(dialog) => <CartQuestionDialog {...dialog} />}
      </AskButton>
    </Box>
  );
}
