export { ordersServing } from "./repo-beo";
export { forgetBeoGuests } from "./service-beo-terms";
export { projectedChanges } from "./service";
export { whatIf, type WhatIfChanges } from "./service-what-if";
