import Typography from '@mui/material/Typography';
import { selectProducts } from '@/api/productRecords';
import { useGetProductsQuery } from '@/api/products';
import { queryView } from '@/api/queryView';
import { PendingOpened } from '@/components/OpenedPart';
import { QueryState } from '@/components/QueryState';
import type { Id } from '@/contract/common';
import { useLanguage } from '@/i18n/useLanguage';
import { useTranslate } from '@/i18n/useTranslate';
import { formatMoney } from '@/lib/money';
import { OptionGroup } from '../OptionGroup';
import { layerMessages as messages } from '../steps/messages';
import { layerQueries, type LayerRole } from './layerQueries';

export interface LayerFabricsProps {
  role: LayerRole;
  /** Of the first layer. */
  productId: Id;
  /** Of the chosen cloth. */
  value: Id | undefined;
  onChoose: (productId: Id) => void;
}

/** Cloths for a second layer, with the price of a usual window; none when the server cannot filter. */
export function LayerFabrics({ role, productId, value, onChoose }: LayerFabricsProps) {
  const t = useTranslate();
  const language = useLanguage();
  const query = useGetProductsQuery(layerQueries[role], { selectFromResult: queryView });
  return (
    <QueryState
      query={query}
      data={query.currentData}
      what={t(messages.what)}
      skeleton={<PendingOpened minHeight={190} />}
    >
      {({ products, currency, facets }) => {
        const offered = selectProducts(products).flatMap(({ _id, name, images, madeFrom }) =>
          facets === undefined || madeFrom === undefined || _id === productId
            ? []
            : [{ value: _id, label: name, image: images[0], from: madeFrom }],
        );
        return offered.length === 0 ? (
          <Typography>{t(messages.none)}</Typography>
        ) : (
          <OptionGroup
            legend={t(messages.titles[role])}
            isLegendHidden
            options={offered.map(({ from, ...option }) => ({
              ...option,
              hint: t(messages.from, { price: formatMoney(from, currency, language) }),
            }))}
            value={value}
            currency={currency}
            onChoose={onChoose}
          />
        );
      }}
    </QueryState>
  );
}
