import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Language } from '@/lib/language';
import { Shown } from './Examples';
import type { Example, Guide } from './guide';
import { InLanguage } from './InLanguage';

/** A section of the page of a component. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" sx={{ marginBlockStart: 7 }}>
      <Typography variant="h2" sx={{ fontSize: '1.75rem', marginBlockEnd: 2 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

const panel = {
  bgcolor: 'background.default',
  padding: 3,
  minWidth: 0,
  overflowX: 'auto',
} as const;

/** The same in both languages, beside each other where there is room. */
export function BothLanguages({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {(['en', 'ar'] satisfies Language[]).map((language) => (
        <Box key={language} sx={panel}>
          <InLanguage language={language}>{children}</InLanguage>
        </Box>
      ))}
    </Box>
  );
}

/** An example with its heading, in both languages. */
export function ExampleRow({ title, text, show }: Example) {
  return (
    <Box sx={{ marginBlockStart: 4 }}>
      <Typography variant="h6" component="h3">
        {title}
      </Typography>
      {text !== undefined && (
        <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '75ch' }}>
          {text}
        </Typography>
      )}
      <Box sx={{ marginBlockStart: 1.5 }}>
        <BothLanguages>
          <Shown show={show} />
        </BothLanguages>
      </Box>
    </Box>
  );
}

interface CaptionedProps {
  title: string;
  text?: string | undefined;
  /** Whether it is advice, and which. */
  isRight?: boolean;
  children: ReactNode;
}

/** A picture with a title below it, which may say what to do or not to do. */
export function Captioned({ title, text, isRight, children }: CaptionedProps) {
  const isAdvice = isRight !== undefined;
  const colour = isRight ? 'success' : 'error';
  return (
    <Box component="figure" sx={{ margin: 0 }}>
      {children}
      <Box
        component="figcaption"
        sx={{
          paddingBlockStart: 1,
          ...(isAdvice && { borderBlockStart: 3, borderColor: `${colour}.main` }),
        }}
      >
        <Typography variant="h6" component="p" {...(isAdvice && { color: colour })}>
          {isAdvice && <span>{isRight ? 'Do: ' : 'Don’t: '}</span>}
          <span>{title}</span>
        </Typography>
        {text !== undefined && <Typography variant="body2">{text}</Typography>}
      </Box>
    </Box>
  );
}

/** What to do or not to do, with a picture. */
export function Advice({ isRight, advice }: { isRight: boolean; advice: Example }) {
  return (
    <Captioned isRight={isRight} title={advice.title} text={advice.text}>
      <Box sx={{ ...panel, minHeight: 160, display: 'grid', alignItems: 'center' }}>
        <Shown show={advice.show} />
      </Box>
    </Captioned>
  );
}

/** A cell of the tables of the guides. */
export const cell = {
  borderBlockEnd: 1,
  borderColor: 'divider',
  paddingBlock: 1,
  textAlign: 'start',
} as const;

/** Table of the keys and their effects. */
export function Keys({ keys }: Pick<Guide, 'keys'>) {
  if (keys.length === 0) return <Typography>Takes no focus and has no keys.</Typography>;
  return (
    <Box component="table" sx={{ width: 1, borderCollapse: 'collapse', typography: 'body2' }}>
      <thead>
        <tr>
          {['Key', 'What it does'].map((name) => (
            <Box key={name} component="th" scope="col" sx={{ ...cell, fontWeight: 600 }}>
              {name}
            </Box>
          ))}
        </tr>
      </thead>
      <tbody>
        {keys.map(([key, effect]) => (
          <tr key={key}>
            <Box component="td" sx={{ ...cell, width: '35%', fontWeight: 500 }}>
              {key}
            </Box>
            <Box component="td" sx={cell}>
              {effect}
            </Box>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
