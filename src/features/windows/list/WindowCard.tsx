import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { selectCartCurrency, selectCartLines } from '@/api/cart';
import { Button } from '@/components/Button';
import { lazyPart } from '@/components/lazyPart';
import { useLanguage } from '@/i18n/useLanguage';
import { useTranslate } from '@/i18n/useTranslate';
import { formatMoney } from '@/lib/money';
import { isolate } from '@/lib/isolate';
import { PRICES_ANCHOR, windowPath } from '@/lib/paths';
import { sizeOf, type MeasuredWindow } from '@/lib/windows/measuredWindow';
import { windowHints } from '@/lib/windows/windowHints';
import { useAppSelector } from '@/store/hooks';
import { cmText } from '../drawing/describeDrawing';
import { WindowDrawing } from '../drawing/WindowDrawing';
import { budgetMessages, messages } from '../messages';
import { windowName } from '../windowName';

const EarlierVersion = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "windows-form" */ '../account/EarlierVersion'))
      .EarlierVersion,
);

export interface WindowCardProps {
  window: MeasuredWindow;
  /** All windows of the customer, with this one. */
  windows: readonly MeasuredWindow[];
}

const Card = styled('article')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '104px minmax(0, 1fr)',
  gap: 20,
  alignItems: 'center',
  padding: 16,
  backgroundColor: theme.palette.background.paper,
  border: `1px solid ${theme.palette.divider}`,
  overflowWrap: 'anywhere',
}));

/** A window of the list: drawing, name, size and what is in the cart for it, with links to its prices and its form. */
export function WindowCard({ window, windows }: WindowCardProps) {
  const t = useTranslate();
  const name = windowName(t, window, windows);
  const { width, drop } = sizeOf(window);
  const language = useLanguage();
  const currency = useAppSelector(selectCartCurrency);
  const inCart = useAppSelector(selectCartLines).filter(
    ({ configuration }) => configuration?.windowId === window.id,
  );
  const hints = windowHints(window, windows).length;
  return (
    <Card>
      <Box sx={{ bgcolor: 'sand.main', height: 104, padding: 1 }}>
        <WindowDrawing window={window} height={88} />
      </Box>
      <div>
        <Typography variant="h4" component="h3">
          {name}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {width === null || drop === null
            ? t(messages.notMeasured)
            : t(messages.size, { width: isolate(cmText(width)), drop: isolate(cmText(drop)) })}
        </Typography>
        {hints > 0 && (
          <Typography variant="body2">{t(messages.toCheck, { count: hints })}</Typography>
        )}
        {inCart.map(({ sizeId, name: product, productTotal }) => (
          <Typography key={sizeId} variant="body2">
            {t(messages.inCart, {
              name: product,
              price: formatMoney(productTotal, currency, language),
            })}
          </Typography>
        ))}
        {width !== null && drop !== null && (
          <Button
            href={`${windowPath(window.id)}#${PRICES_ANCHOR}`}
            variant="outlined"
            aria-label={t(messages.pricesOf, { name })}
            sx={{ marginBlock: 1 }}
          >
            {t(budgetMessages.show)}
          </Button>
        )}
        <Button href={windowPath(window.id)} variant="text">
          {t(messages.change, { name })}
        </Button>
        <EarlierVersion window={window} name={name} />
      </div>
    </Card>
  );
}
