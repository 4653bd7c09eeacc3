import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { adviceTexts } from '@/content/adviceTexts';
import { guideTexts, type GuideTexts } from '@/content/guideTexts';
import { useContent } from '@/i18n/useContent';
import { adviseLayers } from '@/lib/light/advice';
import type { Situation } from '@/lib/light/situation';
import { scene } from '@/theme/scene';
import { fluid } from '@/theme/tokens';
import { ClosingAdvice } from './ClosingAdvice';
import { WindowDrawing } from './WindowDrawing';

export interface GuideAnswerProps {
  situation: Situation;
  headingId: string;
}

const DRAWING_RATIO = '480 / 380';

/** The drawing beside the texts where there is room for both. */
const Card = styled('div')(({ theme }) => ({
  display: 'grid',
  backgroundColor: theme.palette.background.paper,
  breakInside: 'avoid',
  [theme.breakpoints.between('sm', 'md')]: { gridTemplateColumns: '1fr 1fr' },
}));

/** Continues the wall above and the floor below the drawing where the texts are taller. */
const Room = styled('div')({
  display: 'grid',
  alignItems: 'center',
  backgroundImage: `linear-gradient(${scene.wall} 50%, ${scene.floor} 50%)`,
});

/** The answers in a line, which the printed page has in place of the questions. */
function describeSituation(texts: GuideTexts, situation: Situation): string {
  const { room, facade, overlooked, extras } = situation;
  return [
    texts.rooms[room],
    texts.facings[facade],
    texts.overlookedBy[overlooked],
    ...extras.map((extra) => texts.extra[extra]),
  ].join(' · ');
}

/** Two layers for a window, why, and when to close them. Announced when an answer changes. */
export function GuideAnswer({ situation, headingId }: GuideAnswerProps) {
  const texts = useContent(guideTexts);
  const { layers, reasons } = useContent(adviceTexts);
  const advice = adviseLayers(situation);
  const parts = [
    { place: texts.atGlass, kind: advice.glass },
    { place: texts.inRoom, kind: advice.room },
  ];
  return (
    <Card>
      <Room>
        <Box sx={{ aspectRatio: DRAWING_RATIO }}>
          <WindowDrawing situation={situation} advice={advice} />
        </Box>
      </Room>
      <Box
        aria-live="polite"
        sx={{ padding: { xs: 3, sm: 4 }, display: 'grid', gap: 2.5, alignContent: 'start' }}
      >
        <Typography id={headingId} variant="overline" component="h2" sx={{ color: 'primary.dark' }}>
          {texts.answer}
        </Typography>
        <Typography variant="body2">{describeSituation(texts, situation)}</Typography>
        <Box component="dl" sx={{ margin: 0, display: 'grid', gap: 2 }}>
          {parts.map(
            ({ place, kind }) =>
              kind !== undefined && (
                <div key={place}>
                  <Typography component="dt" variant="body2" color="textSecondary">
                    {place}
                  </Typography>
                  <Typography
                    component="dd"
                    variant="h2"
                    sx={{ margin: 0, fontSize: fluid(26, 38) }}
                  >
                    {layers[kind]}
                  </Typography>
                </div>
              ),
          )}
        </Box>
        {(advice.glass === undefined || advice.room === undefined) && (
          <Typography color="textSecondary">{texts.oneLayer}</Typography>
        )}
        <Typography sx={{ fontSize: '1.125rem', maxWidth: '52ch' }}>
          {reasons[advice.reason]}
        </Typography>
        <ClosingAdvice facade={situation.facade} />
        {situation.extras.includes('door') && <Typography>{texts.doorNote}</Typography>}
        {situation.extras.includes('high') && <Typography>{texts.highNote}</Typography>}
        <Typography variant="body2" color="textSecondary">
          {texts.sampleNote}
        </Typography>
      </Box>
    </Card>
  );
}
