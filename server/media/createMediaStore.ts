import type { Config } from '../config.ts';
import { createBucketStore } from './bucketStore.ts';
import { createFolderStore } from './folderStore.ts';
import type { MediaStore } from './mediaStore.ts';

/** Creates the store of the configuration: a bucket, else the data directory. */
export const createMediaStore = ({ bucket, folder }: Config['media']): MediaStore =>
  bucket ? createBucketStore(bucket) : createFolderStore(folder);
