import { join } from 'node:path';
import { reasonOf } from './errorDetails.ts';
import { keepAssets } from './keptAssets.ts';
import type { Services } from './services.ts';
import { storeAssets } from './storedAssets.ts';

type Parts = Pick<Services, 'config' | 'clock' | 'log' | 'mediaStore'>;

/** Keeps the assets of this release for later ones; without space, permission or bucket the shop runs all the same. */
export async function keepReleaseAssets({ config, clock, log, mediaStore }: Parts): Promise<void> {
  const source = join(config.distDir, 'assets');
  try {
    if (config.media.bucket) await storeAssets(mediaStore, source, clock.now());
    else await keepAssets(source, config.keptAssetsDir, clock.now());
  } catch (error) {
    log.warn('The assets of this release are not kept.', { reason: reasonOf(error) });
  }
}
