import { Button } from '@/components/Button';
import type { SampleLinkProps } from './SampleLink';
import { useSampleLink } from './useSampleLink';

/** 'Free sample' on the page of a product (product 7.16). */
export function SampleButton({ product }: SampleLinkProps) {
  const { text, props } = useSampleLink(product);
  return (
    <Button variant="outlined" {...props}>
      {text}
    </Button>
  );
}
