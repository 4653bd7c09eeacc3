import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { OrderDetail, OrderItem, ShippingAddress } from '@/contract/orders';
import { useLanguage } from '@/i18n/useLanguage';
import { useTranslate } from '@/i18n/useTranslate';
import { nextStep, type OrderProgress } from '@/lib/nextStep';
import { productPath } from '@/lib/paths';
import { textIn } from '@/lib/textIn';
import { useShop } from '@/store/useShop';
import { PayLink } from '../PayLink';
import { makingMessages, nextMessages as messages } from './messages';
import { nextStepTexts } from './nextStepTexts';

export interface NextStepsProps {
  order: OrderProgress & Pick<OrderDetail, 'items' | 'paymentUrl'>;
  address: ShippingAddress;
  /** Time of the first render by default. */
  now?: Date;
}

const BEFORE_FITTING: readonly string[] = ['make', 'call', 'leave', 'travel', 'arrive'];

const Products = styled('ul')(({ theme }) => ({
  margin: 0,
  paddingInlineStart: theme.spacing(2.5),
  listStyle: 'disc',
  '& a': { display: 'inline-block', paddingBlock: 4 },
  '& li + li': { marginBlockStart: theme.spacing(0.5) },
}));

/** The ordered products with their care and links, each once; none when the server does not identify them. */
function ProductLinks({ items }: { items: readonly OrderItem[] }) {
  const t = useTranslate();
  const byId = new Map(items.map((item) => [item.productId, item]));
  const products = [...byId].flatMap(([id, item]) => (id === undefined ? [] : [{ id, item }]));
  if (products.length === 0) return null;
  const hasCare = products.some(({ item }) => item.careMethod !== undefined);
  return (
    <div>
      <Typography>{t(hasCare ? messages.careFor : messages.care)}</Typography>
      <Products>
        {products.map(({ id, item }) => (
          <li key={id}>
            <Link href={productPath(id)} underline="always" {...textIn(item.lang)}>
              {item.productName}
            </Link>
            {item.careMethod && (
              <Typography variant="body2" color="textSecondary">
                {t(messages.methods[item.careMethod])}
              </Typography>
            )}
          </li>
        ))}
      </Products>
    </div>
  );
}

/** What the customer prepares for the fitter (product 16.26). */
function SiteChecklist() {
  const t = useTranslate();
  return (
    <div>
      <Typography>{t(makingMessages.prepare)}</Typography>
      <Products>
        {Object.values(makingMessages.prepareTexts).map((text) => (
          <li key={text.id}>{t(text)}</li>
        ))}
      </Products>
    </div>
  );
}

/** What happens next with an order: days, who calls, what to prepare (product 11.14). */
export function NextSteps({ order, address, now }: NextStepsProps) {
  const t = useTranslate();
  const language = useLanguage();
  const contact = useShop();
  const [renderedAt] = useState(() => new Date());
  const step = nextStep(order, now ?? renderedAt);
  return (
    <section>
      <Typography variant="overline" component="h2" color="textSecondary">
        {t(messages.title)}
      </Typography>
      <Box sx={{ marginBlockStart: 1, display: 'grid', gap: 1, justifyItems: 'start' }}>
        {nextStepTexts(step, { t, language, address, contact }).map((text, index) => (
          <Typography key={text} sx={{ fontWeight: index === 0 ? 500 : undefined }}>
            {text}
          </Typography>
        ))}
        {step.kind === 'pay' && <PayLink order={order} />}
        {BEFORE_FITTING.includes(step.kind) && order.madeDelivery?.isFitted && <SiteChecklist />}
        {('expected' in step || order.madeDelivery?.fitting) &&
          order.madeDelivery?.calendarUrl !== undefined && (
            <Link component="a" href={order.madeDelivery.calendarUrl} underline="always">
              {t(makingMessages.calendar)}
            </Link>
          )}
        {step.kind === 'care' && <ProductLinks items={order.items} />}
      </Box>
    </section>
  );
}
