import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from '@/i18n/useTranslate';
import type { Translate } from '@/i18n/createI18n';
import { closingOf } from '@/lib/light/closing';
import type { Facade } from '@/lib/light/facades';
import { facadeSun } from '@/lib/light/facadeSun';
import { formatMinutes } from '@/lib/light/formatMinutes';
import { messages } from './messages';

const JUNE = { month: 6, day: 21 };

/** When to close, and why then. */
function closingTexts(t: Translate, facade: Facade): { title: string; text: string } {
  const m = messages.closing;
  const closing = closingOf(facade);
  switch (closing.kind) {
    case 'never':
      return { title: t(m.never), text: t(m.neverText) };
    case 'sunrise': {
      const until = formatMinutes(facadeSun(facade, JUNE).periods.at(-1)?.to ?? 0);
      return { title: t(m.sunrise), text: t(m.sunriseText, { until }) };
    }
    case 'before':
      return { title: t(m.before, { time: formatMinutes(closing.at) }), text: t(m.beforeText) };
    case 'seasons': {
      const { summer, winter } = closing;
      return {
        title: t(m.seasons, { summer: formatMinutes(summer), winter: formatMinutes(winter) }),
        text: t(m.beforeText),
      };
    }
    case 'winter': {
      const { from, to } = closing;
      return {
        title: t(m.winter, { from: formatMinutes(from), to: formatMinutes(to) }),
        text: t(m.winterText),
      };
    }
  }
}

/** The hour to close against the sun. */
export function ClosingAdvice({ facade }: { facade: Facade }) {
  const { title, text } = closingTexts(useTranslate(), facade);
  return (
    <Box
      sx={{ borderInlineStart: '3px solid', borderColor: 'primary.main', paddingInlineStart: 2 }}
    >
      <Typography variant="h4" component="p">
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ maxWidth: '52ch' }}>
        {text}
      </Typography>
    </Box>
  );
}
