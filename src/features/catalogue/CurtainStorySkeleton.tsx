import Skeleton from '@mui/material/Skeleton';
import { fluid } from '@/theme/tokens';
import { StoryColumns } from './StoryColumns';

const TEXT_WIDTHS = ['100%', '96%', '100%', '92%', '60%'];
const BENEFITS = 4;

/** Skeleton of `CurtainStory`. */
export function CurtainStorySkeleton() {
  return (
    <StoryColumns aria-hidden="true">
      <div>
        {TEXT_WIDTHS.map((width, line) => (
          <Skeleton key={line} variant="text" width={width} sx={{ fontSize: fluid(22, 30) }} />
        ))}
      </div>
      <div>
        {Array.from({ length: BENEFITS }, (_, benefit) => (
          <Skeleton key={benefit} sx={{ height: 24, marginBlockEnd: 4 }} />
        ))}
      </div>
    </StoryColumns>
  );
}
