import { Controls, DocsPage, Primary, Source, Unstyled, useOf } from '@storybook/addon-docs/blocks';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Anatomy } from './Anatomy';
import { Changes, PageLink, SourceFile, UsedIn } from './facts';
import { States } from './Examples';
import type { Guide } from './guide';
import { Advice, BothLanguages, ExampleRow, Keys, Part } from './GuideParts';
import { InLanguage } from './InLanguage';
import { words } from './words';

function GuidePage({ title, guide }: { title: string; guide: Guide }) {
  const { code, source, module, use, anatomy = [], examples, states, keys, spoken, see } = guide;
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
      <Controls />
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
          <Part title="States">
            {typeof states === 'string' ? (
              <Typography>{states}</Typography>
            ) : (
              <BothLanguages>
                <States states={states} />
              </BothLanguages>
            )}
          </Part>
          <Part title="Do and don’t">
            <Box
              sx={{
                display: 'grid',
                gap: 3,
                gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
              }}
            >
              <Advice isRight advice={guide.right} />
              <Advice isRight={false} advice={guide.wrong} />
            </Box>
          </Part>
          <Part title="Keyboard and screen readers">
            <Keys keys={keys} />
            <Typography sx={{ marginBlockStart: 2 }}>{spoken}</Typography>
          </Part>
          <Part title="Used in">
            <UsedIn module={module} />
          </Part>
          <Part title="See also">
            {see.map((other) => (
              <Typography key={other}>
                <PageLink title={other} />
              </Typography>
            ))}
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

/** Documentation of a component: the page of its guide, else Storybook's own with the path of its stories. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { title, parameters } = preparedMeta;
  const guide = parameters['guide'] as Guide | undefined;
  if (guide) return <GuidePage title={title} guide={guide} />;
  return (
    <>
      <DocsPage />
      <Unstyled>
        <InLanguage language="en">
          <SourceFile file={String(parameters['fileName']).replace('./', '')} />
        </InLanguage>
      </Unstyled>
    </>
  );
}
