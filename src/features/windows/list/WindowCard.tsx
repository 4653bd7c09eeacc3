import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { selectCartCurrency, selectCartLines } from '@/api/cart';
import { Button } from '@/components/Button';
import { lazyPart } from '@/components/lazyPart';
import { useLanguage } from '@/i18n/useLanguage';
import { useTranslate } from '@/i18n/useTranslate';
import { formatMoney } from '@/lib/money';
import { isolate } from '@/lib/isolate';
import { madePath, PRICES_ANCHOR, windowPath } from '@/lib/paths';
import { isCurtainMount, sizeOf, type MeasuredWindow } from '@/lib/windows/measuredWindow';
import { windowHints } from '@/lib/windows/windowHints';
import { useAppSelector } from '@/store/hooks';
import { selectIsSignedIn } from '@/store/slices/authSlice';
import { cmText } from '../drawing/describeDrawing';
import { WindowDrawing } from '../drawing/WindowDrawing';
import { budgetMessages, messages } from '../messages';
import { windowName } from '../windowName';
import type { ShownOffer } from './useWindowOffers';

const EarlierVersion = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "windows-form" */ '../account/EarlierVersion'))
      .EarlierVersion,
);

const OrderedLines = lazyPart(
  async () => (await import(/* webpackChunkName: "windows-form" */ './OrderedLines')).OrderedLines,
);

export interface WindowCardProps {
  window: MeasuredWindow;
  /** All windows of the customer, with this one. */
  windows: readonly MeasuredWindow[];
  /** What it costs at least, once it is known. */
  offer: ShownOffer | undefined;
}

/** Links below each other are 24 px apart, so that each can be pressed. */
const LINK_LINE = '28px';

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

/** A window of the list: drawing, name, size, what it costs at least, is in the cart and was ordered for it, with links to its prices and its form. */
export function WindowCard({ window, windows, offer }: WindowCardProps) {
  const t = useTranslate();
  const name = windowName(t, window, windows);
  const { width, drop } = sizeOf(window);
  const language = useLanguage();
  const currency = useAppSelector(selectCartCurrency);
  const inCart = useAppSelector(selectCartLines).filter(
    ({ configuration }) => configuration?.windowId === window.id,
  );
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const isMeasured = width !== null && drop !== null;
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
          {isMeasured
            ? t(messages.size, { width: isolate(cmText(width)), drop: isolate(cmText(drop)) })
            : t(messages.notMeasured)}
        </Typography>
        {hints > 0 && (
          <Typography variant="body2">{t(messages.toCheck, { count: hints })}</Typography>
        )}
        {isMeasured && (
          // The height of a line, so that nothing moves when the price arrives.
          <Typography
            variant="body2"
            component="div"
            sx={{ minHeight: '1lh', lineHeight: LINK_LINE }}
          >
            {offer && (
              <Link href={madePath(offer.productId, undefined, window.id)} underline="always">
                {t(messages.from[isCurtainMount(window.mount) ? 'curtain' : 'blind'], {
                  price: formatMoney(offer.price, offer.currency, language),
                })}
              </Link>
            )}
          </Typography>
        )}
        {inCart.map(({ sizeId, name: product, productTotal }) => (
          <Typography key={sizeId} variant="body2">
            {t(messages.inCart, {
              name: product,
              price: formatMoney(productTotal, currency, language),
            })}
          </Typography>
        ))}
        {isSignedIn && <OrderedLines windowId={window.id} />}
        {isMeasured && (
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
