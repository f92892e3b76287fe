import { configure } from "@testing-library/dom";

/** What a component test waits for may come late on a busy machine; one that never comes fails all the same. */
configure({ asyncUtilTimeout: 5_000 });
