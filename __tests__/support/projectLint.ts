import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import config from '../../eslint.config.js';

/**
 * ESLint with the project's rules for texts that are no files, without the rules that need types. It gets the configuration,
 * because it would load the file with a dynamic import, which Jest supports with a flag of Node only.
 */
export const projectLint = new ESLint({
  overrideConfigFile: true,
  overrideConfig: [...config, tseslint.configs.disableTypeChecked],
});
