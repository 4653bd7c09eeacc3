import { z } from 'zod';
import { localized } from '../http/route.ts';
import type { Messages } from '../messages/messages.ts';

/** Longest credential id of WebAuthn, 1,023 bytes, in base64url. */
const MAX_ID = 1364;
/** More than any browser sends for one key, in characters. */
const MAX_BYTES = 16_384;
/** Known ones are shorter, and no device has as many. */
const MAX_TRANSPORTS = 10;
const MAX_TRANSPORT = 20;

/** Bytes in base64url. */
const bytes = ({ shop }: Messages, max = MAX_BYTES) =>
  z
    .string({ error: shop.passkeyRefused })
    .max(max, shop.passkeyRefused)
    .regex(/^[\w-]*$/, shop.passkeyRefused);

const credential = <Response extends z.ZodType>(m: Messages, response: Response) =>
  z.object(
    {
      credential: z.object(
        {
          id: bytes(m, MAX_ID),
          rawId: bytes(m, MAX_ID),
          type: z.literal('public-key', { error: m.shop.passkeyRefused }),
          response,
        },
        { error: m.shop.passkeyRefused },
      ),
    },
    { error: m.shop.passkeyRefused },
  );

/** Body of a request that adds a passkey. */
export const createdBody = localized((m) =>
  credential(
    m,
    z.object(
      {
        clientDataJSON: bytes(m),
        attestationObject: bytes(m),
        // Only a hint, so that an unusable one refuses nothing.
        transports: z.array(z.string().max(MAX_TRANSPORT)).max(MAX_TRANSPORTS).optional().catch([]),
      },
      { error: m.shop.passkeyRefused },
    ),
  ),
);

/** Body of a sign-in with a passkey. */
export const signedBody = localized((m) =>
  credential(
    m,
    z.object(
      {
        clientDataJSON: bytes(m),
        authenticatorData: bytes(m),
        signature: bytes(m),
        userHandle: bytes(m).optional(),
      },
      { error: m.shop.passkeyRefused },
    ),
  ),
);
