import type {
  BlindOptions,
  BlindRequest,
  CurtainOptions,
  CurtainRequest,
} from '@/lib/madeToMeasure/configuration';
import type { BlindProduct, CurtainProduct } from '@/lib/madeToMeasure/product';
import type { SizedWindow } from '@/lib/madeToMeasure/window';
import { priceTable } from '../../../server/seed/content/priceTable';

const window: SizedWindow = {
  mount: 'ceiling',
  widths: [],
  drops: [],
  reach: 'floor',
  floor: 'finished',
  notes: [],
};

/** A request for a curtain; a pair without lining on the ceiling unless said otherwise. */
export const curtainRequest = (
  product: CurtainProduct,
  measured: Partial<SizedWindow>,
  options: Partial<CurtainOptions> & Pick<CurtainOptions, 'heading'>,
): CurtainRequest => ({
  product,
  table: priceTable,
  window: { ...window, ...measured },
  options: { lining: 'none', draw: 'pair', ...options },
});

/** A request for a blind; in its recess with a chain unless said otherwise. */
export const blindRequest = (
  product: BlindProduct,
  measured: Partial<SizedWindow>,
  options: Partial<BlindOptions> = {},
): BlindRequest => ({
  product,
  table: priceTable,
  window: { ...window, mount: 'inside', ...measured },
  options: { control: 'chain', ...options },
});
