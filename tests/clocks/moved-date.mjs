/**
 * Preloaded into every process of a shop whose clock can be moved (`node --import`): `Date`, and the header of that name, say the
 * time, and `Date` has the time zone, that the clock's file names.
 * @module
 */
import { readFileSync } from 'node:fs';
import http from 'node:http';
import { clockFileVariable, movedTime, replaceDate } from './clock-file.mjs';

/** So long a process may go on with the time before; moveClock waits for longer. */
const readEveryMs = 20;

const file = process.env[clockFileVariable];
if (file === undefined) throw new Error(`${clockFileVariable} names no file`);

/** @type {import('./clock-file.mjs').ClockFile} */
let clock;
let readAt = -Infinity;

replaceDate((trueNow) => {
  if (Math.abs(trueNow - readAt) >= readEveryMs) {
    readAt = trueNow;
    clock = JSON.parse(readFileSync(file, 'utf8'));
    // Node notices the assignment, and forgets the zone that it has used until now.
    if (process.env.TZ !== clock.timeZone) process.env.TZ = clock.timeZone;
  }
  return movedTime(clock, trueNow);
});
Date.now(); // the zone, before anybody asks a Date for its parts

// Node writes the header by a Date of its own.
const { writeHead } = http.ServerResponse.prototype;
http.ServerResponse.prototype.writeHead = function (/** @type {any[]} */ ...parameters) {
  if (this.sendDate && !this.hasHeader('Date')) this.setHeader('Date', new Date().toUTCString());
  return Reflect.apply(writeHead, this, parameters);
};
