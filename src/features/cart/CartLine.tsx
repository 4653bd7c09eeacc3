import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { selectCartCurrency, selectCartLineByKey, type CartLineKey } from '@/api/cart';
import { lazyPart } from '@/components/lazyPart';
import { createLineIcon } from '@/components/LineIcon';
import { MadeLine } from '@/components/made/MadeLine';
import { messages as components, unitMessages } from '@/components/messages';
import { Picture } from '@/components/Picture';
import { QuantityStepper } from '@/components/QuantityStepper';
import { ignoreDoubleClick } from '@/browser/ignoreDoubleClick';
import { useTranslate } from '@/i18n/useTranslate';
import { useLanguage } from '@/i18n/useLanguage';
import { formatMoney } from '@/lib/money';
import { productPath } from '@/lib/paths';
import { textIn } from '@/lib/textIn';
import { useAppSelector } from '@/store/hooks';
import { selectIsLineBusy } from '@/store/slices/pendingCartSlice';
import { LinkBehavior } from '@/theme/LinkBehavior';
import { messages } from './messages';
import { useCartActions } from './useCartActions';

const TrashIcon = createLineIcon('M4 7h16M9 7V4.5h6V7M6.5 7l1 13h9l1-13M10 11v5.5M14 11v5.5');

/** Code-split with the calculation of finished windows, because few carts have one. */
const LineDrawing = lazyPart(
  async () => (await import(/* webpackChunkName: "made-for-window" */ './LineDrawing')).LineDrawing,
  { pending: <Box sx={{ height: 64 }} /> },
);

/** Row of a cart line; selects its own data, so that a change re-renders only this row. */
export function CartLine({ lineKey }: { lineKey: CartLineKey }) {
  const t = useTranslate();
  const language = useLanguage();
  const line = useAppSelector((state) => selectCartLineByKey(state, lineKey));
  const symbol = useAppSelector(selectCartCurrency);
  const isBusy = useAppSelector((state) => selectIsLineBusy(state, lineKey));
  const { act } = useCartActions();
  if (line === undefined) return null;

  const { name, lang, size, sizeLang, soldAs, images, price, productTotal, quantity, productId } =
    line;
  const { configuration } = line;
  const label = size === undefined ? name : name + t(components.comma) + size;
  const to = productPath(productId);

  return (
    <tr role="row" data-line-key={lineKey} aria-busy={isBusy}>
      <td role="cell" data-area="picture">
        <LinkBehavior href={to} tabIndex={-1} aria-hidden="true">
          <Picture src={images[0]} alt="" ratio="1 / 1" sizes="112px" />
        </LinkBehavior>
      </td>
      <th role="rowheader" scope="row" data-area="name">
        <Link href={to} variant="h5" sx={{ overflowWrap: 'anywhere' }} {...textIn(lang)}>
          {name}
        </Link>
        {size !== undefined && (
          <Typography variant="body2" color="textSecondary" {...textIn(sizeLang)}>
            {size}
          </Typography>
        )}
        {configuration?.input && (
          <Box sx={{ maxWidth: 112, marginBlock: 1 }}>
            <LineDrawing input={configuration.input} />
          </Box>
        )}
        {configuration && (
          <MadeLine
            configuration={configuration}
            currency={symbol}
            label={label}
            productId={productId}
            sizeId={line.sizeId}
          />
        )}
      </th>
      <td role="cell" data-area="price">
        <bdi>{formatMoney(price, symbol, language)}</bdi>
        {soldAs && (
          <>
            {' '}
            <span>{t(unitMessages[soldAs].per)}</span>
          </>
        )}
      </td>
      <td role="cell" data-area="quantity">
        <QuantityStepper
          quantity={quantity}
          label={label}
          soldAs={soldAs}
          isBusy={isBusy}
          onIncrement={() => act('increment', line)}
          onDecrement={() => act('decrement', line)}
        />
      </td>
      <td role="cell" data-area="total">
        <Box component="bdi" sx={{ fontWeight: 500, color: isBusy ? 'text.secondary' : undefined }}>
          {formatMoney(productTotal, symbol, language)}
        </Box>
      </td>
      <td role="cell" data-area="remove">
        <IconButton
          data-control="remove"
          aria-label={t(messages.removeLine, { label })}
          aria-disabled={isBusy}
          // The second click of a double click would remove the next line.
          onClick={ignoreDoubleClick(() => act('remove', line))}
        >
          <TrashIcon />
        </IconButton>
      </td>
    </tr>
  );
}
