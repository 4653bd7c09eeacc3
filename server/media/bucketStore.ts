import { getMimeType } from 'hono/utils/mime';
import { boundedCache } from '../boundedCache.ts';
import { IMMUTABLE } from '../http/caching.ts';
import { BUCKET } from '../limits/pictures.ts';
import type { MediaStore } from './mediaStore.ts';

/** A bucket of Amazon S3, or of another server with its API. */
export interface BucketSettings {
  bucket: string;
  /** URL of another server than Amazon's. */
  endpoint: string | undefined;
  region: string;
  /** By default those that the SDK finds, e.g. of the machine's role. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
  /** The bucket is a part of the path instead of the host. */
  isPathStyle: boolean;
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && ['NoSuchKey', 'NotFound'].includes(error.name);
}

/** Loads the SDK with the first use, because most commands and many shops need none. */
async function connect({ bucket, endpoint, region, credentials, isPathStyle }: BucketSettings) {
  const sdk = await import('@aws-sdk/client-s3');
  const agent = { maxSockets: BUCKET.connections };
  const client = new sdk.S3Client({
    region,
    ...(endpoint !== undefined && { endpoint }),
    ...(credentials && { credentials }),
    forcePathStyle: isPathStyle,
    requestHandler: {
      connectionTimeout: BUCKET.connectMs,
      requestTimeout: BUCKET.requestMs,
      httpAgent: agent,
      httpsAgent: agent,
    },
    // Many servers other than Amazon's refuse the checksums that are sent by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return { sdk, client, Bucket: bucket };
}

/** Stores files in a bucket. */
export function createBucketStore(settings: BucketSettings): MediaStore {
  const cache = boundedCache<Uint8Array>({
    ...BUCKET.cache,
    sizeCalculation: ({ byteLength }) => byteLength + 1,
  });
  let connected: ReturnType<typeof connect> | undefined;
  const open = () => (connected ??= connect(settings));
  return {
    place: `the bucket ${settings.bucket}`,
    put: async (name, content) => {
      const { sdk, client, Bucket } = await open();
      const file = {
        ContentType: getMimeType(name) ?? 'application/octet-stream',
        CacheControl: IMMUTABLE,
        Body: content,
      };
      await client.send(new sdk.PutObjectCommand({ Bucket, Key: name, ...file }));
      cache.delete(name);
    },
    get: async (name) => {
      const cached = cache.get(name);
      if (cached) return cached;
      const { sdk, client, Bucket } = await open();
      try {
        const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket, Key: name }));
        const content = await Body?.transformToByteArray();
        if (content) cache.set(name, content);
        return content;
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    has: async (name) => {
      const { sdk, client, Bucket } = await open();
      try {
        await client.send(new sdk.HeadObjectCommand({ Bucket, Key: name }));
        return true;
      } catch (error) {
        if (isMissing(error)) return false;
        throw error;
      }
    },
    list: async (folder) => {
      const { sdk, client, Bucket } = await open();
      const pages = sdk.paginateListObjectsV2({ client }, { Bucket, Prefix: folder });
      const files = [];
      for await (const { Contents = [] } of pages)
        for (const { Key: name, LastModified: modifiedAt } of Contents)
          if (name !== undefined && modifiedAt) files.push({ name, modifiedAt });
      return files;
    },
    delete: async (name) => {
      const { sdk, client, Bucket } = await open();
      cache.delete(name);
      await client.send(new sdk.DeleteObjectCommand({ Bucket, Key: name }));
    },
  };
}
