import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { guideTexts, type GuideTexts } from '@/content/guideTexts';
import { useContent } from '@/i18n/useContent';
import { closingOf } from '@/lib/light/closing';
import type { Facade } from '@/lib/light/facades';
import { facadeSun } from '@/lib/light/facadeSun';
import { formatMinutes } from '@/lib/light/formatMinutes';

const JUNE = { month: 6, day: 21 };

/** When to close, and why then. */
function closingTexts(m: GuideTexts['closing'], facade: Facade): { title: string; text: string } {
  const closing = closingOf(facade);
  switch (closing.kind) {
    case 'never':
      return { title: m.never, text: m.neverText };
    case 'sunrise': {
      const until = formatMinutes(facadeSun(facade, JUNE).periods.at(-1)?.to ?? 0);
      return { title: m.sunrise, text: m.sunriseText(until) };
    }
    case 'before':
      return { title: m.before(formatMinutes(closing.at)), text: m.beforeText };
    case 'seasons': {
      const { summer, winter } = closing;
      return {
        title: m.seasons(formatMinutes(summer), formatMinutes(winter)),
        text: m.beforeText,
      };
    }
    case 'winter': {
      const { from, to } = closing;
      return {
        title: m.winter(formatMinutes(from), formatMinutes(to)),
        text: m.winterText,
      };
    }
  }
}

/** The hour to close against the sun. */
export function ClosingAdvice({ facade }: { facade: Facade }) {
  const { title, text } = closingTexts(useContent(guideTexts).closing, facade);
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
