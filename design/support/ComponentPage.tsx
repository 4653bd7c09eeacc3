import { Controls, DocsPage, Primary, Source, Unstyled, useOf } from '@storybook/addon-docs/blocks';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Language } from '@/lib/language';
import { Anatomy } from './Anatomy';
import { Changes, SourceFile, UsedIn } from './facts';
import { Shown, States } from './Examples';
import type { Example, Guide } from './guide';
import { InLanguage } from './InLanguage';
import { words } from './words';

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" sx={{ marginBlockStart: 7 }}>
      <Typography variant="h2" sx={{ fontSize: '1.75rem', marginBlockEnd: 2 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

const panel = { bgcolor: 'background.default', padding: 3, minWidth: 0 } as const;

/** The same in both languages, beside each other where there is room. */
function BothLanguages({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' } }}>
      {(['en', 'ar'] satisfies Language[]).map((language) => (
        <Box key={language} sx={panel}>
          <InLanguage language={language}>{children}</InLanguage>
        </Box>
      ))}
    </Box>
  );
}

function ExampleRow({ title, text, show }: Example) {
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

function Advice({ isRight, advice }: { isRight: boolean; advice: Example }) {
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

function Keys({ keys }: Pick<Guide, 'keys'>) {
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

function GuidePage({ title, guide }: { title: string; guide: Guide }) {
  const { code, source, module, use, anatomy = [], examples, states, right, wrong, keys } = guide;
  return (
    <>
      <Unstyled>
        <InLanguage language="en">
          <Typography variant="h1">{title.split('/').at(-1)}</Typography>
          <Typography sx={{ fontSize: '1.25rem', maxWidth: '60ch', marginBlock: 2 }}>
            {use}
          </Typography>
          <SourceFile file={source} />
        </InLanguage>
      </Unstyled>
      <Source code={code} language="tsx" />
      <Primary />
      {/* Wider than a phone. */}
      <Box sx={{ overflowX: 'auto' }}>
        <Controls />
      </Box>
      <Unstyled>
        <InLanguage language="en">
          {anatomy.length > 0 && (
            <Part title="Anatomy">
              <Anatomy guide={guide} />
            </Part>
          )}
          <Part title="Variants and sizes">
            {examples.map((example) => (
              <ExampleRow key={example.title} {...example} />
            ))}
          </Part>
          {states && (
            <Part title="States">
              <BothLanguages>
                <States states={states} />
              </BothLanguages>
            </Part>
          )}
          <Part title="Do and don’t">
            <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { sm: '1fr 1fr' } }}>
              <Advice isRight advice={right} />
              <Advice isRight={false} advice={wrong} />
            </Box>
          </Part>
          <Part title="Keyboard">
            <Keys keys={keys} />
          </Part>
          <Part title="Used in">
            <UsedIn module={module} />
          </Part>
          <Part title="Changes">
            <Changes file={source} />
          </Part>
          {words[title] && (
            <Part title="Also called">
              <Typography>{words[title].join(', ')}</Typography>
            </Part>
          )}
        </InLanguage>
      </Unstyled>
    </>
  );
}

/** Documentation of a component: the page of its guide, else Storybook's own. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const guide = preparedMeta.parameters['guide'] as Guide | undefined;
  return guide === undefined ? (
    <DocsPage />
  ) : (
    <GuidePage title={preparedMeta.title} guide={guide} />
  );
}
