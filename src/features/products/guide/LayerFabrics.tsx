import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Button } from '@/components/Button';
import { QueryState } from '@/components/QueryState';
import { guideTexts } from '@/content/guideTexts';
import { useContent } from '@/i18n/useContent';
import { type LayerKind, LAYERS } from '@/lib/light/layers';
import type { GuideRoom } from '@/lib/light/situation';
import { madePath, paths } from '@/lib/paths';
import { fluid, pairOrStack } from '@/theme/tokens';
import { ProductCard } from '../shared/ProductCard';
import { ProductCardSkeleton } from '../shared/ProductCardSkeleton';
import { productListPath } from '../shared/productListQuery';
import { SHOWN_FABRICS } from './layerQueries';
import { useLayerFabrics } from './useLayerFabrics';

export interface LayerFabricsProps {
  kind: LayerKind;
  room: GuideRoom;
}

const Cards = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  columnGap: fluid(12, 28),
  rowGap: 32,
  gridTemplateColumns: pairOrStack,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}));

/** Three fabrics of the catalogue for a layer, or a link to all when the server cannot filter them. */
export function LayerFabrics({ kind, room }: LayerFabricsProps) {
  const texts = useContent(guideTexts);
  const { query, products, currency, totalCount } = useLayerFabrics(kind, room);
  return (
    <QueryState
      query={query}
      data={products}
      what={texts.what}
      skeleton={
        <Cards aria-hidden="true">
          {Array.from({ length: SHOWN_FABRICS }, (_, card) => (
            <li key={card}>
              <ProductCardSkeleton />
            </li>
          ))}
        </Cards>
      }
    >
      {(shown) => {
        const made = shown.find(({ madeFrom }) => madeFrom !== undefined);
        return (
          <>
            {shown.length > 0 && (
              <Cards>
                {shown.map((product) => (
                  <li key={product._id}>
                    <ProductCard product={product} currency={currency} list={kind} component="h3" />
                  </li>
                ))}
              </Cards>
            )}
            {made !== undefined && (
              <Button
                href={madePath(made._id)}
                variant="outlined"
                sx={{ marginBlockStart: 3, displayPrint: 'none' }}
              >
                {texts.priceLayer}
              </Button>
            )}
            {totalCount === 0 && <Typography color="textSecondary">{texts.noFabrics}</Typography>}
            <Box sx={{ marginBlockStart: 3, displayPrint: 'none' }}>
              {totalCount === undefined || totalCount === 0 ? (
                <Link href={paths.products} underline="always">
                  {texts.seeAll}
                </Link>
              ) : (
                totalCount > shown.length && (
                  <Link
                    href={productListPath({ page: 1, search: '', filters: LAYERS[kind] })}
                    underline="always"
                  >
                    {texts.seeMore(totalCount)}
                  </Link>
                )
              )}
            </Box>
          </>
        );
      }}
    </QueryState>
  );
}
