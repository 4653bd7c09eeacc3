import { cpSync, existsSync, rmSync } from 'node:fs';
import { acceptedFolder, currentFolder } from './shotFiles.ts';

if (!existsSync(currentFolder)) {
  throw new Error('There are no screenshots to accept. Take them first: npm run stories:shots');
}
rmSync(acceptedFolder, { recursive: true, force: true });
cpSync(currentFolder, acceptedFolder, { recursive: true });
console.log('Accepted the screenshots of the last run.');
