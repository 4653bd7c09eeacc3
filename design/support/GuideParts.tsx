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

/** What to do or not to do, with a picture. */
export function Advice({ isRight, advice }: { isRight: boolean; advice: Example }) {
  return (
    <Box component="figure" sx={{ margin: 0 }}>
      <Box sx={{ ...panel, minHeight: 160, display: 'grid', alignItems: 'center' }}>
        <Shown show={advice.show} />
      </Box>
      <Box
        component="figcaption"
        sx={{
          borderBlockStart: 3,
          borderColor: isRight ? 'success.main' : 'error.main',
          paddingBlockStart: 1,
        }}
      >
        <Typography variant="h6" component="p" color={isRight ? 'success' : 'error'}>
          {isRight ? 'Do' : 'Don’t'}: {advice.title}
        </Typography>
        <Typography variant="body2">{advice.text}</Typography>
      </Box>
    </Box>
  );
}

const cell = { borderBlockEnd: 1, borderColor: 'divider', paddingBlock: 1, textAlign: 'start' };

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
