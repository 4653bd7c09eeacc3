/** What few enquiries have, in one chunk. */
export { AttachedWindows } from '@/features/windows/note/AttachedWindows';
export { SampleRequest } from './SampleRequest';
