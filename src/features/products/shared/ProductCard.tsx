import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Fragment, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { LowestPrice } from '@/components/LowestPrice';
import { unitMessages } from '@/components/messages';
import type { Product } from '@/contract/products';
import { useTranslate } from '@/i18n/useTranslate';
import { cardImages } from '@/lib/pictures';
import { productPath } from '@/lib/paths';
import { textIn } from '@/lib/textIn';
import { easeOut, motion } from '@/theme/tokens';
import { useSwipe } from '../gallery/useSwipe';
import { SampleLink } from '../samples/SampleLink';
import { ProductCardPicture } from './ProductCardPicture';

export interface ProductCardProps {
  product: Product;
  currency: string;
  /** Name of the list, unique on the page. */
  list: string;
  /** Heading level of the name. */
  component?: 'h2' | 'h3';
  /** Above the fold: loads the image with high priority. */
  isPriority?: boolean;
  /** Covers the image. */
  overlay?: ReactNode;
  /** Units that the list is limited to, whose price leads. */
  units?: readonly string[];
}

const SHOWN_SIZES = 2;

/** The sample's link stands apart, because a link holds no other. */
const Card = styled('div')({ height: '100%', display: 'flex', flexDirection: 'column' });

const Root = styled(Link)(({ theme }) => ({
  textDecoration: 'none',
  display: 'block',
  flexGrow: 1,
  color: 'inherit',
  '& [data-name]': {
    backgroundImage: `linear-gradient(${theme.palette.primary.main}, ${theme.palette.primary.main})`,
    backgroundRepeat: 'no-repeat',
    backgroundSize: '0 1px',
    backgroundPosition: 'left 0 bottom 1px',
    transition: `background-size ${motion.settle}ms ${easeOut}`,
  },
  '[dir=rtl] & [data-name]': { backgroundPosition: 'right 0 bottom 1px' },
  '&:focus-visible [data-alternative], &[data-turned=true] [data-alternative]': { opacity: 1 },
  '@media (hover: hover)': {
    '&:hover [data-alternative]': { opacity: 1 },
    '&:hover [data-name]': { backgroundSize: '100% 1px' },
  },
}));

const Text = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5),
  paddingBlockStart: theme.spacing(1.75),
  overflowWrap: 'anywhere',
}));

const NAME = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const;

/** Sizes separated by dots; the dot before the first size of a line is clipped. */
const SIZES = {
  overflow: 'hidden',
  minHeight: '1.55em',
  '& > span': { display: 'inline-block', marginInlineStart: '-0.75em', paddingInlineEnd: '0.75em' },
  '& > span::before': { content: '"·" / ""', display: 'inline-block', width: '0.75em' },
} as const;

/** Product card with image, name, first sizes and price; hover, focus and a swipe show its second image (product 5.2, 5.16). */
export function ProductCard(props: ProductCardProps) {
  const { product, currency, list, component = 'h2', isPriority, overlay, units } = props;
  const { _id, name, lang, sizes, madeFrom, canSample } = product;
  const t = useTranslate();
  const [isActive, setIsActive] = useState(false);
  const [isTurned, setIsTurned] = useState(false);
  const swipe = useSwipe(() => {
    setIsActive(true);
    setIsTurned(!isTurned);
  });
  const to = productPath(_id);
  const shownSizes = sizes.slice(0, SHOWN_SIZES).filter(({ size }) => size !== '');
  return (
    <Card>
      <Root
        to={to}
        state={{ id: _id }}
        data-list={list}
        data-turned={isTurned}
        {...swipe}
        onPointerEnter={({ pointerType }) => setIsActive(isActive || pointerType === 'mouse')}
        onFocus={({ target }) => setIsActive(isActive || target.matches(':focus-visible'))}
      >
        <ProductCardPicture
          to={to}
          list={list}
          images={cardImages(product)}
          isActive={isActive}
          isPriority={isPriority}
        >
          {overlay}
        </ProductCardPicture>
        <Text>
          <Typography variant="h4" component={component} sx={NAME}>
            <span data-name {...textIn(lang)}>
              {name}
            </span>
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={SIZES}>
            {sizes.length === 0 && madeFrom !== undefined && (
              <span>{t(unitMessages.made.name)}</span>
            )}
            {shownSizes.map(({ _id: sizeId, size, lang: sizeLang }, index) => (
              <Fragment key={`${index}-${sizeId}`}>
                {index > 0 && ' '}
                <span {...textIn(sizeLang)}>{size}</span>
              </Fragment>
            ))}
          </Typography>
          <Typography sx={{ fontWeight: 'fontWeightMedium' }}>
            <LowestPrice product={product} currency={currency} units={units} />
          </Typography>
        </Text>
      </Root>
      {canSample === true && <SampleLink product={product} />}
    </Card>
  );
}
