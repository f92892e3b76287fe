export { forgetStory, ownStory } from "./repo-own";
export { findStory, listStories, storiesOfVendor, storyAddresses } from "./service";
export { hideStory, reportedStory, restoreStory } from "./service-reported";
