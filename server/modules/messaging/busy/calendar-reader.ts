/** A thread of its own that reads one feed (`read-aside.ts`). */
import { parentPort, workerData } from "node:worker_threads";
import { FeedError, readBusy } from "./parse";
import type { Answer, Question } from "./read-aside";

const { text, from, to } = workerData as Question;

function answer(): Answer {
  try {
    return { busy: readBusy(text, from, to) };
  } catch (error) {
    if (error instanceof FeedError) return { refused: error.message };
    throw error;
  }
}

parentPort?.postMessage(answer());
