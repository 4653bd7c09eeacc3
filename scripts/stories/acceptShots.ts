import { cpSync, existsSync, rmSync } from 'node:fs';
import { acceptedFolder, currentFolder } from './shotFiles.ts';

if (!existsSync(currentFolder)) {
  throw new Error('There are no pictures to accept. Take them first: npm run stories:shots');
}
rmSync(acceptedFolder, { recursive: true, force: true });
cpSync(currentFolder, acceptedFolder, { recursive: true });
console.log('The pictures of the last run are what the next one is compared with.');
