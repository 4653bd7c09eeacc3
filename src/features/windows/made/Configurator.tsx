import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { asPriceTable } from '@/api/parsers/priceTable';
import { useGetPriceTableQuery } from '@/api/madeToMeasure';
import { queryView } from '@/api/queryView';
import { QueryState } from '@/components/QueryState';
import type { Id } from '@/contract/common';
import { useMemo } from 'react';
import { useTranslate } from '@/i18n/useTranslate';
import { useWindows } from '../useWindows';
import { ConfiguratorForm } from './ConfiguratorForm';
import type { EditedLine } from './draftOfLine';
import { configuratorMessages as messages } from './messages';
import { offeredProduct, type ProductOffer } from './offeredProduct';
import { PendingConfigurator } from './PendingConfigurator';
import type { SaveQuoteButton } from './QuoteWindows';
import type { AddMade } from './useLayersInCart';

export interface ConfiguratorProps extends ProductOffer {
  productId: Id;
  name: string;
  priceTableVersion: number;
  /** The window of the list that is chosen first. */
  windowId: Id | undefined;
  edited: EditedLine | undefined;
  onAdd: AddMade;
  SaveQuote: SaveQuoteButton;
}

function Unknown() {
  const t = useTranslate();
  return <Typography>{t(messages.unknown)}</Typography>;
}

/** A finished curtain or blind for a window: size, options, price and Add to Cart (product 16.13). */
export function Configurator(props: ConfiguratorProps) {
  const t = useTranslate();
  const { productId, name, priceTableVersion, windowId, edited, onAdd, SaveQuote } = props;
  const query = useGetPriceTableQuery(priceTableVersion, { selectFromResult: queryView });
  const windows = useWindows();
  const { data } = query;
  const table = useMemo(() => asPriceTable(data), [data]);
  const product = offeredProduct(props);
  const isLoaded = data !== undefined && windows !== undefined;
  if (product === undefined || (isLoaded && table === undefined)) return <Unknown />;
  return (
    <Box component="section" aria-label={t(messages.title)} sx={{ displayPrint: 'none' }}>
      <QueryState
        query={query}
        data={isLoaded ? table : undefined}
        what={t(messages.what)}
        skeleton={<PendingConfigurator />}
      >
        {(loaded) => (
          <ConfiguratorForm
            productId={productId}
            name={name}
            product={product}
            table={loaded}
            windows={windows ?? []}
            windowId={windowId}
            edited={edited}
            onAdd={onAdd}
            SaveQuote={SaveQuote}
          />
        )}
      </QueryState>
    </Box>
  );
}
