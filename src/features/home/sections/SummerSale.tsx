import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { selectProducts } from '@/api/productRecords';
import { Button } from '@/components/Button';
import { CardSkeletons } from '@/components/CardSkeletons';
import { LowestPrice } from '@/components/LowestPrice';
import { PictureCard } from '@/components/PictureCard';
import { Section } from '@/components/Section';
import { SectionHead } from '@/components/SectionHead';
import { summerSale } from '@/content/promos';
import type { Promotion } from '@/contract/catalogue';
import type { Product } from '@/contract/products';
import { useContent } from '@/i18n/useContent';
import { useTranslate } from '@/i18n/useTranslate';
import { cardImages } from '@/lib/pictures';
import { cheapestSize } from '@/lib/cheapestSize';
import { productPath } from '@/lib/paths';
import { textIn } from '@/lib/textIn';
import { sideways } from './CardGrid';
import { HomeList, type HomeQuery } from './HomeList';
import { SUMMER_PRODUCTS, SUMMER_SKELETONS } from '../constants';
import { belowFoldMessages } from '../messages';

const HEADING_ID = 'home-summer';
const SIZES = '(min-width: 1344px) 410px, (min-width: 600px) 32vw, 62vw';

/** Three columns of large cards; phones scroll them sideways, as the other carousels. */
const TripleGrid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  [theme.breakpoints.down('sm')]: sideways('66%', '13rem'),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}));

function SummerCard({ product, currency }: { product: Product; currency: string }) {
  const { _id: id, name, lang, images, imageAlts } = product;
  const [image] = cardImages(product);
  return (
    <PictureCard
      to={productPath(id)}
      list="sale"
      state={{ id }}
      title={name}
      lang={lang}
      component="h3"
      image={image}
      imageAlt={imageAlts?.[images.indexOf(image ?? '')]}
      ratio="1 / 1"
      sizes={SIZES}
    >
      <Typography color="textSecondary">
        <LowestPrice product={product} currency={currency} />
      </Typography>
    </PictureCard>
  );
}

function describeReductions(
  products: readonly Product[],
  { none, some, all }: Record<'none' | 'some' | 'all', string>,
): string {
  const isReduced = (product: Product) => cheapestSize(product)?.originalPrice !== undefined;
  if (!products.some(isReduced)) return none;
  return products.every(isReduced) ? all : some;
}

export interface SummerSaleProps {
  home: HomeQuery;
  /** Names the section in place of the summer sale (product 3.13). */
  promotion?: Promotion | undefined;
}

/** Large cards of the first three products (product 3.7). */
export function SummerSale({ home, promotion }: SummerSaleProps) {
  const t = useTranslate();
  const { overline, heading, texts, linkLabel, to } = useContent(summerSale);
  const currency = home.data?.currency ?? '';
  const items = home.data && selectProducts(home.data.products).slice(0, SUMMER_PRODUCTS);
  return (
    <Section labelledBy={HEADING_ID}>
      <SectionHead
        id={HEADING_ID}
        overline={overline}
        title={promotion?.heading ?? heading}
        text={promotion?.text ?? describeReductions(items ?? [], texts)}
        lang={promotion?.lang}
        action={
          <Button variant="text" href={promotion?.link ?? to} {...textIn(promotion?.lang)}>
            {promotion?.linkLabel ?? linkLabel}
          </Button>
        }
      />
      <HomeList
        home={home}
        what={t(belowFoldMessages.whatProducts)}
        items={items}
        emptyTitle={t(belowFoldMessages.noProducts)}
        skeleton={
          <TripleGrid aria-busy="true">
            <CardSkeletons count={SUMMER_SKELETONS} ratio="1 / 1" />
          </TripleGrid>
        }
      >
        {(products) => (
          <TripleGrid>
            {products.map((product) => (
              <li key={product._id}>
                <SummerCard product={product} currency={currency} />
              </li>
            ))}
          </TripleGrid>
        )}
      </HomeList>
    </Section>
  );
}
