/**
 * What the platform tells functions about the project: some of them ask while they are loaded.
 * @module
 */
import { projectId, storageBucket } from '../../tools/stack/project.mjs';

process.env.FIREBASE_CONFIG ??= JSON.stringify({ projectId, storageBucket });
