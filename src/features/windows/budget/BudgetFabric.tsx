import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { skipToken } from '@reduxjs/toolkit/query';
import { parseAttributes } from '@/api/parsers/attributes';
import { useGetProductDetailsQuery } from '@/api/productDetails';
import { selectProducts } from '@/api/productRecords';
import { useGetProductsQuery } from '@/api/products';
import { queryView } from '@/api/queryView';
import { lazyPart } from '@/components/lazyPart';
import { Picture } from '@/components/Picture';
import { QueryState } from '@/components/QueryState';
import { useLanguage } from '@/i18n/useLanguage';
import { useTranslate } from '@/i18n/useTranslate';
import { formatMoney } from '@/lib/money';
import { productPath } from '@/lib/paths';
import { textIn } from '@/lib/textIn';
import type { MeasuredWindow } from '@/lib/windows/measuredWindow';
import { sizeAdvice } from '@/lib/windows/sizeAdvice';
import { PendingPrice } from '../made/PendingPrice';
import { budgetMessages } from '../messages';
import { budgetQuery, soldFor, type BudgetRank } from './budgetQuery';

/** Code-split, because it calculates like the configurator. */
const FinishedPrice = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "made-for-window" */ '../made/FinishedPrice')).FinishedPrice,
  { pending: <PendingPrice /> },
);

export interface BudgetFabricProps {
  window: MeasuredWindow;
  rank: BudgetRank;
  /** Among the fabrics sorted by price, from 1. */
  place: number;
}

/** Side of the image in px; the skeleton is as high. */
const IMAGE_WIDTH = 88;

/** A fabric by the metre with its price for the window, in the cheapest of its widths. */
export function BudgetFabric({ window, rank, place }: BudgetFabricProps) {
  const t = useTranslate();
  const language = useLanguage();
  const list = useGetProductsQuery(budgetQuery(place, soldFor(window)), {
    selectFromResult: queryView,
  });
  const id = selectProducts(list.currentData?.products)[0]?._id;
  const detail = useGetProductDetailsQuery(id ?? skipToken, { selectFromResult: queryView });
  return (
    <QueryState
      query={list.hasFailed ? list : detail}
      data={detail.currentData?.productDetail}
      what={t(budgetMessages.what)}
      skeleton={<Skeleton variant="rectangular" height={IMAGE_WIDTH} />}
    >
      {({ name, lang, images, currency, sizes, attributes, made }) => {
        const [best] = sizeAdvice(window, sizes, parseAttributes(attributes));
        const cost = best?.kind === 'cloth' && Number.isFinite(best.price) ? best : undefined;
        return (
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: `${IMAGE_WIDTH}px minmax(0, 1fr)`,
              gap: 2,
              alignItems: 'center',
            }}
          >
            <Picture src={images[0]} alt="" ratio="1 / 1" sizes={`${IMAGE_WIDTH}px`} />
            <div>
              <Typography variant="overline" component="p" color="textSecondary">
                {t(budgetMessages.ranks[rank])}
              </Typography>
              <Link href={productPath(id ?? '')} {...textIn(lang)}>
                {name}
              </Link>
              {(cost !== undefined || made === undefined) && (
                <Typography variant="body2">
                  {cost === undefined
                    ? t(budgetMessages.noPrice)
                    : t(budgetMessages.cost, {
                        price: formatMoney(cost.price, currency, language),
                        metres: cost.cloth.quantity,
                      })}
                </Typography>
              )}
              {made !== undefined && id !== undefined && (
                <FinishedPrice
                  {...made}
                  productId={id}
                  attributes={attributes}
                  sizes={sizes}
                  window={window}
                />
              )}
            </div>
          </Box>
        );
      }}
    </QueryState>
  );
}
