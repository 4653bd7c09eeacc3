import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Translated } from '@/contract/common';
import { useTranslate } from '@/i18n/useTranslate';
import { textIn } from '@/lib/textIn';
import { colours, fluid } from '@/theme/tokens';
import { messages } from './messages';
import { StoryColumns } from './StoryColumns';

export interface CurtainStoryProps extends Translated {
  /** Description (`whatAre`). */
  text: string;
  /** Benefits (`whyYouNeed`). */
  benefits: string[];
}

const Benefits = styled('ol')(({ theme }) => ({
  counterReset: 'benefit',
  marginBlockStart: theme.spacing(3),
  '& > li': {
    ...theme.typography.body1,
    counterIncrement: 'benefit',
    display: 'grid',
    gridTemplateColumns: '3rem minmax(0, 1fr)',
    alignItems: 'baseline',
    paddingBlock: theme.spacing(2),
    borderBlockEnd: `1px solid ${colours.sandDark}`,
  },
  '& > li::before': {
    content: 'counter(benefit)',
    fontFamily: theme.typography.h1.fontFamily,
    fontVariantNumeric: 'lining-nums',
    fontSize: '1.75rem',
    lineHeight: 1,
    color: colours.goldInk,
  },
}));

/** Description in large type and benefits as a numbered list. */
export function CurtainStory({ text, benefits, lang }: CurtainStoryProps) {
  const t = useTranslate();
  return (
    <StoryColumns>
      {text !== '' && (
        <div>
          <Typography variant="overline" component="h2" sx={{ color: 'primary.dark' }}>
            {t(messages.whatTheyAre)}
          </Typography>
          <Typography
            sx={{ marginBlockStart: 2, typography: 'lead', fontSize: fluid(22, 30) }}
            {...textIn(lang)}
          >
            {text}
          </Typography>
        </div>
      )}
      {benefits.length > 0 && (
        <div>
          <Typography variant="overline" component="h2" sx={{ color: 'primary.dark' }}>
            {t(messages.whyYouNeedThem)}
          </Typography>
          <Benefits {...textIn(lang)}>
            {benefits.map((benefit) => (
              <li key={benefit}>{benefit}</li>
            ))}
          </Benefits>
        </div>
      )}
    </StoryColumns>
  );
}
