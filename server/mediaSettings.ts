import { z } from 'zod';
import { parsed, singleLine } from './envValues.ts';

/** A URL without its trailing slash; `undefined` for others. */
const urlOf = (protocols: readonly string[]) => (value: string) => {
  if (!URL.canParse(value)) return undefined;
  const { protocol, search, hash } = new URL(value);
  const isPlain = search === '' && hash === '' && !/[\s"<>\\]/.test(value);
  return isPlain && protocols.includes(protocol) ? value.replace(/\/$/, '') : undefined;
};

/** Where the shop's pictures are stored, and where browsers load them from (docs/settings.md). */
export const mediaSettings = {
  MEDIA_S3_BUCKET: singleLine
    .regex(/^[a-z0-9][a-z0-9.-]{1,62}$/, 'must be the name of a bucket, e.g. sadeel-media')
    .optional(),
  MEDIA_S3_ENDPOINT: parsed(
    urlOf(['http:', 'https:']),
    'must be a URL, e.g. https://s3.me-central-1.amazonaws.com',
  ).optional(),
  MEDIA_S3_REGION: singleLine.default('us-east-1'),
  MEDIA_S3_KEY: singleLine.optional(),
  MEDIA_S3_SECRET: singleLine.optional(),
  MEDIA_S3_PATH_STYLE: z.enum(['1'], { error: 'must be 1 or not set' }).optional(),
  MEDIA_BASE_URL: parsed(
    urlOf(['https:']),
    'must be an https URL, e.g. https://pictures.shop.example',
  ).optional(),
};

/** Each needs the other. */
export const MEDIA_TOGETHER = [
  ['MEDIA_S3_KEY', 'MEDIA_S3_SECRET'],
  ['MEDIA_S3_SECRET', 'MEDIA_S3_KEY'],
  ['MEDIA_S3_KEY', 'MEDIA_S3_BUCKET'],
  ['MEDIA_S3_ENDPOINT', 'MEDIA_S3_BUCKET'],
] as const;

type MediaEnv = z.infer<z.ZodObject<typeof mediaSettings>> & { DATA_DIR: string };

/** Configuration of the pictures. */
export function mediaConfigOf(env: MediaEnv) {
  const { MEDIA_S3_BUCKET: bucket, MEDIA_S3_KEY: key, MEDIA_S3_SECRET: secret } = env;
  return {
    /** Folder of the files without a bucket. */
    folder: env.DATA_DIR,
    /** Begins the URLs of pictures; empty for those of the shop itself. */
    baseUrl: env.MEDIA_BASE_URL ?? '',
    bucket:
      bucket === undefined
        ? undefined
        : {
            bucket,
            endpoint: env.MEDIA_S3_ENDPOINT,
            region: env.MEDIA_S3_REGION,
            credentials: key && secret ? { accessKeyId: key, secretAccessKey: secret } : undefined,
            isPathStyle: env.MEDIA_S3_PATH_STYLE !== undefined,
          },
  };
}
