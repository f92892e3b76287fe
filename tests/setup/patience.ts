import { configure } from "@testing-library/dom";

/** Elements may appear late on a busy machine; one that never appears fails all the same. */
configure({ asyncUtilTimeout: 5_000 });
