import preview from '#.storybook/preview';
import { buildQuote } from '@/fixtures/quotes.fixtures';
import { QuotePaper } from './QuotePaper';

const quote = buildQuote();

const meta = preview.meta({ component: QuotePaper, args: { quote } });

export const Default = meta.story();

/** The final sizes of a measuring visit, with what they were before. */
export const Measured = meta.story({
  args: {
    quote: buildQuote({
      revises: 'Q-261120-9WX4C',
      lines: quote.lines.map((line) => ({
        ...line,
        ...(line.configuration && {
          previous: { size: '280 x 260 cm, wave, lined, pair', price: 4_370 },
        }),
      })),
    }),
  },
});
