import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment, type ReactNode } from 'react';
import { useLanguage } from '@/i18n/useLanguage';
import { STATES, type Example, type Guide, type Say } from './guide';

/** Texts of the examples in the language around them. */
export function useSay(): Say {
  const language = useLanguage();
  return (english, arabic) => (language === 'ar' ? arabic : english);
}

const rowSx = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 };

/** One example, whose parts are beside each other while there is room. */
export function Shown({ show }: Pick<Example, 'show'>) {
  return <Box sx={rowSx}>{show(useSay())}</Box>;
}

/** A control in each of its states, with their names. */
export function States({ states }: { states: Exclude<Guide['states'], string> }) {
  const say = useSay();
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'max-content minmax(0, 1fr)' },
        alignItems: 'center',
        gap: { xs: 1, sm: 2 },
      }}
    >
      {states.names.map((name) => (
        <Fragment key={name}>
          <Typography variant="caption" color="textSecondary" lang="en" dir="ltr">
            {name}
          </Typography>
          <Box sx={rowSx}>{states.show(STATES[name], say)}</Box>
        </Fragment>
      ))}
    </Box>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" sx={{ marginBlockEnd: 5 }}>
      <Typography variant="overline" component="h2" lang="en">
        {title}
      </Typography>
      {children}
    </Box>
  );
}

/** All examples and states of a guide in the language of the toolbar, for tests and screenshots. */
export function Examples({ guide: { examples, states } }: { guide: Guide }) {
  return (
    <>
      {examples.map(({ title, show }) => (
        <Part key={title} title={title}>
          <Shown show={show} />
        </Part>
      ))}
      {typeof states !== 'string' && (
        <Part title="States">
          <States states={states} />
        </Part>
      )}
    </>
  );
}
