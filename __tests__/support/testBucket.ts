import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { BucketSettings } from '../../server/media/bucketStore.ts';

export interface TestBucket {
  settings: BucketSettings;
  close: () => Promise<void>;
}

/** Starts a server that speaks S3, with an empty bucket. */
export async function createTestBucket(): Promise<TestBucket> {
  const directory = mkdtempSync(join(tmpdir(), 'sadeel bucket '));
  const bucket = 'sadeel-media';
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    vhostBuckets: false,
    configureBuckets: [{ name: bucket }],
  });
  const { port } = await server.run();
  return {
    settings: {
      bucket,
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
      isPathStyle: true,
    },
    close: async () => {
      await server.close();
      rmSync(directory, { recursive: true });
    },
  };
}
