import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode, type Ref } from 'react';

export interface AccountSectionProps {
  title: string;
  help?: string;
  /** Ref of the heading, which can receive focus. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** Section of the account page: heading and help beside its content. */
export function AccountSection({ title, help, headingRef, children }: AccountSectionProps) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr)' },
        columnGap: 8,
        rowGap: 2.5,
        paddingBlock: { xs: 4, md: 5 },
        borderBlockStart: '1px solid',
        borderColor: 'divider',
      }}
    >
      <div>
        <Typography
          ref={headingRef}
          variant="h3"
          component="h2"
          id={id}
          tabIndex={headingRef === undefined ? undefined : -1}
        >
          {title}
        </Typography>
        {help !== undefined && (
          <Typography color="textSecondary" sx={{ marginBlockStart: 1 }}>
            {help}
          </Typography>
        )}
      </div>
      <div>{children}</div>
    </Box>
  );
}
