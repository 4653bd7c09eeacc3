import path from 'node:path';

/** Folder of the story screenshots, outside version control. */
export const shotsFolder = path.resolve(import.meta.dirname, '../../screenshots/stories');
export const acceptedFolder = path.join(shotsFolder, 'accepted');
export const currentFolder = path.join(shotsFolder, 'current');
export const reviewPage = path.join(shotsFolder, 'index.html');
