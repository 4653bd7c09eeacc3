import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { guideTexts } from '@/content/guideTexts';
import { useContent } from '@/i18n/useContent';
import { FACADES, type Facade } from '@/lib/light/facades';
import { ChoiceTile } from './ChoiceTile';
import { CompassRose } from './CompassRose';
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
const Compass = styled('div')(({ theme }) => ({
  direction: 'ltr',
  display: 'grid',
  gridTemplateAreas: AREAS,
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: theme.spacing(0.75),
  '& > div': { display: 'grid', textAlign: 'center' },
}));

/** Eight directions around a compass, and links for those who only know the sun. */
export function CompassField({ facade, pathOf, onChange }: CompassFieldProps) {
  const texts = useContent(guideTexts);
  return (
    <Question legend={texts.facing}>
      <Compass>
        {FACADES.map((value) => (
          <div key={value} style={{ gridArea: AREA_OF[value] }}>
            <ChoiceTile
              name="facing"
              value={value}
              isChosen={value === facade}
              label={texts.facings[value]}
              onChoose={() => onChange(value)}
            />
          </div>
        ))}
        <CompassRose facade={facade} />
      </Compass>
      <Typography variant="body2" color="textSecondary" sx={{ marginBlock: '12px 4px' }}>
        {texts.facingHelp}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5 }}>
        {BY_SUN.map((value) => (
          <Link
            key={value}
            href={pathOf(value)}
            variant="body2"
            underline="always"
            aria-current={facade === value || undefined}
            sx={{ paddingBlock: 1.25, '&[aria-current]': { fontWeight: 600 } }}
          >
            {texts.bySun[value]}
          </Link>
        ))}
      </Box>
    </Question>
  );
}
