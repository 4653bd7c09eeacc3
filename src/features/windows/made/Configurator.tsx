import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { parseAttributes } from '@/api/parsers/attributes';
import { parseMadeToMeasure } from '@/api/parsers/madeProduct';
import { asPriceTable } from '@/api/parsers/priceTable';
import { useGetPriceTableQuery } from '@/api/madeToMeasure';
import { queryView } from '@/api/queryView';
import { CenteredProgress } from '@/components/CenteredProgress';
import { QueryState } from '@/components/QueryState';
import type { Id } from '@/contract/common';
import type { Size } from '@/contract/products';
import { useMemo } from 'react';
import { useTranslate } from '@/i18n/useTranslate';
import { madeProduct } from '@/lib/madeToMeasure/madeProduct';
import { useWindows } from '../useWindows';
import { ConfiguratorForm } from './ConfiguratorForm';
import type { EditedLine } from './draftOfLine';
import { configuratorMessages as messages } from './messages';
import type { AddMade } from './useKeepWindow';

export interface ConfiguratorProps {
  productId: Id;
  name: string;
  /** As the server sent it. */
  madeToMeasure: unknown;
  priceTableVersion: number;
  attributes: unknown;
  sizes: readonly Size[];
  edited: EditedLine | undefined;
  onAdd: AddMade;
}

function Unknown() {
  const t = useTranslate();
  return <Typography>{t(messages.unknown)}</Typography>;
}

/** Fils of a size that is sold by the metre. */
function priceIn(sizes: readonly Size[], id: string): number | undefined {
  const price = sizes.find(({ _id }) => _id === id)?.price;
  return price !== undefined && Number.isFinite(price) ? Math.round(price * 100) : undefined;
}

/** A finished curtain or blind for a window: size, options, price and Add to Cart (product 16.13). */
export function Configurator(props: ConfiguratorProps) {
  const t = useTranslate();
  const { productId, name, priceTableVersion, sizes, edited, onAdd } = props;
  const query = useGetPriceTableQuery(priceTableVersion, { selectFromResult: queryView });
  const windows = useWindows();
  const { data } = query;
  const table = useMemo(() => asPriceTable(data), [data]);
  const made = parseMadeToMeasure(props.madeToMeasure);
  const isLoaded = data !== undefined && windows !== undefined;
  if (made === undefined || (isLoaded && table === undefined)) return <Unknown />;
  const product = madeProduct(made, parseAttributes(props.attributes), (id) => priceIn(sizes, id));
  return (
    <Box component="section" aria-label={t(messages.title)} sx={{ displayPrint: 'none' }}>
      <QueryState
        query={query}
        data={isLoaded ? table : undefined}
        what={t(messages.what)}
        skeleton={<CenteredProgress />}
      >
        {(loaded) => (
          <ConfiguratorForm
            productId={productId}
            name={name}
            product={product}
            table={loaded}
            windows={windows ?? []}
            edited={edited}
            onAdd={onAdd}
          />
        )}
      </QueryState>
    </Box>
  );
}
