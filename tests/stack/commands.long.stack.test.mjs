/**
 * The commands of the README that start whole shops, build, measure or change files of the repository, typed in a plain shell.
 * @module
 */
import { atNight } from './command-rows.mjs';
import { tryCommands } from './typed-commands.mjs';

tryCommands(atNight);
