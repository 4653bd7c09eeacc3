import { styled } from '@mui/material/styles';
import type { Product } from '@/contract/products';
import { LinkBehavior } from '@/theme/LinkBehavior';
import { useSampleLink } from './useSampleLink';

const Small = styled(LinkBehavior)(({ theme }) => ({
  alignSelf: 'start',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 36,
  color: theme.palette.primary.dark,
  fontSize: theme.typography.body2.fontSize,
  fontWeight: 400,
  textUnderlineOffset: 4,
  '@media print': { display: 'none' },
}));

export interface SampleLinkProps {
  product: Pick<Product, '_id' | 'name'>;
}

/** 'Free sample' on a card and in the comparison (product 7.16). */
export function SampleLink({ product }: SampleLinkProps) {
  const { text, props } = useSampleLink(product);
  return <Small {...props}>{text}</Small>;
}
