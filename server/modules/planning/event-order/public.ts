export { projectedChanges } from "./service";
export { whatIf, type WhatIfChanges } from "./service-what-if";
