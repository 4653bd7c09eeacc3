import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import { fluid } from '@/theme/tokens';
import { WorkPictures } from './WorkPictures';

/** Number of images below the first one. */
const REST = 3;

/** Skeleton of a project page: name, first image and image grid. */
export function WorkDetailSkeleton() {
  return (
    <Container aria-hidden="true" sx={{ paddingBlock: `${fluid(24, 40)} ${fluid(64, 120)}` }}>
      <Skeleton sx={{ width: 220, height: 20 }} />
      <Skeleton sx={{ marginBlock: 4, width: '60%', height: fluid(44, 76) }} />
      <WorkPictures data-rest={REST}>
        {Array.from({ length: 1 + REST }, (_, index) => (
          <li key={index}>
            <Skeleton sx={{ aspectRatio: 'var(--ratio)', height: 'auto' }} />
          </li>
        ))}
      </WorkPictures>
    </Container>
  );
}
