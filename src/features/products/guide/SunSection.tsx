import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId, useMemo } from 'react';
import { Section } from '@/components/Section';
import { SectionHead } from '@/components/SectionHead';
import { guideTexts } from '@/content/guideTexts';
import { sunTexts } from '@/content/sunTexts';
import { useContent } from '@/i18n/useContent';
import type { Facade } from '@/lib/light/facades';
import { yearOfSun } from '@/lib/light/facadeSun';
import { sunChart } from '@/theme/scene';
import { SunChart } from './SunChart';
import { SunTable } from './SunTable';
import { summariseYear } from './describeSun';

const Key = styled('i')(({ theme }) => ({
  display: 'inline-block',
  width: 14,
  height: 14,
  borderRadius: 3,
  marginInlineEnd: theme.spacing(1),
  verticalAlign: '-2px',
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
}));

/** Sun on the facade through the year: chart, summary and figures. */
export function SunSection({ facade }: { facade: Facade }) {
  const headingId = useId();
  const texts = useContent(sunTexts);
  const { facings } = useContent(guideTexts);
  const year = useMemo(() => yearOfSun(facade), [facade]);
  const summary = summariseYear(texts, year);
  const caption = texts.caption(facings[facade]);
  const keys = [
    { name: texts.day, colour: sunChart.day },
    { name: texts.direct, colour: sunChart.direct },
    { name: texts.strong, colour: sunChart.strong },
  ];
  return (
    <Section labelledBy={headingId}>
      <SectionHead id={headingId} title={texts.heading} text={caption} />
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 4, md: 8 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 8fr) minmax(0, 4fr)' },
        }}
      >
        <SunChart facade={facade} year={year} label={summary} />
        <div>
          <Typography variant="h4" component="p" sx={{ marginBlockEnd: 3 }}>
            {summary}
          </Typography>
          <Box
            component="ul"
            sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 1 }}
          >
            {keys.map(({ name, colour }) => (
              <li key={name}>
                <Key style={{ backgroundColor: colour }} />
                <span>{name}</span>
              </li>
            ))}
            <li>
              <Key sx={{ height: 2, borderRadius: 0, bgcolor: 'text.primary', verticalAlign: 4 }} />
              <span>{texts.close}</span>
            </li>
          </Box>
        </div>
      </Box>
      <Box component="details" sx={{ marginBlockStart: 4 }}>
        <Box component="summary" sx={{ cursor: 'pointer', paddingBlock: 1.5 }}>
          {texts.asTable}
        </Box>
        <SunTable year={year} caption={caption} />
      </Box>
    </Section>
  );
}
