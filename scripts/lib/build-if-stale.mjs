import { buildIfStale } from "./steps.mjs";

buildIfStale();
