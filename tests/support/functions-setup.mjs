/**
 * Environment variables that the platform sets for functions. Some functions read them while loading.
 * @module
 */
import { projectId, storageBucket } from '../../tools/base/project.mjs';

process.env.FIREBASE_CONFIG ??= JSON.stringify({ projectId, storageBucket });
