import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { OrderedWindow } from '@/components/made/OrderedWindow';
import { unitMessages } from '@/components/messages';
import { Picture } from '@/components/Picture';
import type { Money } from '@/contract/common';
import type { Quote, QuoteLine } from '@/contract/quotes';
import { useLanguage } from '@/i18n/useLanguage';
import { useTranslate } from '@/i18n/useTranslate';
import { formatMoney } from '@/lib/money';
import { textIn } from '@/lib/textIn';
import { messages } from './messages';

export type QuoteLinesProps = Pick<Quote, 'lines' | 'currency'>;

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr) auto',
  gap: theme.spacing(1, 2),
  paddingBlock: theme.spacing(2.5),
  borderBlockEnd: `1px solid ${theme.palette.divider}`,
  fontVariantNumeric: 'tabular-nums',
  breakInside: 'avoid',
}));

function Line({ line, currency }: { line: QuoteLine; currency: string }) {
  const t = useTranslate();
  const language = useLanguage();
  const { name, lang, size, sizeLang, image, soldAs, quantity, price, total } = line;
  const { configuration, previous } = line;
  const money = (amount: Money) => formatMoney(amount, currency, language);
  return (
    <Row>
      {/* Eager, so that it is on paper. */}
      <Picture src={image} alt="" ratio="1 / 1" sizes="72px" isPriority fetchPriority="low" />
      <Box sx={{ overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 500 }} {...textIn(lang)}>
          {name}
        </Typography>
        <Typography variant="body2" color="textSecondary" {...textIn(sizeLang)}>
          {size}
        </Typography>
        {previous !== undefined && (
          <Typography variant="body2" component="p" sx={{ color: 'primary.dark' }}>
            {t(messages.before, { size: previous.size, price: money(previous.price) })}
          </Typography>
        )}
        {(quantity > 1 || soldAs !== undefined) && (
          <Typography variant="body2" color="textSecondary">
            {soldAs
              ? `${quantity} ${t(unitMessages[soldAs].unit, { quantity })}`
              : t(messages.quantity, { quantity })}
          </Typography>
        )}
      </Box>
      <Box sx={{ textAlign: 'end', whiteSpace: 'nowrap' }}>
        <bdi>{money(total)}</bdi>
        {quantity > 1 && (
          <Typography variant="body2" color="textSecondary">
            <bdi>{money(price)}</bdi>{' '}
            <span>{soldAs ? t(unitMessages[soldAs].per) : t(messages.each)}</span>
          </Typography>
        )}
      </Box>
      {configuration !== undefined && (
        <Box sx={{ gridColumn: { xs: '1 / -1', sm: '2 / -1' } }}>
          <OrderedWindow configuration={configuration} price={price} currency={currency} />
        </Box>
      )}
    </Row>
  );
}

/** Lines of a quote with picture, what they were before measuring, and drawing and breakdown of windows. */
export function QuoteLines({ lines, currency }: QuoteLinesProps) {
  const t = useTranslate();
  return (
    <Box component="ul" aria-label={t(messages.lines)} sx={{ margin: 0, padding: 0 }}>
      {lines.map((line, index) => (
        <Line key={index} line={line} currency={currency} />
      ))}
    </Box>
  );
}
