import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import RadioGroup from '@mui/material/RadioGroup';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslate } from '@/i18n/useTranslate';
import { FACADES, type Facade } from '@/lib/light/facades';
import { ChoiceTile } from './ChoiceTile';
import { CompassRose } from './CompassRose';
import { messages } from './messages';
import { Question } from './Question';

export interface CompassFieldProps {
  facade: Facade;
  /** URL of the guide with another direction. */
  pathOf: (facade: Facade) => string;
  onChange: (facade: Facade) => void;
}

const AREAS = '"nw n ne" "w rose e" "sw s se"';
const AREA_OF: Readonly<Record<Facade, string>> = {
  north: 'n',
  'north-east': 'ne',
  east: 'e',
  'south-east': 'se',
  south: 's',
  'south-west': 'sw',
  west: 'w',
  'north-west': 'nw',
};

const BY_SUN = ['east', 'south', 'west', 'north'] as const;

/** East is on the right in every language. */
const Compass = styled(RadioGroup)(({ theme }) => ({
  direction: 'ltr',
  display: 'grid',
  gridTemplateAreas: AREAS,
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: theme.spacing(0.75),
  maxWidth: '26rem',
  '& > label': { justifyContent: 'center', textAlign: 'center', minHeight: 56 },
}));

/** Eight directions around a compass, and links for those who only know the sun. */
export function CompassField({ facade, pathOf, onChange }: CompassFieldProps) {
  const t = useTranslate();
  return (
    <Question legend={t(messages.facing)}>
      <Compass
        name="facing"
        value={facade}
        aria-label={t(messages.facing)}
        onChange={(_event, value) => {
          const next = FACADES.find((known) => known === value);
          if (next !== undefined) onChange(next);
        }}
      >
        {FACADES.map((value) => (
          <Box key={value} sx={{ gridArea: AREA_OF[value], display: 'grid' }}>
            <ChoiceTile value={value} label={t(messages.facings[value])} />
          </Box>
        ))}
        <CompassRose facade={facade} />
      </Compass>
      <Typography variant="body2" color="textSecondary" sx={{ marginBlock: '12px 4px' }}>
        {t(messages.facingHelp)}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5 }}>
        {BY_SUN.map((value) => (
          <Link
            key={value}
            href={pathOf(value)}
            variant="body2"
            underline="always"
            aria-current={facade === value || undefined}
            sx={{
              paddingBlock: 1,
              '&[aria-current]': { fontWeight: 600, textDecorationColor: 'currentcolor' },
            }}
          >
            {t(messages.bySun[value])}
          </Link>
        ))}
      </Box>
    </Question>
  );
}
