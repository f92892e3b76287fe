export { findStory, listStories, storiesOfVendor, storyAddresses } from "./service";
