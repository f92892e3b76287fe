export { forgetStory, ownStory } from "./repo-own";
export { findStory, listStories, storiesOfVendor, storyAddresses } from "./service";
export { reportedStory } from "./service-reported";
